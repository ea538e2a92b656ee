import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { become, outcome, type Tx } from './personas';
import { submissions } from './tables';

const midnights = ['2026-03-28T00:00+01:00', '2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00'];
const count = (days: string[] | null) => (tx: Tx) =>
  tx`
  select * from submissions_per_day(${days}::timestamptz[]) order by table_name, day
`;

const { it } = sharedDatabase('explicit');

it('counts each kind per day of the reader’s time zone, across a clock change', async ({ tx }) => {
  const times = [
    '2026-03-27T23:59:59.999+01:00', // before the first day
    '2026-03-28T00:00+01:00',
    '2026-03-29T23:59:59.999+02:00', // the clock has been changed in between
    '2026-03-30T00:00+02:00',
    '2026-04-15T12:00+02:00',
  ];
  for (const { name, row } of submissions) {
    await tx`delete from ${tx(name)}`;
    for (const created_at of times) {
      await tx`insert into ${tx(name)} ${tx({ ...row, created_at })}`;
    }
  }
  await become(tx, 'admin');
  const expected = submissions
    .map(({ name }) => name)
    .toSorted()
    .flatMap((table_name) => [
      { table_name, day: 1, submissions: 1 },
      { table_name, day: 2, submissions: 1 },
      { table_name, day: 3, submissions: 2 },
    ]);
  expect(await count(midnights)(tx)).toEqual(expected);
});

it('accepts one day to a year of days', async ({ admin: tx }) => {
  expect(await outcome(tx, count(Array.from({ length: 366 }, () => '2100-01-01')))).toBe('0 rows');
  const bad = [null, [], Array.from({ length: 367 }, () => '2100-01-01')];
  for (const days of bad) expect(await outcome(tx, count(days))).toBe('refused PT400');
});
