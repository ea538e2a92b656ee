import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { freshDatabase } from './database';
import { become, type Tx } from './personas';
import { applications, contacts, partnerships, quotes, submissions, type Row } from './tables';

const { it } = freshDatabase('explicit');

const stranger = {
  email: 'nobody@elsewhere.example',
  phone: '+254 711 111 111',
  company: 'Elsewhere Ltd',
};
const columnsOf: Record<string, (person: typeof stranger) => Row> = {
  contact_submissions: ({ email, company }) => ({ email, company_operator: company }),
  quote_requests: ({ email, phone, company }) => ({ email, phone, company_name: company }),
  career_applications: ({ email, phone }) => ({ email, phone }),
  partnership_applications: ({ email, phone, company }) => ({
    email,
    phone,
    company_name: company,
  }),
};

async function store(tx: Tx, { name, row }: typeof quotes, person: Partial<typeof stranger>) {
  const id = randomUUID();
  const columns = columnsOf[name]?.({ ...stranger, ...person });
  await tx`
    insert into ${tx(name)} ${tx({ ...row, ...columns, id, created_at: nextMoment() })}
  `;
  return id;
}

let moments = 0;
const nextMoment = () => new Date(Date.UTC(2026, 0, 1) + (moments += 1) * 1000).toISOString();

async function relatedTo(tx: Tx, table: string, id: string) {
  await become(tx, 'admin');
  const rows = await tx<{ source_table: string; id: string; shared: string[]; total: number }[]>`
    select * from related_submissions(${table}, ${id})
  `;
  await become(tx, 'owner');
  return rows;
}

it('an admin sees what came from the same address, phone or company in all lists, newest first', async ({
  tx,
}) => {
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
  ['email', 'ada.b@gmail.com', ['ADAB@gmail.com', 'adab+work@gmail.com', 'a.d.a.b@googlemail.com']],
  [
    'phone',
    '+234 803 000 0001',
    ['+2348030000001', '00234 803 0000001', '+234 803 000 0001 ext 12'],
  ],
  ['company', 'Société Générale-Télécom', ['societe generale telecom', 'SOCIÉTÉ GÉNÉRALE TÉLÉCOM']],
] as const)(
  'an admin sees what came from other spellings of one %s',
  async ([key, spelling, others], { tx }) => {
    const own = await store(tx, quotes, {
      email: 'own@a.example',
      phone: '+233 20 000 0001',
      company: 'Own',
      [key]: spelling,
    });
    const apart = { email: 'other@b.example', phone: '+233 20 000 0009', company: 'Other' };
    const found: string[] = [];
    for (const other of others) {
      found.unshift(await store(tx, partnerships, { ...apart, [key]: other }));
    }
    await store(tx, partnerships, apart);
    const rows = await relatedTo(tx, 'quote_requests', own);
    expect(rows.map(({ id }) => id)).toEqual(found);
    expect(rows.map(({ shared }) => shared)).toEqual(found.map(() => [key]));
  },
);

it('an admin sees the newest twenty and how many there are', async ({ tx }) => {
  const person = { email: 'often@often.example' };
  const own = await store(tx, contacts, person);
  const sent: string[] = [];
  for (let i = 0; i < 23; i += 1) sent.unshift(await store(tx, applications, person));
  const rows = await relatedTo(tx, 'contact_submissions', own);
  expect(rows.map(({ id }) => id)).toEqual(sent.slice(0, 20));
  expect(rows[0]?.total).toBe(23);
});

it('related submissions are found by an index', async ({ tx }) => {
  await tx`set local enable_seqscan = off`;
  const plan = JSON.stringify(
    await tx`explain select from private.submissions where private.contact_keys(email, phone, company) && '{email a@b.example}'`,
  );
  for (const { name } of submissions) expect(plan).toContain(`${name}_contact_keys_idx`);
});
