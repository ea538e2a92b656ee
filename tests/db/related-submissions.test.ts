import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { applications, contacts, partnerships, quotes } from './tables';
import { actAs, giveRole, readValue, tryStep, type Persona, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const stranger = {
  email: 'nobody@elsewhere.example',
  phone: '+254 711 111 111',
  company: 'Elsewhere Ltd',
};
let secondsLater = 0;

async function addFrom(tx: Tx, { name, row }: typeof quotes, person: Partial<typeof stranger>) {
  const { company, ...columns } = { ...stranger, ...person };
  const allColumns = { ...columns, company_operator: company, company_name: company };
  const id = randomUUID();
  secondsLater += 1;
  const created_at = new Date(Date.UTC(2026, 0, 1) + secondsLater * 1000);
  const usedColumns = Object.entries(allColumns).filter(([column]) => column in row);
  await tx`insert into ${tx(name)} ${tx({ ...row, ...Object.fromEntries(usedColumns), id, created_at })}`;
  return id;
}

const relatedTo = (tx: Tx, table: string, id: string | string[]) =>
  actAs(
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
  const message = await addFrom(tx, contacts, { email: ada.email });
  const application = await addFrom(tx, applications, { phone: ada.phone });
  const partnership = await addFrom(tx, partnerships, { company: ada.company });
  const own = await addFrom(tx, quotes, ada);
  const quote = await addFrom(tx, quotes, ada);
  await addFrom(tx, contacts, {});

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

it('the database finds related submissions by indexes, not by reading every record', async ({
  tx,
}) => {
  const own = await addFrom(tx, quotes, {});
  const countFullReads = () =>
    readValue(tx`
      select seq_scan from pg_stat_xact_user_tables where relid = 'private.records'::regclass`);
  // Otherwise a table of few records is read whole.
  await tx`set local enable_seqscan = off`;
  const before = await countFullReads();
  await relatedTo(tx, 'quote_requests', own);
  expect(await countFullReads()).toBe(before);
});

it.for([
  ['+234 803 555 0001', '0803 555 0001', true],
  ['0803 555 0001', '+234 803 555 0001', true],
  ['0803 555 0001', '0803-555-0001', true],
  ['+1 876 555 0001', '(876) 555 0001', true],
  ['+234 803 555 0001', '+254 803 555 0001', false],
] as const)(
  'an admin finds from %s what came from %s: %s',
  async ([ownPhone, otherPhone, isFound], { tx }) => {
    const own = await addFrom(tx, quotes, { phone: ownPhone });
    const otherSender = { email: 'other@b.example', company: 'Other', phone: otherPhone };
    const other = await addFrom(tx, partnerships, otherSender);
    const rows = await relatedTo(tx, 'quote_requests', own);
    expect(rows.map(({ id, shared }) => [id, shared])).toEqual(isFound ? [[other, ['phone']]] : []);
  },
);

it.for(['n.a.', '--', 'Self-employed', 'Néant'])(
  'an admin sees nothing in common between two companies called %s',
  async (company, { tx }) => {
    const own = await addFrom(tx, quotes, { company });
    await addFrom(tx, partnerships, { email: 'o@b.example', phone: '+254 722 222 222', company });
    expect(await relatedTo(tx, 'quote_requests', own)).toEqual([]);
  },
);

it('staff see what else each sender on a page sent, whatever the company', async ({ tx }) => {
  for (const role of ['sales', 'hr'] as const) await giveRole(tx, role, role);
  const person = { email: 'often@often.example' };
  const own = await addFrom(tx, contacts, person);
  const alone = await addFrom(tx, contacts, {});
  const sent: string[] = [];
  for (let i = 0; i < 12; i += 1) sent.unshift(await addFrom(tx, applications, person));
  const page = [own, alone, ...Array.from({ length: 98 }, () => randomUUID())];
  const rows = await relatedTo(tx, 'contact_submissions', page);
  expect(rows.map(({ record_id, id }) => [record_id, id])).toEqual(
    sent.slice(0, 10).map((id) => [own, id]),
  );
  expect(rows[0]).toMatchObject({ total: 12, open: true, address: person.email });
  const tryRelated = (persona: Persona, table: string, ids: string[]) =>
    actAs(tx, persona, () =>
      tryStep(tx, (step) => step`select * from related_submissions(${table}, ${ids})`),
    );
  expect(await tryRelated('sales', 'contact_submissions', page)).toBe('0 rows');
  expect(await tryRelated('hr', 'career_applications', sent.slice(0, 2))).toBe('22 rows');
  expect(await tryRelated('hr', 'career_applications', [...page, own])).toBe('refused PT400');
});
