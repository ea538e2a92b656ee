import type { QueryClient } from '@tanstack/react-query';
import { ownValue } from '@/lib/own-value';
import type { RecordTable } from '../records/record-kind';

export const refreshMs = 30_000;

/** The timelines of records, which are made of messages and of the log. */
export const timelinesKey = ['messages', 'timeline'] as const;

/** The first words of the keys of queries that show a change of a table, besides the table's own. */
const relatedKeys = {
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

/** The same for tables of records. */
const relatedToRecords = [
  'messages',
  'mails',
  'record_files',
  'related_submissions',
  'submissions_per_day',
  'open_work',
  'activity_log',
];

export type ChangedTable = keyof typeof relatedKeys | RecordTable;

/** Loads again everything that shows a change of these tables. */
export function refresh(client: QueryClient, ...tables: readonly ChangedTable[]): Promise<unknown> {
  const queryNames = tables.flatMap((table) => [
    table,
    ...(ownValue<readonly string[]>(relatedKeys, table) ?? relatedToRecords),
  ]);
  const keys = [...new Set(queryNames)].map((name): readonly string[] => [name]);
  if (queryNames.includes('activity_log')) keys.push(timelinesKey);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
