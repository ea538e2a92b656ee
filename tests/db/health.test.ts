import { expect } from 'vitest';
import { healthNames, type HealthNews } from '@/content/facts/health';
import { sharedDatabase } from './database';
import { hoursAgo } from './fixtures';
import { claim, adminRecipientId, sendAll, submitForm } from './mail';
import { actAs, people, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const readSigns = (tx: Tx) =>
  actAs(tx, 'admin', () => tx<{ name: string; is_bad: boolean }[]>`select * from read_health()`);

const noteErrors = (tx: Tx) => tx`
  insert into client_errors (kind, message, page, browser, build, occurrences)
  values ('error', 'x', '/', 'Chrome 140', 'abc', 50)`;

/** Runs the check of the next day now; returns each recipient with the content of the email. */
async function runDailyCheck(tx: Tx) {
  await tx`update private.mail_settings set daily_at = '00:00'`;
  await tx`update private.mailer set looked_on = looked_on - 1`;
  await tx`update mails set key = key || ':before' where kind = 'health'`;
  const mails = await sendAll(tx, 'health');
  return mails.map(({ to, content }) => [to, content as unknown as HealthNews] as const);
}

it('an admin sees each sign, and that a fresh site is well', async ({ tx }) => {
  const signs = await readSigns(tx);
  expect(signs.map(({ name }) => name).toSorted()).toEqual([...healthNames].toSorted());
  expect(signs.filter(({ is_bad }) => is_bad)).toEqual([]);
});

it.for<[sign: string, reason: string, arrange: (tx: Tx) => Promise<unknown>]>([
  [
    'mail',
    'mails have failed',
    async (tx) => {
      await submitForm(tx);
      await claim(tx);
      await tx`update mails set state = 'failed', done_at = now(), lease = null`;
    },
  ],
  [
    'mail',
    'the provider refuses',
    (tx) => tx`update private.mailer set reason = 'The key is wrong.', reason_at = now()`,
  ],
  [
    'retention',
    'nothing was deleted for two days',
    (tx) => tx`
      insert into activity_log (action, table_name, record_id, summary, created_at)
      values ('purged', 'everywhere', gen_random_uuid(), '', ${hoursAgo(49)})`,
  ],
  ['storage', 'files fill their space', (tx) => tx`update private.storage_limits set total = 1`],
  ['errors', 'pages fail', noteErrors],
  [
    'answers',
    'many replies get none',
    async (tx) => {
      await tx`update private.mailer set reply_domain = 'reply.example.com'`;
      await tx`
        insert into mails (key, kind, table_name, state, done_at)
        select 'reply:' || n, 'reply', 'quote_requests', 'sent', now() from generate_series(1, 20) as n`;
    },
  ],
])('an admin sees that %s is not well when %s', async ([name, , arrange], { tx }) => {
  // one file, so that a limit can be passed
  await tx`
    insert into record_files (table_name, record_id, kind, file_name, content)
    select 'career_applications', id, 'cover_letter', 'a.pdf', ${Buffer.from('%PDF-1.4 %%EOF')}
    from career_applications limit 1`;
  await arrange(tx);
  const badSigns = (await readSigns(tx)).filter(({ is_bad }) => is_bad);
  expect(badSigns.map((sign) => sign.name)).toEqual([name]);
});

it('admins get one email when a sign turns red, and one when it is well again', async ({ tx }) => {
  // the mode concerns submissions alone
  await tx`update mail_recipients set mode = 'off'`;
  expect(await runDailyCheck(tx), 'well').toEqual([]);
  await submitForm(tx);
  await claim(tx);
  await tx`update mails set state = 'failed', done_at = now(), lease = null where kind = 'acknowledgement'`;
  await noteErrors(tx);
  const { email } = people.admin;
  expect(await runDailyCheck(tx)).toEqual([[email, { bad: ['errors', 'mail'], well: [] }]]);
  expect(await runDailyCheck(tx), 'nothing new').toEqual([]);
  await tx`update mails set state = 'skipped', reason = 'dropped' where state = 'failed'`;
  expect(await runDailyCheck(tx)).toEqual([[email, { bad: ['errors'], well: ['mail'] }]]);
  await tx`delete from client_errors`;
  await tx`update mail_recipients set mode = 'off' where id = ${await adminRecipientId(tx)}`;
  expect(await runDailyCheck(tx), 'whatever is chosen for submissions').toHaveLength(1);
});
