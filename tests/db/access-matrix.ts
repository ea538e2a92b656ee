// The expected rights; anything unlisted is refused. access.test.ts tries every cell and fails on a table,
// view or function without an entry. `npm run db:docs` prints this as docs/permissions.md.
import { staffRoles, type StaffRole } from '@/content/en/admin-roles';
import { decisions } from '@/lib/form-row';
import { roleKinds } from '../support/role-kinds';
import { contacts, envelope, partnerships, postings, quotes, type Row, type Table } from './tables';

export type Role = 'anon' | 'account' | StaffRole | 'service_role';
export const staff = Object.keys(staffRoles) as StaffRole[];
export const roleConditions: Partial<Record<Role, string>> = {
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

const allRights: Rights = { select: 'yes', insert: 'yes', update: 'yes', delete: 'yes' };
const columnsIn = (row: Row) => ['id', ...Object.keys(row)];
const staffColumns: string[] = Object.values(decisions).flat();
const roleIncludes = (role: StaffRole, kind: string) =>
  roleKinds[role].some((included) => included === kind);
const byRole = (rights: (role: StaffRole) => Rights): Partial<Record<Role, Rights>> =>
  Object.fromEntries(staff.map((role) => [role, rights(role)]));
/** Sent by visitors, read and answered by those whose role includes the kind. */
const submissionRights = ({ name, row }: Table): Partial<Record<Role, Rights>> => {
  const insert = columnsIn({ ...row, ...envelope });
  const readerRights: Rights = { select: 'yes', insert, update: staffColumns };
  return {
    anon: { insert },
    account: { insert },
    ...byRole((role) => (roleIncludes(role, name) ? readerRights : { insert })),
    service_role: allRights,
  };
};
/** Those whose role includes a kind of record. */
export const readersOf = (kind: string) => staff.filter((role) => roleIncludes(role, kind));
const forReaders = (kind: string, rights: Rights): Partial<Record<Role, Rights>> =>
  Object.fromEntries(readersOf(kind).map((role) => [role, rights]));
/** The rows of the kinds that a role includes. */
const rowsOfKinds = (role: StaffRole): Rows =>
  role === 'admin'
    ? 'yes'
    : { where: `table_name in (${roleKinds[role].map((kind) => `'${kind}'`).join(', ')})` };
/** A view that no one changes. */
const viewOfKinds: Partial<Record<Role, Rights>> = {
  ...byRole((role) => ({ select: rowsOfKinds(role) })),
  service_role: { select: 'yes' },
};
const publishedRows = { select: { where: 'private.is_open(status, closes_on)' } };
const postingRights: Rights = {
  select: 'yes',
  insert: columnsIn(postings.row),
  update: Object.keys(postings.row),
  delete: 'yes',
};
const fileColumns =
  'id table_name record_id reply_id received_mail_id author_id kind origin file_name size created_at'.split(
    ' ',
  );
/** What was sent stays with its reply; an unsent file is its author's alone. */
const fileRights = (rows: Rows): Rights => {
  const isOfKinds = rows === 'yes' ? '' : `${rows.where} and `;
  const isOfNoReply = "origin <> 'reply'";
  const isOwnUnsent = 'reply_id is null and author_id = auth.uid()';
  return {
    select: {
      where: `${isOfKinds}(${isOfNoReply} or reply_id is not null or ${isOwnUnsent})`,
      columns: fileColumns,
    },
    delete: { where: `${isOfKinds}(${isOfNoReply} or ${isOwnUnsent})` },
  };
};
const messageColumns = (
  'id kind table_name record_id author_id author_email subject body new_text is_proposal created_at sent_at mail_id batch ' +
  'to_author from_status to_status meeting_id meeting_sequence meeting_at meeting_minutes meeting_zone meeting_place ' +
  'meeting_cancelled meeting_declined_at sent_to with_record from_address from_name other_sender reply_to sender_proof ' +
  'automatic meeting_answer left_out done_at done_by on_paper proposal_answer proposal'
).split(' ');
/** Notes are their author's; admins also delete what others noted, and received mails that nobody could assign. */
const messageRights = (role: StaffRole): Rights => ({
  select: columnsOf(role, messageColumns),
  insert: ['id', 'table_name', 'record_id', 'body', 'sent_at', 'is_proposal'],
  delete: {
    where:
      role === 'admin'
        ? "kind = 'note' or record_id is null"
        : "kind = 'note' and author_id = auth.uid()",
  },
});
const templateRights = (role: StaffRole): Rights => ({
  select: rowsOfKinds(role),
  insert: ['id', 'table_name', 'locale', 'name', 'subject', 'body'],
  update: ['subject', 'body'],
  delete: rowsOfKinds(role),
});
const mailColumns = (
  'id kind table_name record_id recipient_id digest_id locale state wanted_at due_at ' +
  'attempts reason unsent bounced_at created_at done_at'
).split(' ');
/** The named columns of the rows of the kinds that a role includes. */
const columnsOf = (role: StaffRole, names: string[]) => {
  const rows = rowsOfKinds(role);
  return rows === 'yes' ? names : { ...rows, columns: names };
};
const ownRows = { where: 'user_id = auth.uid()' };
const recipientSettings = ['table_names', 'mode', 'weekly', 'with_text'];
const recipientRights: Rights = {
  select: ownRows,
  update: recipientSettings,
};

export const rightsByTable: Record<string, Partial<Record<Role, Rights>>> = {
  contact_submissions: submissionRights(contacts),
  quote_requests: submissionRights(quotes),
  partnership_applications: submissionRights(partnerships),
  // Applications arrive only through submit_application.
  career_applications: {
    ...forReaders('career_applications', { select: 'yes', update: staffColumns }),
    service_role: allRights,
  },
  applicants_per_posting: {
    ...forReaders('career_applications', { select: 'yes' }),
    service_role: { select: 'yes' },
  },
  // Stored by submit_application and store_reply_file; contents are read through read_record_file.
  record_files: { ...byRole((role) => fileRights(rowsOfKinds(role))), service_role: allRights },
  job_postings: {
    anon: publishedRows,
    account: publishedRows,
    ...byRole((role) => (roleIncludes(role, 'job_postings') ? postingRights : publishedRows)),
    service_role: allRights,
  },
  messages: { ...byRole(messageRights), service_role: allRights },
  messages_list: viewOfKinds,
  timeline: viewOfKinds,
  work: viewOfKinds,
  activity_log: { ...byRole((role) => ({ select: rowsOfKinds(role) })), service_role: allRights },
  activity_feed: viewOfKinds,
  reply_templates: { ...byRole(templateRights), service_role: allRights },
  admin_users: { ...byRole(() => ({ select: ownRows })), service_role: allRights },
  colleagues: byRole(() => ({ select: 'yes' })),
  invitations: { admin: { select: 'yes', delete: 'yes' }, service_role: allRights },
  mail_recipients: {
    ...byRole(() => recipientRights),
    admin: {
      select: 'yes',
      insert: ['id', 'shared_address', ...recipientSettings],
      update: recipientSettings,
      delete: { where: 'user_id is null' },
    },
    service_role: allRights,
  },
  recipients: {
    ...byRole(() => ({ select: { where: 'own' } })),
    admin: { select: 'yes' },
  },
  mails: {
    ...byRole((role) => ({ select: columnsOf(role, mailColumns) })),
    service_role: allRights,
  },
  site_facts: { admin: { select: 'yes' }, service_role: allRights },
  client_errors: { admin: { select: 'yes' }, service_role: allRights },
};
