import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { applications, contacts, partnerships, quotes, type Table } from './tables';
import { actAs, giveRole, readValue, tryStep, type Persona, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const stranger = {
  email: 'nobody@elsewhere.example',
  phone: '+254 711 111 111',
  company: 'Elsewhere Ltd',
};
let secondsLater = 0;

/** Adds a submission, a second later than the one before; what `person` leaves out is the stranger's. */
async function addFrom(tx: Tx, { name, row }: Table, person: Partial<typeof stranger>) {
  const { company, ...contact } = { ...stranger, ...person };
  // Each table has some of these columns.
  const allColumns = { ...contact, company_operator: company, company_name: company };
  const id = randomUUID();
  secondsLater += 1;
  const created_at = new Date(Date.UTC(2026, 0, 1) + secondsLater * 1000);
  const usedColumns = Object.entries(allColumns).filter(([column]) => column in row);
  await tx`insert into ${tx(name)} ${tx({ ...row, ...Object.fromEntries(usedColumns), id, created_at })}`;
  return id;
}

interface Related extends Record<'record_id' | 'source_table' | 'id', string> {
  shared: string[];
  total: number;
}
const relatedTo = (tx: Tx, table: string, ids: string[]) => {
  const related = tx<Related[]>`select * from related_submissions(${table}, ${ids})`;
  return actAs(tx, 'admin', () => related);
};

it('an admin sees what came from the same address, phone or company', async ({ tx }) => {
  const ada = { email: 'ada@volta.example', phone: '+233 20 000 0001', company: 'Volta Telecom' };
  const messageId = await addFrom(tx, contacts, { email: ada.email });
  const applicationId = await addFrom(tx, applications, { phone: ada.phone });
  const partnershipId = await addFrom(tx, partnerships, { company: ada.company });
  const ownId = await addFrom(tx, quotes, ada);
  const quoteId = await addFrom(tx, quotes, ada);
  await addFrom(tx, contacts, {});

  const rows = await relatedTo(tx, 'quote_requests', [ownId]);
  expect(
    rows.map(({ source_table, id, shared, total }) => [source_table, id, shared, total]),
  ).toEqual([
    ['quote_requests', quoteId, ['email', 'phone', 'company'], 4],
    ['partnership_applications', partnershipId, ['company'], 4],
    ['career_applications', applicationId, ['phone'], 4],
    ['contact_submissions', messageId, ['email'], 4],
  ]);
  expect(rows[0]).toMatchObject({
    sender: `${quotes.row['contact_name']}, Volta Telecom`,
    status: 'new',
    spam_suspected: false,
  });
  expect(await relatedTo(tx, 'quote_requests', [messageId])).toHaveLength(0);
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
  await relatedTo(tx, 'quote_requests', [own]);
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
    const ownId = await addFrom(tx, quotes, { phone: ownPhone });
    const otherSender = { email: 'other@b.example', company: 'Other', phone: otherPhone };
    const otherId = await addFrom(tx, partnerships, otherSender);
    const rows = await relatedTo(tx, 'quote_requests', [ownId]);
    expect(rows.map(({ id, shared }) => [id, shared])).toEqual(
      isFound ? [[otherId, ['phone']]] : [],
    );
  },
);

it.for(['n.a.', '--', 'Self-employed', 'Néant'])(
  'an admin sees nothing in common between two companies called %s',
  async (company, { tx }) => {
    const ownId = await addFrom(tx, quotes, { company });
    await addFrom(tx, partnerships, { email: 'o@b.example', phone: '+254 722 222 222', company });
    expect(await relatedTo(tx, 'quote_requests', [ownId])).toEqual([]);
  },
);

it('staff see the ten newest of what each sender on a page of 100 sent', async ({ tx }) => {
  for (const role of ['sales', 'hr'] as const) await giveRole(tx, role, role);
  const person = { email: 'often@often.example' };
  const ownId = await addFrom(tx, contacts, person);
  const unrelatedId = await addFrom(tx, contacts, {});
  const sentIds: string[] = []; // the newest first
  for (let i = 0; i < 12; i += 1) sentIds.unshift(await addFrom(tx, applications, person));
  const page = [ownId, unrelatedId, ...Array.from({ length: 98 }, () => randomUUID())];
  const rows = await relatedTo(tx, 'contact_submissions', page);
  expect(rows.map(({ record_id, id }) => [record_id, id])).toEqual(
    sentIds.slice(0, 10).map((id) => [ownId, id]),
  );
  expect(rows[0]).toMatchObject({ total: 12, open: true, address: person.email });
  const tryRelated = (persona: Persona, table: string, ids: string[]) =>
    actAs(tx, persona, () =>
      tryStep(tx, (step) => step`select * from related_submissions(${table}, ${ids})`),
    );
  expect(await tryRelated('sales', 'contact_submissions', page)).toBe('0 rows');
  expect(await tryRelated('hr', 'career_applications', sentIds.slice(0, 2))).toBe('22 rows');
  expect(await tryRelated('hr', 'career_applications', [...page, ownId])).toBe('refused PT400');
});
