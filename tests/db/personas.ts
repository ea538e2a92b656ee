import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from 'postgres';

export type Tx = TransactionSql;
export type Persona = 'anonymous' | 'stranger' | 'unconfirmed' | 'formerAdmin' | 'admin';
export type SignedIn = Exclude<Persona, 'anonymous'>;

/** Who has an account. Their rows are among the fixtures. */
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
  // once had a row in admin_users; the token still lives
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
};

export const withoutRights = ['anonymous', 'stranger', 'unconfirmed', 'formerAdmin'] as const;

const ROLLBACK = Symbol('rollback');

/** Runs `fn` as `persona`, the way PostgREST makes a request, and undoes whatever it did. */
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
  if (!result) throw new Error('the transaction ended before its story did');
  return result.value;
}

/** Changes who goes on in a transaction. The owner (a superuser) sees and may do everything. */
export function become(tx: Tx, persona: Persona | 'owner'): PendingQuery<Row[]> {
  const role = persona === 'anonymous' ? 'anon' : 'authenticated';
  const claims =
    persona === 'owner' || persona === 'anonymous'
      ? { role }
      : { role, sub: people[persona].id, email: people[persona].email };
  return tx`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${persona === 'owner' ? 'none' : role}, true)
  `;
}

/**
 * What came of a statement, undone if it failed: `3 rows`, `done` where nothing is counted, or
 * `refused` with the violated check's name, else the error's code.
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

/** Either wall: the grant is missing, or row-level security leaves no row to work on. */
export const nothing = /^(refused 42501|0 rows)$/;

/** How many wait for the lock of a submission in this database. */
export async function waitingFor(tx: Tx): Promise<unknown> {
  const [row] = await tx`
    select count(*)::int as number from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())
  `;
  return row?.['number'];
}
