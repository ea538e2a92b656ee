import { expect, it } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminMail } from '@/content/en/admin-mail';
import { replyNames } from '@/content/en/admin-replies';
import { adminSpam } from '@/content/en/admin-spam';
import { activityActions } from '@/content/facts/stored-values';
import { decisions } from '@/lib/form-row';
import { staffFields } from '@/features/admin/changes/staff-fields';
import { recordKindOf } from '@/features/admin/records/tabs';
import { sharedDatabase } from './database';
import { submissions } from './tables';

const database = sharedDatabase('explicit');

it.each([
  ['activity_log', 'action', activityActions],
  ['private.records', 'spam_reason', Object.keys(adminSpam.reasons)],
  ['record_files', 'kind', Object.keys(adminDetail.files.kinds)],
  ['mails', 'kind', Object.keys(adminMail.kinds)],
  ['mails', 'state', Object.keys(adminMail.states)],
  ['mails', 'reason', Object.keys(adminMail.reasons)],
  ['mail_recipients', 'mode', Object.keys(adminMail.modes)],
  // a blank email has nothing to change
  ['reply_templates', 'name', Object.keys(replyNames).filter((name) => name !== 'blank')],
])('the staff area has words for every value of %s.%s', async (table, column, wordedValues) => {
  const [check] = await database.sql<{ definition: string }[]>`
    select replace(pg_get_constraintdef(oid), 'mail_kinds()', (
      select string_agg(quote_literal(kind), ',') from unnest(private.mail_kinds()) as kind
    )) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass
      and pg_get_constraintdef(oid) like ${`%(${column} = ANY %`}`;
  // A check says which values it takes behind the column's name.
  const [, valueList = ''] = check?.definition.split(`(${column} = ANY `) ?? [];
  const values = [...valueList.matchAll(/'([^']+)'/g)].map(([, value]) => value);
  expect(values.toSorted()).toEqual([...wordedValues].toSorted());
});

it.each(submissions)('staff are offered every status of $name', ({ name, statuses }) => {
  expect(recordKindOf(name)?.statuses.map((status) => status.name)).toEqual(statuses);
});

it('the staff area has a field for each decision in the log, and sends its columns', async () => {
  const logged = await database.sql<{ action: string; names: string[]; by_request: boolean }[]>`
    select * from private.staff_columns() where action is not null`;
  expect(logged.map(({ action }) => action).toSorted()).toEqual(
    Object.keys(staffFields).toSorted(),
  );
  const setByRequests = logged.filter(({ by_request }) => by_request);
  expect(Object.fromEntries(setByRequests.map(({ action, names }) => [action, names]))).toEqual(
    decisions,
  );
});
