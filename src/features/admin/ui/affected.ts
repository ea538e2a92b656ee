import type { RecordTable } from '../records/record-list';

/** The queries that show a change of a table besides those of the table itself, by the first word of their keys. */
const alsoShown = {
  bounces: ['mails'],
  devices: [],
  factors: ['devices'],
  sign_in_rules: ['activity_log'],
  admin_users: ['colleagues', 'invitations', 'mail_recipients', 'activity_log'],
  invitations: ['mails', 'activity_log'],
  job_postings: ['mails', 'activity_log', 'setup'],
  mail_recipients: ['mails', 'activity_log'],
  mails: ['messages'],
  messages: ['mails', 'record_files', 'related_submissions', 'open_work', 'activity_log'],
  record_files: ['activity_log'],
  reply_templates: ['activity_log'],
  samples: ['setup'],
  site_facts: ['activity_log'],
} as const;

const ofRecords = [
  'messages',
  'mails',
  'record_files',
  'related_submissions',
  'submissions_per_day',
  'open_work',
  'activity_log',
];

export type Changed = keyof typeof alsoShown | RecordTable;

/** Returns the first words of the keys of all queries that show a change of these tables. */
export function affectedBy(changed: readonly Changed[]): string[] {
  const shown = changed.flatMap((table) => [
    table,
    ...(table in alsoShown ? alsoShown[table as keyof typeof alsoShown] : ofRecords),
  ]);
  return [...new Set(shown)];
}
