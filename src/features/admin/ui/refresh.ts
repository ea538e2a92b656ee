import type { QueryClient } from '@tanstack/react-query';
import type { RecordTable } from '../records/record-kind';

/** Interval at which visible data is refreshed, in milliseconds. */
export const refreshMs = 30_000;

/** The timelines of records, which are made of messages and of the log. */
export const timelinesKey = ['messages', 'timeline'] as const;

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

/** Loads again everything that shows a change of these tables. */
export function refresh(client: QueryClient, ...changed: readonly Changed[]): Promise<unknown> {
  const shown = changed.flatMap((table) => [
    table,
    ...(table in alsoShown ? alsoShown[table as keyof typeof alsoShown] : ofRecords),
  ]);
  const keys = [...new Set(shown)].map((table): readonly string[] => [table]);
  if (shown.includes('activity_log')) keys.push(timelinesKey);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
