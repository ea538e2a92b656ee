// What a test does within a transaction: as whom, and what came of it.
import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from 'postgres';
import { staffRoles, type StaffRole } from '@/content/en/admin-roles';

export type Tx = TransactionSql;
export type Persona = 'anonymous' | 'stranger' | 'unconfirmed' | 'formerAdmin' | StaffRole;
export type SignedIn = Exclude<Persona, 'anonymous'>;

const account = (number: number, name: string, isConfirmed = true) => ({
  id: `aaaaaaaa-0000-4000-8000-00000000000${number}`,
  email: `${name}@people.example.com`,
  isConfirmed,
});

/** Accounts, whose rows are among the fixtures, each with one session of the same id. */
export const people: Record<SignedIn, ReturnType<typeof account>> = {
  stranger: account(1, 'stranger'),
  unconfirmed: account(2, 'unconfirmed', false),
  // Had a row in admin_users; the token is still valid.
  formerAdmin: account(3, 'former-admin'),
  // Without a role until `giveRole` is called, except admin.
  ...(Object.fromEntries(
    Object.keys(staffRoles).map((role, index) => [role, account(4 + index, role)]),
  ) as Record<StaffRole, ReturnType<typeof account>>),
};

export const personasWithoutRights = [
  'anonymous',
  'stranger',
  'unconfirmed',
  'formerAdmin',
] as const;

const ROLLBACK = Symbol('rollback');

/** Runs `work` as `persona`, like a PostgREST request, and rolls back; within a transaction, in a savepoint of it. */
export async function runAs<T>(
  sql: Sql | Tx,
  persona: Persona | 'owner',
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const workAndThrow = async (tx: Tx) => {
    await become(tx, persona);
    result = { value: await work(tx) };
    throw ROLLBACK;
  };
  try {
    await ('savepoint' in sql ? sql.savepoint(workAndThrow) : sql.begin(workAndThrow));
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  if (!result) throw new Error('the transaction ended before the test did');
  return result.value;
}

/** Switches the role within a transaction. The owner (a superuser) has all rights. */
export function become(tx: Tx, persona: Persona | 'owner', extraClaims = {}): PendingQuery<Row[]> {
  const role = persona === 'anonymous' ? 'anon' : 'authenticated';
  const { id, email } = persona in people ? people[persona as SignedIn] : {};
  const claims = { role, sub: id, session_id: id, email, ...extraClaims };
  return tx`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${persona === 'owner' ? 'none' : role}, true)
  `;
}

/** Does something as a persona, then continues as the owner. */
export async function actAs<T>(tx: Tx, persona: Persona, work: () => PromiseLike<T>): Promise<T> {
  await become(tx, persona);
  const result = await work();
  await become(tx, 'owner');
  return result;
}

/** Calls a function of the API as `persona`, then continues as the owner. @returns undefined if it returned no row */
export async function callAs(
  tx: Tx,
  persona: Persona,
  name: string,
  ...args: (string | boolean | null)[]
): Promise<unknown> {
  const values = args.map((_, i) => `$${i + 1}`).join(', ');
  const call = `select to_jsonb(public.${name}(${values})) as result`;
  const [row] = await actAs(tx, persona, () => tx.unsafe(call, args));
  return row?.['result'];
}

/** Makes a persona a member of staff. Only the owner may do it. */
export const giveRole = (tx: Tx, persona: SignedIn, role: StaffRole) =>
  tx`insert into public.admin_users ${tx({ user_id: people[persona].id, role })}`;

/** @returns `3 rows`, `done`, or `refused` with the violated check's name or the error's code; that is rolled back */
export async function tryStep(
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

/** Returns the first column of a query's first row; rejects if there is none. */
export async function readValue<Value>(query: PromiseLike<readonly object[]>): Promise<Value> {
  const [row] = await query;
  if (!row) throw new Error('The query returned no row.');
  return Object.values(row)[0] as Value;
}

/** Returns the number of connections that wait for an advisory lock. */
export const countLockWaits = (tx: Tx) =>
  readValue<number>(tx`
    select count(*)::int from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())
  `);
