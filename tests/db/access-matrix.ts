// The expected rights; anything unlisted is refused. access.test.ts tries every cell and fails on a table,
// view or function without an entry. `npm run db:docs` prints this as docs/permissions.md.

import { staffRoles, type StaffRole } from '@/content/en/admin-roles';
import { decisions } from '@/lib/form-row';
import { roleKinds } from '../support/role-kinds';
import { contacts, envelope, partnerships, postings, quotes, type Row, type Table } from './tables';

export type Role = 'anon' | 'account' | StaffRole | 'service_role';
export const staff = Object.keys(staffRoles) as StaffRole[];
export const roles: Partial<Record<Role, string>> = {
  anon: 'a visitor',
  account: 'anyone signed in without a row in admin_users, including former admins',
  ...Object.fromEntries(
    staff.map((role) => [
      role,
      `their row in admin_users has the role: ${roleKinds[role].join(', ')}`,
    ]),
  ),
  service_role: 'the mailer and the owner, with the secret key',
};

/** All rows, or those that match a condition, and of these only some columns. */
type Rows = 'yes' | { where: string; columns?: string[] };
export interface Rights {
  /** A list names the readable columns of every row. */
  select?: Rows | string[];
  /** The writable columns. */
  insert?: 'yes' | string[];
  update?: 'yes' | string[];
  delete?: Rows;
}

const anything: Rights = { select: 'yes', insert: 'yes', update: 'yes', delete: 'yes' };
const columns = (row: Row) => ['id', ...Object.keys(row)];
const staffSet: string[] = Object.values(decisions).flat();
const includes = (role: StaffRole, kind: string) =>
  roleKinds[role].some((included) => included === kind);
const byRole = (rights: (role: StaffRole) => Rights): Partial<Record<Role, Rights>> =>
  Object.fromEntries(staff.map((role) => [role, rights(role)]));
/** Sent by visitors, read and answered by those whose role includes the kind. */
const submission = ({ name, row }: Table): Partial<Record<Role, Rights>> => {
  const insert = columns({ ...row, ...envelope });
  const answering: Rights = { select: 'yes', insert, update: staffSet };
  return {
    anon: { insert },
    account: { insert },
    ...byRole((role) => (includes(role, name) ? answering : { insert })),
    service_role: anything,
  };
};
/** Those whose role includes a kind of record. */
export const readersOf = (kind: string) => staff.filter((role) => includes(role, kind));
const forReaders = (kind: string, rights: Rights): Partial<Record<Role, Rights>> =>
  Object.fromEntries(readersOf(kind).map((role) => [role, rights]));
/** The rows of the kinds that a role includes. */
const ofKinds = (role: StaffRole): Rows =>
  role === 'admin'
    ? 'yes'
    : { where: `table_name in (${roleKinds[role].map((kind) => `'${kind}'`).join(', ')})` };
const published = { select: { where: 'private.is_open(status, closes_on)' } };
const postingEditor: Rights = {
  select: 'yes',
  insert: columns(postings.row),
  update: Object.keys(postings.row),
  delete: 'yes',
};
const fileColumns =
  'id table_name record_id reply_id received_mail_id author_id kind origin file_name size created_at'.split(
    ' ',
  );
