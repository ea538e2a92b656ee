import { roleConditions, staff, type Role } from './access-matrix';
import { presentRows } from './access-samples';
import { submissions, type Row } from './tables';
import { people, type Tx } from './transaction';

export interface Attempt {
  role: Role | 'owner';
  statement: string;
  /** A query for a count, which the owner runs before and after the attempt. */
  countQuery?: string;
  /** The id that `auth.uid()` returns, if not the role's. */
  user?: Role;
}
export interface AttemptOutcome {
  rowCount: number;
  /** By how much the count rose. */
  change: number;
  /** Empty, or SQLSTATE and message. */
  error: string;
}

const usersByRole: Partial<Record<Role, { id: string; email: string }>> = {
  account: people.stranger,
  ...Object.fromEntries(staff.map((role) => [role, people[role]])),
};
export const allRoles = Object.keys(roleConditions) as Role[];
/** The role of PostgreSQL in which somebody's requests run. */
export const databaseRole = (role: Role) => (role in usersByRole ? 'authenticated' : role);

/** Disables checks and foreign keys and fills every table, so that only rights can refuse. */
export async function prepareAttempts(tx: Tx): Promise<void> {
  await tx.unsafe(`
    create function pg_temp.attempt(role text, claims text, statement text, count_query text)
    returns text language plpgsql as $$
    declare
      count_before bigint;
      count_after bigint;
      affected bigint;
    begin
      execute count_query into count_before;
      claims := claims::jsonb || coalesce(nullif(current_setting('tests.claims', true), ''), '{}')::jsonb;
      perform set_config('request.jwt.claims', claims, true), set_config('role', role, true);
      execute statement;
      get diagnostics affected = row_count;
      perform set_config('role', 'none', true);
      execute count_query into count_after;
      raise exception using errcode = 'UNDO0', message = affected || ' ' || count_after - count_before;
    exception
      when sqlstate 'UNDO0' then return sqlerrm;
      when others then return sqlstate || ': ' || sqlerrm;
    end;
    $$;
    do $$
    declare one record;
    begin
      for one in select conrelid::regclass as name, conname from pg_constraint
        where (connamespace = 'public'::regnamespace or conrelid = 'private.records'::regclass)
          and contype in ('c', 'f') loop
        execute format('alter table %s drop constraint %I', one.name, one.conname);
      end loop;
    end;
    $$;
  `);
  for (const [table, row] of presentRows) await tx.unsafe(insertOf(table, row));
  // Whoever wrote the notes owns their records, which an attempt would then not change.
  for (const { name } of submissions) await tx`update ${tx(name)} set owner_id = null`;
}

/** Runs an attempt with each subject, all in one request, and rolls each back. */
export async function attemptEach<Subject>(
  tx: Tx,
  subjects: Subject[],
  toAttempt: (subject: Subject) => Attempt,
) {
  const calls = subjects
    .map(toAttempt)
    .map(({ role, user = role, statement, countQuery = 'select 0' }) => {
      const database = role === 'owner' ? 'none' : databaseRole(role);
      const { id, email } = (user === 'owner' ? undefined : usersByRole[user]) ?? {};
      const claims = JSON.stringify({ role: database, sub: id, session_id: id, email });
      return { role: database, claims, statement, count_query: countQuery };
    });
  const rows = await tx<{ report: string }[]>`
    select pg_temp.attempt(role, claims, statement, count_query) as report
    from jsonb_array_elements(${JSON.stringify(calls)}::text::jsonb) with ordinality as t (item, place),
      jsonb_to_record(item) as a (role text, claims text, statement text, count_query text)
    order by place
  `;
  return subjects.map((subject, index) => ({ subject, outcome: outcomeOf(rows[index]?.report) }));
}

/** Reads what `pg_temp.attempt` reports: the number of rows and the change of the count, or an error. */
function outcomeOf(report = 'not tried'): AttemptOutcome {
  const [, rowCount, change] = /^(\d+) (-?\d+)$/.exec(report) ?? [];
  const error = rowCount ? '' : report;
  return { rowCount: Number(rowCount ?? 0), change: Number(change ?? 0), error };
}

export async function attempt(tx: Tx, single: Attempt): Promise<AttemptOutcome> {
  const [tried] = await attemptEach(tx, [single], (same) => same);
  return tried?.outcome ?? outcomeOf();
}

/** A missing privilege or policy, a guard, a generated or computed column, or a read-only view. */
export const isRefused = ({ error }: AttemptOutcome) =>
  /^(42501|PT4\d\d|428C9|55000|0A000)/.test(error);
/** A missing privilege, or a role that does not include the kind. */
export const isForbidden = ({ error }: AttemptOutcome) => /^(42501|PT403)/.test(error);

export const countQueryFor = (table: string, column: string, value: Row[string]) =>
  `select count(*) from ${table} where ${column} is not distinct from ${literal(value)}`;

export function insertOf(table: string, row: Row): string {
  const values = Object.values(row).map(literal).join(', ');
  return values
    ? `insert into ${table} (${Object.keys(row).join(', ')}) values (${values})`
    : `insert into ${table} default values`;
}

export const literal = (value: Row[string]) =>
  value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
