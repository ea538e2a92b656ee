// The expected rights; anything unlisted is refused. access.test.ts tries every cell and fails on a table,
// view or function without an entry. `npm run db:docs` prints this as docs/permissions.md.

import { contacts, envelope, partnerships, postings, quotes, type Row, type Table } from './tables';

export const roles = {
  anon: 'a visitor',
  account: 'anyone signed in without a row in admin_users, including former admins',
  admin: 'somebody signed in with a row in admin_users',
  service_role: 'the mailer and the owner, with the secret key',
};
export type Role = keyof typeof roles;

/** All rows, or those that match a condition. */
type Rows = 'yes' | { where: string };
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
const staffSet = ['status', 'owner_id', 'follow_up_on', 'outcome', 'lost_reason'];
/** Sent by visitors, read and answered by staff. */
const submission = ({ row }: Table): Partial<Record<Role, Rights>> => {
  const insert = columns({ ...row, ...envelope });
  return {
    anon: { insert },
    account: { insert },
    admin: { select: 'yes', insert, update: staffSet },
    service_role: anything,
  };
};
const readOnly = { admin: { select: 'yes' }, service_role: anything } as const;
const readAndDelete = { admin: { select: 'yes', delete: 'yes' }, service_role: anything } as const;
/** Staff views of whole tables. */
const list = { admin: { select: 'yes' } } as const;
const published = { select: { where: 'private.is_open(status, closes_on)' } };

export const tables: Record<string, Partial<Record<Role, Rights>>> = {
  contact_submissions: submission(contacts),
  quote_requests: submission(quotes),
  partnership_applications: submission(partnerships),
  // Applications arrive only through submit_application; files are read through read_application_file.
  career_applications: {
    admin: { select: 'yes', update: staffSet },
    service_role: anything,
  },
  application_files: {
    admin: {
      select: ['id', 'application_id', 'kind', 'file_name', 'media_type', 'size', 'created_at'],
      delete: 'yes',
    },
    service_role: { select: 'yes', update: 'yes', delete: 'yes' },
  },
  job_postings: {
    anon: published,
    account: published,
    admin: {
      select: 'yes',
      insert: columns(postings.row),
      update: Object.keys(postings.row),
      delete: 'yes',
    },
    service_role: anything,
  },
  staff_notes: {
    admin: {
      select: 'yes',
      insert: ['id', 'table_name', 'record_id', 'body'],
      delete: { where: 'author_id = auth.uid()' },
    },
    service_role: anything,
  },
  activity_log: readOnly,
  admin_users: {
    admin: { select: { where: 'user_id = auth.uid()' } },
    service_role: anything,
  },
  mail_recipients: {
    admin: {
      select: 'yes',
      insert: ['id', 'shared_address', 'table_names', 'mode', 'reminders'],
      update: ['table_names', 'mode', 'reminders'],
      delete: { where: 'user_id is null' },
    },
    service_role: anything,
  },
  mails: {
    admin: {
      select: [
        'id',
        'kind',
        'table_name',
        'record_id',
        'recipient_id',
        'digest_id',
        'locale',
        'state',
        'wanted_at',
        'due_at',
        'attempts',
        'reason',
        'created_at',
        'done_at',
      ],
    },
    service_role: anything,
  },
  client_errors: readAndDelete,
  contact_submissions_list: list,
  quote_requests_list: list,
  partnership_applications_list: list,
  career_applications_list: list,
  job_postings_list: list,
};

const everybody: Role[] = ['anon', 'account', 'admin'];
const staff: Role[] = ['admin'];
const mailer: Role[] = ['service_role'];

export const functions: Record<string, Role[]> = {
  submit_application: everybody,
  read_status: everybody,
  withdraw_submission: everybody,
  end_news: [...everybody, 'service_role'],
  keep_news: everybody,
  confirmation_follows: everybody,
  report_client_error: everybody,
  search_patterns: everybody,
  submissions_per_day: staff,
  related_submissions: staff,
  applicants_per_posting: staff,
  read_application_file: staff,
  mail_state: staff,
  list_recipients: staff,
  retry_mail: staff,
  retry_failed_mails: staff,
  clear_spam: staff,
  set_statuses: staff,
  colleagues: staff,
  erase_person: staff,
  purge_expired: staff,
  plan_mails: mailer,
  claim_mails: mailer,
  finish_mail: mailer,
};

const api = ['anon', 'authenticated', 'service_role'];
/**
 * Database roles that may execute private functions for checks, policies and public functions. A function named
 * like a public one has that one's roles; others have none.
 */
export const privateFunctions: Record<string, string[]> = {
  is_api_request: api,
  is_api_role: api,
  is_email: api,
  is_line: api,
  is_phone: api,
  is_text: api,
  search_form: api,
  search_text: api,
  mailbox_name: api,
  contact_keys: api,
  is_plain_address: ['authenticated', 'service_role'],
  is_admin: ['authenticated', 'service_role'],
  is_staff: ['authenticated', 'service_role'],
  can: ['authenticated', 'service_role'],
  store_application: ['anon', 'authenticated'],
  read_file: ['authenticated'],
  is_open: ['anon', 'authenticated'],
  erase_by_address: ['authenticated'],
};
