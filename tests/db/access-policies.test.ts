import { expect, it } from 'vitest';
import { prepareAttempts } from './access-attempts';
import { expectedAccess, probeTables, type Verb } from './access-probes';
import { listRelations } from './access-subjects';
import { sharedDatabase } from './database';
import { as, type Tx } from './personas';
import { applications, quotes } from './tables';

/** Of the views behind which records are; no visitor inserts an application. */
const kinds = new Set([quotes.name, applications.name]);

interface Policy {
  name: string;
  table: string;
  verb: Verb | 'all';
  condition: string | null;
  check: string | null;
}

/** Breaks one policy at a time and returns those whose change the matrix does not notice. */
async function unnoticed(tx: Tx, change: (policy: Policy) => string, ownGrants: boolean) {
  await prepareAttempts(tx);
  const relations = await listRelations(tx);
  const policies = await tx<Policy[]>`
    select policyname as name, schemaname || '.' || tablename as table, lower(cmd) as verb, qual as condition, with_check as check
    from pg_policies where schemaname in ('public', 'private') order by 2, 1
  `;
  const missed: string[] = [];
  for (const policy of policies) {
    const behind = relations.filter(({ name }) =>
      policy.table === 'private.records' ? kinds.has(name) : `public.${name}` === policy.table,
    );
    await tx`savepoint policy`;
    await tx.unsafe(change(policy));
    const asked = { ownGrants, ...(policy.verb !== 'all' && { tried: [policy.verb] }) };
    const found = await probeTables(tx, behind, asked);
    await tx`rollback to savepoint policy`;
    const expected = expectedAccess(behind, asked);
    if (JSON.stringify(found) === JSON.stringify(expected))
      missed.push(`${policy.table}: ${policy.name}`);
  }
  expect(policies.length).toBeGreaterThan(20);
  return missed;
}

/** Minutes: the matrix, once for each policy. */
const isNight = Boolean(process.env['NIGHTLY']);

const explicit = sharedDatabase('explicit');
it.runIf(isNight)('the matrix detects the removal of any policy', () =>
  as(explicit.sql, 'owner', async (tx) => {
    const drop = ({ name, table }: Policy) => `drop policy "${name}" on ${table}`;
    expect(await unnoticed(tx, drop, true)).toEqual([]);
  }),
);

const granted = sharedDatabase('granted');
it.runIf(isNight)('the matrix detects any policy that admits every row', () =>
  as(granted.sql, 'owner', async (tx) => {
    const open = ({ name, table, condition, check }: Policy) =>
      `alter policy "${name}" on ${table}
        ${condition ? 'using (true)' : ''} ${check ? 'with check (true)' : ''}`;
    expect(await unnoticed(tx, open, false)).toEqual([]);
  }),
);
