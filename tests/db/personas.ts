import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from 'postgres';

import type { StaffRole } from '@/content/en/admin-roles';

export type Tx = TransactionSql;
export type Persona = 'anonymous' | 'stranger' | 'unconfirmed' | 'formerAdmin' | StaffRole;
export type SignedIn = Exclude<Persona, 'anonymous'>;

/** Accounts, whose rows are among the fixtures, each with one session of the same id. */
export const people: Record<SignedIn, { id: string; email: string; confirmed: boolean }> = {
  stranger: {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    email: 'stranger@people.example.com',
    confirmed: true,
  },
  unconfirmed: {
    id: 'aaaaaaaa-0000-4000-8000-000000000002',
    email: 'unconfirmed@people.example.com',
    confirmed: false,
  },
  // had a row in admin_users; the token is still valid
  formerAdmin: {
    id: 'aaaaaaaa-0000-4000-8000-000000000003',
    email: 'former-admin@people.example.com',
    confirmed: true,
  },
  admin: {
    id: 'aaaaaaaa-0000-4000-8000-000000000004',
    email: 'admin@people.example.com',
    confirmed: true,
  },
  // strangers until giveRole
  sales: {
    id: 'aaaaaaaa-0000-4000-8000-000000000005',
    email: 'sales@people.example.com',
    confirmed: true,
  },
  hr: {
    id: 'aaaaaaaa-0000-4000-8000-000000000006',
    email: 'hr@people.example.com',
    confirmed: true,
  },
};

export const withoutRights = ['anonymous', 'stranger', 'unconfirmed', 'formerAdmin'] as const;

const ROLLBACK = Symbol('rollback');

/** Runs `fn` as `persona`, like a PostgREST request, and rolls back. */
export async function as<T>(
  sql: Sql,
  persona: Persona | 'owner',
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await sql.begin(async (tx) => {
      await become(tx, persona);
      result = { value: await fn(tx) };
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  if (!result) throw new Error('the transaction ended before the test did');
  return result.value;
}

/** Switches the role within a transaction. The owner (a superuser) has all rights. */
export function become(tx: Tx, persona: Persona | 'owner'): PendingQuery<Row[]> {
  const role = persona === 'anonymous' ? 'anon' : 'authenticated';
  const claims =
    persona === 'owner' || persona === 'anonymous'
      ? { role }
      : {
          role,
          sub: people[persona].id,
          session_id: people[persona].id,
          email: people[persona].email,
        };
  return tx`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${persona === 'owner' ? 'none' : role}, true)
  `;
}

/** Makes a persona a member of staff; call it as the owner. */
export const giveRole = (tx: Tx, persona: SignedIn, role: StaffRole) =>
  tx`insert into public.admin_users ${tx({ user_id: people[persona].id, role })}`;

/**
 * Returns `3 rows`, `done`, or `refused` with the violated check's name or the error's code. A failed statement
 * is rolled back.
 */
export async function outcome(
  tx: Tx,
  statement: (tx: Tx) => PromiseLike<{ count: number | null }>,
): Promise<string> {
  try {
    const { count } = await tx.savepoint((step) => Promise.resolve(statement(step)));
    return count === null ? 'done' : `${count} rows`;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    return `refused ${error.code === '23514' ? error.constraint_name : error.code}`;
  }
}

/** Refused by a missing grant, or left without rows by row-level security. */
export const nothing = /^(refused 42501|0 rows)$/;

/** Returns the number of connections that wait for a submission's lock. */
export async function waitingFor(tx: Tx): Promise<unknown> {
  const [row] = await tx`
    select count(*)::int as number from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())
  `;
  return row?.['number'];
}