/** What was sent stays with its reply; an unsent file is its author's alone. */
const fileReader = (rows: Rows): Rights => {
  const kinds = rows === 'yes' ? '' : `${rows.where} and `;
  const others = "origin <> 'reply' or";
  const ownUnsent = 'reply_id is null and author_id = auth.uid()';
  return {
    select: {
      where: `${kinds}(${others} reply_id is not null or ${ownUnsent})`,
      columns: fileColumns,
    },
    delete: { where: `${kinds}(${others} ${ownUnsent})` },
  };
};
const messageColumns = (
  'id kind table_name record_id author_id author_email subject body new_text is_proposal created_at sent_at mail_id batch ' +
  'to_author from_status to_status meeting_id meeting_sequence meeting_at meeting_minutes meeting_zone meeting_place ' +
  'meeting_cancelled meeting_declined_at sent_to with_record from_address from_name other_sender reply_to sender_proof ' +
  'automatic meeting_answer left_out done_at done_by on_paper proposal_answer proposal'
).split(' ');
/** Notes are their author's; admins also delete what others noted, and received mails that nobody could assign. */
const writer = (role: StaffRole): Rights => ({
  select: columnsOf(role, messageColumns),
  insert: ['id', 'table_name', 'record_id', 'body', 'sent_at', 'is_proposal'],
  delete: {
    where:
      role === 'admin'
        ? "kind = 'note' or record_id is null"
        : "kind = 'note' and author_id = auth.uid()",
  },
});
const templateWriter = (role: StaffRole): Rights => ({
  select: ofKinds(role),
  insert: ['id', 'table_name', 'locale', 'name', 'subject', 'body'],
  update: ['subject', 'body'],
  delete: ofKinds(role),
});
const mailColumns = (
  'id kind table_name record_id recipient_id digest_id locale state wanted_at due_at ' +
  'attempts reason unsent bounced_at created_at done_at'
).split(' ');
/** The named columns of the rows of the kinds that a role includes. */
const columnsOf = (role: StaffRole, names: string[]) => {
  const rows = ofKinds(role);
  return rows === 'yes' ? names : { ...rows, columns: names };
};
const own = { where: 'user_id = auth.uid()' };
const ownChoice: Rights = { select: own, update: ['table_names', 'mode', 'weekly', 'with_text'] };

export const tables: Record<string, Partial<Record<Role, Rights>>> = {
  contact_submissions: submission(contacts),
  quote_requests: submission(quotes),
  partnership_applications: submission(partnerships),
  // Applications arrive only through submit_application.
  career_applications: {
    ...forReaders('career_applications', { select: 'yes', update: staffSet }),
    service_role: anything,
  },
  applicants_per_posting: {
    ...forReaders('career_applications', { select: 'yes' }),
    service_role: { select: 'yes' },
  },
  // Stored by submit_application and store_reply_file; contents are read through read_record_file.
  record_files: {
    ...byRole((role) => fileReader(ofKinds(role))),
    service_role: anything,
  },
  job_postings: {
    anon: published,
    account: published,
    ...byRole((role) => (includes(role, 'job_postings') ? postingEditor : published)),
    service_role: anything,
  },
  messages: { ...byRole(writer), service_role: anything },
  messages_list: {
    ...byRole((role) => ({ select: ofKinds(role) })),
    service_role: { select: 'yes' },
  },
  timeline: {
    ...byRole((role) => ({ select: ofKinds(role) })),
    service_role: { select: 'yes' },
  },
  work: {
    ...byRole((role) => ({ select: ofKinds(role) })),
    service_role: { select: 'yes' },
  },
  activity_log: { ...byRole((role) => ({ select: ofKinds(role) })), service_role: anything },
  activity_feed: {
    ...byRole((role) => ({ select: ofKinds(role) })),
    service_role: { select: 'yes' },
  },
  reply_templates: { ...byRole(templateWriter), service_role: anything },
  admin_users: { ...byRole(() => ({ select: own })), service_role: anything },
  colleagues: byRole(() => ({ select: 'yes' })),
  invitations: { admin: { select: 'yes', delete: 'yes' }, service_role: anything },
  mail_recipients: {
    ...byRole(() => ownChoice),
    admin: {
      select: 'yes',
      insert: ['id', 'shared_address', 'table_names', 'mode', 'weekly', 'with_text'],
      update: ['table_names', 'mode', 'weekly', 'with_text'],
      delete: { where: 'user_id is null' },
    },
    service_role: anything,
  },
  recipients: {
    ...byRole(() => ({ select: { where: 'own' } })),
    admin: { select: 'yes' },
  },
  mails: {
    ...byRole((role) => ({ select: columnsOf(role, mailColumns) })),
    service_role: anything,
  },
  site_facts: { admin: { select: 'yes' }, service_role: anything },
  client_errors: { admin: { select: 'yes' }, service_role: anything },
};
