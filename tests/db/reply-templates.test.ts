import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { become, giveRole, people, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const template = {
  table_name: 'quote_requests',
  locale: 'fr',
  name: 'proposal',
  subject: 'Offre' as string | null,
  body: 'Bonjour {name},',
};

const addTemplate = (tx: Tx, changes: Partial<typeof template> = {}) =>
  tx`insert into reply_templates ${tx({ ...template, ...changes })}`;
const readTemplates = (tx: Tx) =>
  tx`select table_name, locale, name, subject, body from reply_templates`;
const changeTemplate = (tx: Tx) => tx`update reply_templates set body = 'Bonjour'`;
const deleteTemplates = (tx: Tx) => tx`delete from reply_templates`;

it('sales changes and restores a template for all, and the log says who did', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  await become(tx, 'admin');
  await addTemplate(tx);
  await become(tx, 'sales');
  expect((await changeTemplate(tx)).count).toBe(1);
  expect(await readTemplates(tx)).toEqual([{ ...template, body: 'Bonjour' }]);
  await become(tx, 'hr');
  expect(await readTemplates(tx)).toEqual([]);
  expect([(await changeTemplate(tx)).count, (await deleteTemplates(tx)).count]).toEqual([0, 0]);
  await become(tx, 'sales');
  expect([(await deleteTemplates(tx)).count, (await deleteTemplates(tx)).count]).toEqual([1, 0]);
  await become(tx, 'owner');
  expect(
    await tx`
      select action, summary, actor_id from activity_log where action like 'template%' order by id`,
  ).toEqual([
    { action: 'template_changed', summary: 'proposal:fr', actor_id: people.admin.id },
    { action: 'template_changed', summary: 'proposal:fr', actor_id: people.sales.id },
    { action: 'template_reset', summary: 'proposal:fr', actor_id: people.sales.id },
  ]);
});
