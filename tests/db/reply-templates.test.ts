import { expect } from 'vitest';
import { freshDatabase } from './database';
import { become, giveRole, outcome, people, type Tx } from './personas';

const { it } = freshDatabase('explicit');

const template = { table_name: 'quote_requests', locale: 'fr', name: 'proposal' };
const texts: Record<'subject' | 'body', string | null> = {
  subject: 'Offre',
  body: 'Bonjour {name},',
};

function set(given: Partial<typeof template & typeof texts> = {}) {
  const { table_name, locale, name, subject, body } = { ...template, ...texts, ...given };
  return (tx: Tx) =>
    tx`select set_template(${table_name}, ${locale}, ${name}, ${subject}, ${body})`;
}
const stored = (tx: Tx) =>
  tx`select table_name, locale, name, body, author_id, changed_at = now() as is_now from reply_templates`;

it('sales change a template of theirs for everybody, see who did, and go back to the original', async ({
  tx,
}) => {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  await become(tx, 'sales');
  await set({ body: 'Bonjour' })(tx);
  await set()(tx);
  expect(await stored(tx)).toEqual([
    { ...template, body: 'Bonjour {name},', author_id: people.sales.id, is_now: true },
  ]);
  await become(tx, 'hr');
  expect(await stored(tx)).toEqual([]);
  await become(tx, 'admin');
  expect(await stored(tx)).toHaveLength(1);
  await set({ subject: null, body: null })(tx);
  await set({ subject: null, body: null })(tx);
  expect(await stored(tx)).toEqual([]);
  await become(tx, 'owner');
  expect(
    await tx`
      select action, summary, actor_id from activity_log where action like 'template%' order by id`,
  ).toEqual([
    { action: 'template_changed', summary: 'proposal:fr', actor_id: people.sales.id },
    { action: 'template_changed', summary: 'proposal:fr', actor_id: people.sales.id },
    { action: 'template_reset', summary: 'proposal:fr', actor_id: people.admin.id },
  ]);
});

it.for([
  ['a posting', { table_name: 'job_postings' }, 'PT403'],
  ['an unknown template', { name: 'blank' }, 'reply_templates_name_check'],
  ['another language', { locale: 'de' }, 'reply_templates_locale_check'],
  ['an empty text', { body: ' ' }, 'reply_templates_body_check'],
  ['two lines of a subject', { subject: 'a\nb' }, 'reply_templates_subject_check'],
  ['a text without a subject', { subject: null }, '23502'],
] as const)('rejects %s from sales', async ([, given, reason], { tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await become(tx, 'sales');
  expect(await outcome(tx, set(given))).toBe(`refused ${reason}`);
});
