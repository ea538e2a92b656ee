import { randomUUID } from 'node:crypto';
import { postingIds, submissionId } from './fixtures';
import { people } from './personas';
import { resume } from './submit';
import { applications, inserted, postings, type Table } from './tables';

export type Values = Record<string, string | number | boolean | null | Buffer>;

/** What the permission matrix needs to know of a table in order to attack it. */
export interface Relation {
  key: string;
  keyIsGenerated?: true;
  /** An insert that is well-formed, whoever may make it. */
  row: Values;
  /** For every column, what a forger would write into it. */
  claims: Values;
  /** The column of `claims` that updates and upserts write. */
  change: string;
  /** Laid over `row`: meets a row that is there, for upserts. */
  twin: Values;
  /** Laid over `row` where it is inserted twice at once. */
  second?: Values;
  /** Rows to have besides the fixtures. */
  add?: { name: string; rows: Values[] }[];
}

const id = randomUUID();
const longAgo = '2020-01-01';
const colleague = { id: 'dddddddd-0000-4000-8000-000000000004', email: 'colleague@example.com' };
const fileId = 'dddddddd-0000-4000-8000-000000000001';
const noteId = 'dddddddd-0000-4000-8000-000000000002';
const content = Buffer.from(resume.content, 'base64');
const note = { table_name: 'quote_requests', record_id: submissionId, body: 'Called, no answer.' };
const file = { application_id: submissionId, kind: 'resume', file_name: 'resume.pdf', content };
const entry = { action: 'submitted', table_name: 'quote_requests', record_id: id, summary: 'Ada' };

/** For each column of a table's row another value that its checks let pass. */
const others = ({ row, values, statuses }: Table): Values => ({
  ...Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      values[column]?.find((other) => other !== value) ??
        (typeof value === 'boolean' ? !value : `${value ?? ''}1`),
    ]),
  ),
  status: statuses[1] ?? '',
  id,
  created_at: longAgo,
  search_text: 'forged',
});

const submission = (table: Table): Relation => ({
  key: 'id',
  row: table.row,
  claims: {
    ...others(table),
    job_posting_id: postingIds['draft'] ?? '',
    revision: 7,
    replaces: submissionId,
    trap: 'bait',
    seconds_to_fill: 2,
    locale: 'fr',
    consent_version: 'quote-en-76543210',
    consented_at: longAgo,
    suspect: true,
    suspect_reason: 'trap',
  },
  change: 'status',
  twin: { id: submissionId },
});

const recipientId = 'dddddddd-0000-4000-8000-000000000005';
const mailId = 'dddddddd-0000-4000-8000-000000000006';
const mail = { key: 'test:1', kind: 'test', reason: '550 no' };
const ofMail: Record<string, Relation> = {
  mail_recipients: {
    key: 'id',
    row: { shared_address: 'sales@example.com' },
    claims: {
      id,
      user_id: people.stranger.id,
      shared_address: 'forged@example.com',
      table_names: '{quote_requests}',
      mode: 'off',
      reminders: false,
      created_at: longAgo,
    },
    change: 'mode',
    twin: { id: recipientId },
    second: { shared_address: 'support@example.com' },
    add: [
      {
        name: 'mail_recipients',
        rows: [{ id: recipientId, shared_address: 'office@example.com' }],
      },
    ],
  },
  mails: {
    key: 'id',
    row: { ...mail, key: 'test:2' },
    claims: {
      id,
      key: 'forged',
      kind: 'alert',
      table_name: 'quote_requests',
      record_id: submissionId,
      recipient_id: recipientId,
      digest_id: mailId,
      locale: 'fr',
      mailbox: Buffer.from('forged'),
      state: 'sent',
      wanted_at: longAgo,
      due_at: longAgo,
      lease: id,
      attempts: 3,
      reason: 'forged',
      provider_id: 'forged',
      created_at: longAgo,
      done_at: longAgo,
    },
    change: 'state',
    twin: { id: mailId },
    second: { key: 'test:3' },
    add: [{ name: 'mails', rows: [{ ...mail, id: mailId }] }],
  },
};

