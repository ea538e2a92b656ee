// What a list says of the other records of a row's sender.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { freshDatabase } from './database';
import { acting, giveRole, outcome, type Persona, type Tx } from './personas';
import { applications, partnerships, quotes } from './tables';

const { it } = freshDatabase('explicit');

const ada = { email: 'ada.b@gmail.com', phone: '+233 20 000 0001' };
let moments = 0;

async function store(tx: Tx, { name, row }: typeof quotes, more: object = {}) {
  const id = randomUUID();
  const created_at = new Date(Date.UTC(2026, 0, 1) + (moments += 1) * 1000);
  const apart = { email: `${id}@example.com`, phone: `+${Date.now()}${moments}` };
  await tx`insert into ${tx(name)} ${tx({ ...row, ...apart, ...more, id, created_at })}`;
  return id;
}

const ask = (tx: Tx, persona: Persona, table: string, ids: string[]) =>
  acting(tx, persona, () => tx`select * from same_sender(${table}, ${ids})`);

it('an admin sees the newest other open one by mailbox or phone, of how many', async ({ tx }) => {
  const first = await store(tx, quotes, { phone: ada.phone });
  const second = await store(tx, quotes, { email: 'ADAB+work@googlemail.com' });
  const own = await store(tx, quotes, ada);
  for (const more of [
    { status: 'completed' },
    { duplicate_of: second },
    { outcome: 'won' },
    { spam_suspected: true, spam_reason: 'honeypot' },
  ]) {
    await store(tx, quotes, { ...ada, ...more });
  }
  const alone = await store(tx, quotes, { company_name: quotes.row['company_name'] });
  const rows = await ask(tx, 'admin', 'quote_requests', [own, alone, first, randomUUID()]);
  expect(rows).toHaveLength(2);
  const other_kinds: string[] = [];
  for (const row of [
    { record_id: own, open_id: second, open_count: 2, place: 3, other_kinds },
    { record_id: first, open_id: own, open_count: 1, place: 1, other_kinds },
  ]) {
    expect(rows).toContainEqual(row);
  }
});

it('hr sees which application of a person it is, and only admins other kinds', async ({ tx }) => {
  for (const role of ['sales', 'hr'] as const) await giveRole(tx, role, role);
  await store(tx, applications, { ...ada, status: 'rejected' });
  await store(tx, quotes, ada);
  const quote = await store(tx, quotes, ada);
  const partnership = await store(tx, partnerships, ada);
  const own = await store(tx, applications, ada);
  const row = { record_id: own, open_id: null, open_count: 0, place: 2 };
  expect(await ask(tx, 'hr', 'career_applications', [own])).toEqual([{ ...row, other_kinds: [] }]);
  expect(await ask(tx, 'admin', 'career_applications', [own])).toEqual([
    { ...row, other_kinds: ['partnership_applications', 'quote_requests'] },
  ]);
  expect(await ask(tx, 'sales', 'partnership_applications', [partnership])).toEqual([
    { ...row, record_id: partnership, place: 1, other_kinds: ['quote_requests'] },
  ]);
  expect(await ask(tx, 'sales', 'quote_requests', [own])).toEqual([]);
  expect(await ask(tx, 'sales', 'quote_requests', [quote])).toHaveLength(1);
});

it('staff ask about a page of submissions at most', async ({ admin: tx }) => {
  const asked = (table: string, ids: string[]) =>
    outcome(tx, (step) => step`select * from same_sender(${table}, ${ids})`);
  const ids = Array.from({ length: 101 }, () => randomUUID());
  expect(await asked('job_postings', [])).toBe('refused PT400');
  expect(await asked('career_applications', ids)).toBe('refused PT400');
  expect(await asked('career_applications', ids.slice(1))).toBe('0 rows');
});
