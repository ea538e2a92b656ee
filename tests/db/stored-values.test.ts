import { expect, it } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminMail } from '@/content/en/admin-mail';
import { adminSpam } from '@/content/en/admin-spam';
import { activityActions } from '@/content/facts/stored-values';
import { freshDatabase } from './database';

const database = freshDatabase('explicit');

it.each([
  ['activity_log', 'action', activityActions],
  ['quote_requests', 'spam_reason', Object.keys(adminSpam.reasons)],
  ['application_files', 'kind', Object.keys(adminDetail.files.kinds)],
  ['mails', 'kind', Object.keys(adminMail.kinds)],
  ['mails', 'state', Object.keys(adminMail.states)],
  ['mail_recipients', 'mode', Object.keys(adminMail.modes)],
])('the staff area has words for every value of %s.%s', async (table, column, worded) => {
  const [check] = await database.sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass
      and pg_get_constraintdef(oid) like ${`CHECK ((${column} = ANY %`}`;
  const values = [...(check?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value);
  expect(values.toSorted()).toEqual([...worded].toSorted());
});