const error = {
  kind: 'error',
  message: 'x is not a function',
  frames: '{assets/index-AbCd1234.js:1:2345}',
  page: '/about',
  browser: 'Chrome 142',
  build: 'a1b2c3d',
};
const errorId = 'dddddddd-0000-4000-8000-000000000007';

export const relations: Record<string, Relation> = {
  ...Object.fromEntries(
    [...inserted, applications].map((table) => [table.name, submission(table)]),
  ),
  job_postings: {
    key: 'id',
    row: postings.row,
    claims: { ...others(postings), updated_at: longAgo },
    change: 'title',
    twin: { id: postingIds['active'] ?? '' },
  },
  application_files: {
    key: 'id',
    row: { ...file, kind: 'cover_letter' },
    claims: { ...file, id, file_name: 'forged.pdf', media_type: 'x', size: 1, created_at: longAgo },
    change: 'file_name',
    twin: { id: fileId },
    add: [{ name: 'application_files', rows: [{ ...file, id: fileId }] }],
  },
  staff_notes: {
    key: 'id',
    row: note,
    claims: {
      id,
      table_name: 'contact_submissions',
      record_id: submissionId,
      body: 'Forged.',
      author_id: people.stranger.id,
      author_email: people.stranger.email,
      created_at: longAgo,
    },
    change: 'body',
    twin: { id: noteId },
    add: [
      {
        name: 'staff_notes',
        rows: [
          { ...note, id: noteId, author_id: people.admin.id, author_email: people.admin.email },
          { ...note, author_id: people.formerAdmin.id, author_email: people.formerAdmin.email },
        ],
      },
    ],
  },
  activity_log: {
    key: 'id',
    keyIsGenerated: true,
    row: entry,
    claims: {
      ...entry,
      id: 999_999,
      created_at: longAgo,
      actor_id: people.stranger.id,
      actor_email: people.stranger.email,
      summary: 'Forged',
      from_status: 'new',
      to_status: 'completed',
    },
    change: 'summary',
    twin: {},
  },
  admin_users: {
    key: 'user_id',
    row: { user_id: people.stranger.id },
    claims: { user_id: people.unconfirmed.id, created_at: longAgo },
    change: 'created_at',
    twin: { user_id: people.admin.id },
    add: [
      { name: 'auth.users', rows: [colleague] },
      { name: 'admin_users', rows: [{ user_id: colleague.id }] },
    ],
  },
  ...ofMail,
  client_errors: {
    key: 'id',
    row: error,
    claims: {
      id,
      kind: 'policy',
      message: 'Forged.',
      frames: '{forged}',
      page: '/forged',
      browser: 'Forged 1',
      build: 'forged',
      occurrences: 7,
      first_seen_at: longAgo,
      last_seen_at: longAgo,
    },
    change: 'occurrences',
    twin: { id: errorId },
    second: { page: '/careers' },
    add: [{ name: 'client_errors', rows: [{ ...error, id: errorId, page: '/' }] }],
  },
};

const resumeJson = JSON.stringify([resume]);
const application = () =>
  JSON.stringify({ ...applications.row, id: randomUUID() }).replaceAll("'", "''");

/** How to call the functions that the API exposes, so that they would do something. */
export const functions: Record<string, string> = {
  'public.submit_application(jsonb, jsonb)': `select public.submit_application('${application()}', '${resumeJson}')`,
  'public.report_client_error(text, text, text[], text, text, text)': `select public.report_client_error('error', 'x', '{}', '/', 'Chrome 1', 'a')`,
  'public.erase_person(text, boolean)': `select public.erase_person('nobody@example.com', false)`,
  'public.purge_expired(boolean)': `select public.purge_expired(false)`,
  'public.delete_suspects_files(integer)': `select public.delete_suspects_files(30)`,
  'public.read_application_file(uuid)': `select public.read_application_file('${fileId}')`,
  'public.search_records(text, jsonb, text[], text[], boolean, integer, integer)': `select public.search_records('quote_requests', '{"words": ["mobile"]}', '{id}')`,
  'public.count_records(text, jsonb)': `select public.count_records('quote_requests', '{"words": ["mobile"]}')`,
  'public.submissions_per_day(timestamp with time zone[])': `select public.submissions_per_day('{2020-01-01}')`,
};
