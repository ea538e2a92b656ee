import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { acting, giveRole, outcome, type Persona, type Tx } from './personas';
import { applications, contacts, partnerships, quotes } from './tables';

const { it } = sharedDatabase('explicit');

const stranger = {
  email: 'nobody@elsewhere.example',
  phone: '+254 711 111 111',
  company: 'Elsewhere Ltd',
};
let moments = 0;

async function store(tx: Tx, { name, row }: typeof quotes, person: Partial<typeof stranger>) {
  const { company, ...columns } = { ...stranger, ...person };
  const named = { ...columns, company_operator: company, company_name: company };
  const id = randomUUID();
  const created_at = new Date(Date.UTC(2026, 0, 1) + (moments += 1) * 1000);
  const known = Object.entries(named).filter(([column]) => column in row);
  await tx`insert into ${tx(name)} ${tx({ ...row, ...Object.fromEntries(known), id, created_at })}`;
  return id;
}

const relatedTo = (tx: Tx, table: string, id: string | string[]) =>
  acting(
    tx,
    'admin',
    () => tx<
      { record_id: string; source_table: string; id: string; shared: string[]; total: number }[]
    >`
      select * from related_submissions(${table}, ${[id].flat()})
    `,
  );

it('an admin sees what came from the same address, phone or company', async ({ tx }) => {
  const ada = { email: 'ada@volta.example', phone: '+233 20 000 0001', company: 'Volta Telecom' };
  const message = await store(tx, contacts, { email: ada.email });
  const application = await store(tx, applications, { phone: ada.phone });
  const partnership = await store(tx, partnerships, { company: ada.company });
  const own = await store(tx, quotes, ada);
  const quote = await store(tx, quotes, ada);
  await store(tx, contacts, {});

  const rows = await relatedTo(tx, 'quote_requests', own);
  expect(
    rows.map(({ source_table, id, shared, total }) => [source_table, id, shared, total]),
  ).toEqual([
    ['quote_requests', quote, ['email', 'phone', 'company'], 4],
    ['partnership_applications', partnership, ['company'], 4],
    ['career_applications', application, ['phone'], 4],
    ['contact_submissions', message, ['email'], 4],
  ]);
  expect(rows[0]).toMatchObject({
    sender: `${quotes.row['contact_name']}, Volta Telecom`,
    status: 'new',
    spam_suspected: false,
  });
  expect(await relatedTo(tx, 'quote_requests', message)).toHaveLength(0);
});

it.for([
  ['+234 803 555 0001', '0803 555 0001', true],
  ['0803 555 0001', '+234 803 555 0001', true],
  ['0803 555 0001', '0803-555-0001', true],
  ['+1 876 555 0001', '(876) 555 0001', true],
  ['+234 803 555 0001', '+254 803 555 0001', false],
] as const)(
  'an admin finds from %s what came from %s: %s',
  async ([ours, theirs, isFound], { tx }) => {
    const own = await store(tx, quotes, { phone: ours });
    const apart = { email: 'other@b.example', company: 'Other', phone: theirs };
    const other = await store(tx, partnerships, apart);
    const rows = await relatedTo(tx, 'quote_requests', own);
    expect(rows.map(({ id, shared }) => [id, shared])).toEqual(isFound ? [[other, ['phone']]] : []);
  },
);

it.for(['n.a.', '--', 'Self-employed', 'Néant'])(
  'an admin sees nothing in common between two companies called %s',
  async (company, { tx }) => {
    const own = await store(tx, quotes, { company });
    await store(tx, partnerships, { email: 'o@b.example', phone: '+254 722 222 222', company });
    expect(await relatedTo(tx, 'quote_requests', own)).toEqual([]);
  },
);

it('staff see of a page of records what else each sender sent, whatever the company', async ({
  tx,
}) => {
  for (const role of ['sales', 'hr'] as const) await giveRole(tx, role, role);
  const person = { email: 'often@often.example' };
  const own = await store(tx, contacts, person);
  const alone = await store(tx, contacts, {});
  const sent: string[] = [];
  for (let i = 0; i < 12; i += 1) sent.unshift(await store(tx, applications, person));
  const page = [own, alone, ...Array.from({ length: 98 }, () => randomUUID())];
  const rows = await relatedTo(tx, 'contact_submissions', page);
  expect(rows.map(({ record_id, id }) => [record_id, id])).toEqual(
    sent.slice(0, 10).map((id) => [own, id]),
  );
  expect(rows[0]).toMatchObject({ total: 12, open: true, address: person.email });
  const ask = (persona: Persona, table: string, ids: string[]) =>
    acting(tx, persona, () =>
      outcome(tx, (step) => step`select * from related_submissions(${table}, ${ids})`),
    );
  expect(await ask('sales', 'contact_submissions', page)).toBe('0 rows');
  expect(await ask('hr', 'career_applications', sent.slice(0, 2))).toBe('22 rows');
  expect(await ask('hr', 'career_applications', [...page, own])).toBe('refused PT400');
});
