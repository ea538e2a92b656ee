import { expect, it } from 'vitest';
import { prepareAttempts } from './access-attempts';
import { expectedAccess, probeTables } from './access-probes';
import { listRelations } from './access-subjects';
import { freshDatabase } from './database';
import { as, type Tx } from './personas';

interface Policy {
  name: string;
  table: string;
  condition: string | null;
  check: string | null;
}

// A trigger resets a visitor's row; the condition only satisfies an advisor that warns of a bare true.
const MADE_NEW = "(status = 'new'::text)";

/** Breaks one policy at a time and returns those whose change the matrix does not notice. */
async function unnoticed(
  tx: Tx,
  change: (policy: Policy) => string | undefined,
  ownGrants: boolean,
) {
  await prepareAttempts(tx);
  const relations = await listRelations(tx);
  const policies = await tx<Policy[]>`
    select policyname as name, tablename as table, qual as condition, with_check as check
    from pg_policies where schemaname = 'public' order by 2, 1
  `;
  const missed: string[] = [];
  for (const policy of policies) {
    const relation = relations.find(({ name }) => name === policy.table);
    const statement = change(policy);
    if (!relation || !statement) continue;
    await tx`savepoint policy`;
    await tx.unsafe(statement);
    const found = await probeTables(tx, [relation], ownGrants);
    await tx`rollback to savepoint policy`;
    const expected = expectedAccess([relation], ownGrants);
    if (JSON.stringify(found) === JSON.stringify(expected))
      missed.push(`${policy.table}: ${policy.name}`);
  }
  expect(policies.length).toBeGreaterThan(20);
  return missed;
}

const explicit = freshDatabase('explicit');
it('the matrix detects the removal of any policy', () =>
  as(explicit.sql, 'owner', async (tx) => {
    const drop = ({ name, table }: Policy) => `drop policy "${name}" on ${table}`;
    expect(await unnoticed(tx, drop, true)).toEqual([]);
  }));

const granted = freshDatabase('granted');
it('the matrix detects any policy that admits every row', () =>
  as(granted.sql, 'owner', async (tx) => {
    const open = ({ name, table, condition, check }: Policy) =>
      check === MADE_NEW
        ? undefined
        : `alter policy "${name}" on ${table}
            ${condition ? 'using (true)' : ''} ${check ? 'with check (true)' : ''}`;
    expect(await unnoticed(tx, open, false)).toEqual([]);
  }));
