import { expect, it } from 'vitest';
import { prepareAttempts } from './access-attempts';
import { expectedAccess, probeTables, type Verb } from './access-probes';
import { listRelations } from './access-subjects';
import { sharedDatabase } from './database';
import { applications, quotes } from './tables';
import { runAs, type Tx } from './transaction';

/** Two views of `private.records` stand for all: visitors insert into one, but no application. */
const recordViews = new Set([quotes.name, applications.name]);

interface Policy {
  name: string;
  table: string;
  verb: Verb | 'all';
  condition: string | null;
  check: string | null;
}

/** Breaks one policy at a time by a statement, and returns those whose change the matrix does not notice. */
async function listMissed(tx: Tx, breakingSql: (policy: Policy) => string, hasOwnGrants: boolean) {
  await prepareAttempts(tx);
  const relations = await listRelations(tx);
  const policies = await tx<Policy[]>`
    select policyname as name, schemaname || '.' || tablename as table, lower(cmd) as verb, qual as condition, with_check as check
    from pg_policies where schemaname in ('public', 'private') order by 2, 1
  `;
  const missed: string[] = [];
  for (const policy of policies) {
    const affected = relations.filter(({ name }) =>
      policy.table === 'private.records'
        ? recordViews.has(name)
        : `public.${name}` === policy.table,
    );
    await tx`savepoint policy`;
    await tx.unsafe(breakingSql(policy));
    const options = { hasOwnGrants, ...(policy.verb !== 'all' && { verbs: [policy.verb] }) };
    const access = await probeTables(tx, affected, options);
    await tx`rollback to savepoint policy`;
    const expected = expectedAccess(affected, options);
    if (JSON.stringify(access) === JSON.stringify(expected))
      missed.push(`${policy.table}: ${policy.name}`);
  }
  expect(policies.length).toBeGreaterThan(20);
  return missed;
}

/** Takes minutes, because the whole matrix is tried once for each policy. */
const isNightly = Boolean(process.env['NIGHTLY']);

const explicit = sharedDatabase('explicit');
it.runIf(isNightly)('the matrix detects the removal of any policy', () =>
  runAs(explicit.sql, 'owner', async (tx) => {
    const dropPolicy = ({ name, table }: Policy) => `drop policy "${name}" on ${table}`;
    expect(await listMissed(tx, dropPolicy, true)).toEqual([]);
  }),
);

const granted = sharedDatabase('granted');
it.runIf(isNightly)('the matrix detects any policy that admits every row', () =>
  runAs(granted.sql, 'owner', async (tx) => {
    const admitEveryRow = ({ name, table, condition, check }: Policy) =>
      `alter policy "${name}" on ${table}
        ${condition ? 'using (true)' : ''} ${check ? 'with check (true)' : ''}`;
    expect(await listMissed(tx, admitEveryRow, false)).toEqual([]);
  }),
);
