import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { quoteId } from './fixtures';
import { enterLead } from './submit';
import { actAs, giveRole, readValue, tryStep, type Persona, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Enters a call for a company, without the caller's name. */
async function enterCaller(tx: Tx) {
  const id = randomUUID();
  const lead = { id, came_by: 'call', company_name: 'Nile Pay', phone: '+255 700 557540' };
  await enterLead(tx, 'quote_requests', lead);
  return id;
}

/** Sets columns of a quote request; see `tryStep`. */
const complete = (tx: Tx, persona: Persona, id: string, columns: object) =>
  actAs(tx, persona, () =>
    tryStep(
      tx,
      (step) =>
        step`select complete_record('quote_requests', ${id}, ${JSON.stringify(columns)}::text::jsonb)`,
    ),
  );

const details = {
  contact_name: 'Ruth Rao',
  email: 'ruth@example.org',
  country: 'Tanzania',
  service_type: 'Fintech Solutions',
  budget: '50k-100k',
};

it('sales adds who a caller is and what they want, which the history says', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const id = await enterCaller(tx);
  expect(await complete(tx, 'sales', id, details)).toBe('1 rows');
  expect(
    await tx`select contact_name, email, country, service_type, budget, company_name from quote_requests where id = ${id}`,
  ).toEqual([{ ...details, company_name: 'Nile Pay' }]);
  const lastAction = tx`
    select action from activity_log where record_id = ${id} order by id desc limit 1`;
  expect(await readValue(lastAction)).toBe('details_added');
});

it('sales corrects what a visitor wrote; both texts stay, also in the history', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const [stored] = await tx<{ contact_name: string }[]>`
    select contact_name from quote_requests where id = ${quoteId}`;
  for (const contact_name of ['Ruth Rao', 'Ruth Rao-Mensah']) {
    expect(await complete(tx, 'sales', quoteId, { contact_name })).toBe('1 rows');
  }
  const written = { contact_name: stored?.contact_name };
  expect(await tx`select contact_name, written from quote_requests where id = ${quoteId}`).toEqual([
    { contact_name: 'Ruth Rao-Mensah', written },
  ]);
  expect(
    await tx`select from_status, to_status from activity_log where action = 'details_corrected' order by id`,
  ).toEqual([
    { from_status: stored?.contact_name, to_status: 'Ruth Rao' },
    { from_status: 'Ruth Rao', to_status: 'Ruth Rao-Mensah' },
  ]);
});

it.for<[string, object]>([
  ['when a caller wants it', { timeline: 'short' }],
  ['what no form asks for', { status: 'completed' }],
  ['an address to which nothing can be sent', { email: 'ruth@@example.org' }],
])('an admin cannot add %s', async ([, refused], { tx }) => {
  const id = await enterCaller(tx);
  expect(await complete(tx, 'admin', id, refused)).toBe('refused PT400');
});

it('an admin changes neither what a visitor wants nor their address', async ({ tx }) => {
  for (const change of [{ budget: '500k+' }, { email: 'x@example.org' }])
    expect(await complete(tx, 'admin', quoteId, change)).toBe('refused PT400');
});
