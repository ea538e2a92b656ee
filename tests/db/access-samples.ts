import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@/content/en/admin-roles';
import { roleKinds } from '../support/role-kinds';
import { staff, type Role } from './access-matrix';
import { originalIdOf, postingIds, quoteId, submissionIdOf } from './fixtures';
import { resume } from './submit';
import { applications, envelope, postings, submissions, type Row } from './tables';
import { people } from './transaction';

const newId = randomUUID();
const mailId = randomUUID();
const content = `\\x${Buffer.from(resume.content, 'base64').toString('hex')}`;
const file = {
  table_name: 'career_applications',
  record_id: submissionIdOf('career_applications'),
  file_name: 'resume.pdf',
  content,
};
const note = {
  kind: 'note',
  table_name: 'quote_requests',
  record_id: quoteId,
  body: 'Called, no answer.',
  is_proposal: false,
};
const reply = {
  kind: 'reply',
  mail_id: mailId,
  table_name: 'quote_requests',
  record_id: quoteId,
  to_author: false,
  subject: 'Your quote request',
  body: 'Thank you.',
  from_status: 'new',
};
const error = {
  kind: 'error',
  message: 'x is not a function',
  frames: '{assets/index-AbCd123.js:1:2345}',
  browser: 'Chrome 142',
  build: 'a1b2c3d',
};
const received = {
  kind: 'received',
  from_address: 'ada@example.com',
  subject: 'Re: Your request',
  body: 'Yes.',
  new_text: 'Yes.',
  automatic: false,
};
const replyIds = {
  ...(Object.fromEntries(staff.map((role) => [role, randomUUID()])) as Record<StaffRole, string>),
  admin: newId,
};
const template = { locale: 'fr', name: 'call', subject: 'Votre demande', body: 'Bonjour' };
const colleague = { id: 'dddddddd-0000-4000-8000-000000000004', email: 'colleague@example.com' };

/** An insertable row for each table. */
const newRows: Record<string, Row> = {
  ...Object.fromEntries(
    submissions.map(({ name, row }) => [name, { id: newId, ...row, ...envelope }]),
  ),
  job_postings: { id: newId, ...postings.row },
  record_files: { id: newId, ...file, kind: 'cover_letter' },
  messages: { id: newId, ...note },
  reply_templates: { id: newId, ...template, locale: 'en', table_name: 'partnership_applications' },
  activity_log: {
    action: 'submitted',
    table_name: 'quote_requests',
    record_id: quoteId,
    summary: 'Ada',
  },
  admin_users: { user_id: people.stranger.id },
  invitations: { id: newId, email: 'invited@example.com', role: 'hr', invited_by: people.admin.id },
  mail_recipients: {
    id: newId,
    shared_address: 'sales@example.com',
    table_names: '{quote_requests}',
    mode: 'alerts',
    weekly: false,
    with_text: false,
  },
  mails: { id: newId, key: 'digest:2', kind: 'digest' },
  site_facts: { key: 'since', value: '2016', mark: 'confirmed' },
  client_errors: { id: newId, ...error, page: '/careers' },
};

const isStaffRole = (role: Role): role is StaffRole => role in roleKinds;

/** One that a role can insert if it can insert any: staff write only about kinds of their role. */
export function newRow(table: string, role: Role): Row {
  const row = newRows[table] ?? {};
  if (!['messages', 'reply_templates'].includes(table) || !isStaffRole(role)) return row;
  const table_name = roleKinds[role][0] ?? '';
  return {
    ...row,
    table_name,
    ...('record_id' in row && { record_id: submissionIdOf(table_name) }),
  };
}

/** Rows for tables that the fixtures leave empty, in insertion order. */
export const presentRows: [table: string, row: Row][] = [
  ['auth.users', colleague],
  ['site_facts', { key: 'team', mark: 'left out' }],
  ['admin_users', { user_id: colleague.id }],
  ...forRoles('admin_users', (role) => ({ user_id: people[role].id, role })),
  ...submissions.map(({ name, row }): [string, Row] => [name, { ...row, id: originalIdOf(name) }]),
  ['career_applications', { ...applications.row, job_posting_id: postingIds['active'] ?? null }],
  ['record_files', { ...file, kind: 'resume' }],
  ['record_files', { ...file, table_name: 'quote_requests', author_id: colleague.id }],
  ...forRoles('record_files', (role, table_name) => ({
    ...file,
    table_name,
    author_id: people[role].id,
  })),
  ['messages', noteBy(people.admin)],
  ['messages', noteBy(colleague)],
  ...forRoles('messages', (role, table_name) => ({ ...noteBy(people[role]), table_name })),
  ['mails', { id: mailId, key: 'reply:1', kind: 'reply', table_name: reply.table_name }],
  ...forRoles('messages', (role, table_name) => ({ ...reply, id: replyIds[role], table_name })),
  ...forRoles('record_files', (role, table_name) => ({
    ...file,
    table_name,
    author_id: people[role].id,
    reply_id: replyIds[role],
  })),
  ...submissions.map(({ name }): [string, Row] => [
    'reply_templates',
    { ...template, table_name: name },
  ]),
  ['messages', { key: 'not assigned', ...received }],
  ...forRoles('messages', (role, table_name) => ({
    key: `received ${role}`,
    ...received,
    table_name,
    record_id: quoteId,
  })),
  ['mail_recipients', { shared_address: 'office@example.com' }],
  ['mails', { key: 'digest:1', kind: 'digest' }],
  ...forRoles('mails', (role, table_name) => ({ key: `alert:${role}`, kind: 'alert', table_name })),
  ['invitations', { email: 'pending@example.com', role: 'sales', invited_by: people.admin.id }],
  ['client_errors', { ...error, page: '/' }],
];

function noteBy({ id, email }: { id: string; email: string }): Row {
  return { ...note, author_id: id, author_email: email };
}

/** A row for each role but the admin's, about the first of its kinds. */
function forRoles(table: string, rowOf: (role: StaffRole, kind: string) => Row): [string, Row][] {
  return staff
    .filter((role) => role !== 'admin')
    .map((role) => [table, rowOf(role, roleKinds[role][0] ?? '')]);
}
