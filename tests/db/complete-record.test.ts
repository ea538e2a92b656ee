import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { add } from './enter';
import { acting, giveRole, outcome, type Persona, type Tx } from './personas';
import { submissionId } from './fixtures';

const { it } = sharedDatabase('explicit');

/** Somebody who called for a company. */
async function called(tx: Tx) {
  const id = randomUUID();
  const lead = { id, came_by: 'call', company_name: 'Nile Pay', phone: '+255 700 557540' };
  await add(tx, 'quote_requests', lead);
  return id;
}

const complete = (tx: Tx, who: Persona, id: string, given: object, table = 'quote_requests') =>
  acting(tx, who, () =>
    outcome(
      tx,
      (step) =>
        step`select complete_record(${table}, ${id}, ${JSON.stringify(given)}::text::jsonb)`,
    ),
  );

const given = { contact_name: 'Ruth Rao', email: 'ruth@example.org', country: 'Tanzania' };

it('sales adds a caller’s name, address and country, which the history says', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const id = await called(tx);
  expect(await complete(tx, 'sales', id, given)).toBe('1 rows');
  expect(
    await tx`select contact_name, email, country, company_name from quote_requests where id = ${id}`,
  ).toEqual([{ ...given, company_name: 'Nile Pay' }]);
  expect(
    await tx`select action from activity_log where record_id = ${id} order by id desc limit 1`,
  ).toEqual([{ action: 'details_added' }]);
});

it.for<[string, object]>([
  ['what is there already', { company_name: 'Another' }],
  ['anything but who the sender is', { budget: '500k+' }],
  ['what no form asks for', { status: 'completed' }],
  ['an address to which nothing can be sent', { email: 'ruth@@example.org' }],
  ['nothing', {}],
])('an admin cannot add %s', async ([, wrong], { tx }) => {
  const id = await called(tx);
  expect(await complete(tx, 'admin', id, wrong)).toBe('refused PT400');
});

it('what a visitor sent is not completed by staff, and a missing record by nobody', async ({
  tx,
}) => {
  expect(await complete(tx, 'admin', submissionId, { contact_name: 'x' })).toBe('refused PT400');
  expect(await complete(tx, 'admin', randomUUID(), given)).toBe('refused PT404');
});
