// THE list: what the site needs of its backend. The compiler demands a line for every table and
// function that the migrations make.
import type { Database } from '@/lib/database.types';
import { tables as access } from '../db/access-matrix';
import {
  applications,
  contacts,
  envelope,
  partnerships,
  postings,
  quotes,
  type Table,
} from '../db/tables';

type Schema = Database['public'];

const marks = ['id', 'status', 'created_at', 'search_text'];
const submission = ({ row }: Table) => [
  ...marks,
  ...Object.keys({ ...row, ...envelope }),
  'suspect',
  'suspect_reason',
  'consented_at',
];

const readable = (table: string) => {
  const columns = access[table]?.admin?.select;
  return Array.isArray(columns) ? columns : [];
};

/** The columns that staff read. Visitors read none of them, but for open postings. */
export const tables: Record<keyof Schema['Tables'], string[]> = {
  contact_submissions: submission(contacts),
  quote_requests: submission(quotes),
  partnership_applications: submission(partnerships),
  career_applications: submission(applications),
  application_files: readable('application_files'),
  job_postings: [...marks, ...Object.keys(postings.row), 'updated_at'],
  activity_log:
    'id action table_name record_id summary actor_id actor_email from_status to_status created_at'.split(
      ' ',
    ),
  staff_notes: 'id table_name record_id body author_id author_email created_at'.split(' '),
  admin_users: ['user_id', 'created_at'],
  mail_recipients: 'id user_id shared_address table_names mode reminders created_at'.split(' '),
  mails: readable('mails'),
  client_errors:
    'id kind message frames page browser build occurrences first_seen_at last_seen_at'.split(' '),
};

/** What visitors send, and what it comes in. */
export const forms = [contacts, quotes, partnerships, applications];

type Calls = {
  [Name in keyof Schema['Functions']]: {
    told: Schema['Functions'][Name]['Args'];
    /** `mailer`: who holds a secret key. */
    of: 'visitors' | 'staff' | 'mailer';
    /** Does something beyond answering: called by those alone whom it refuses. */
    acts?: true;
  };
};

const unknownId = '00000000-0000-4000-8000-000000000000';
const noSecret = { secret: 'not-a-secret-of-any-mail' };

export const functions: Calls = {
  submit_application: { of: 'visitors', told: { application: {}, files: [] }, acts: true },
  read_status: { of: 'visitors', told: noSecret },
  withdraw_submission: { of: 'visitors', told: noSecret },
  end_news: { of: 'visitors', told: noSecret },
  renew_news: { of: 'visitors', told: noSecret },
  report_client_error: {
    of: 'visitors',
    told: { kind: 'none', message: '', frames: [], page: '/', browser: '', build: '' },
    acts: true,
  },
  search_records: {
    of: 'staff',
    told: { table_name: 'job_postings', filter: { words: ['x'] }, wanted: ['id'] },
  },
  count_records: { of: 'staff', told: { table_name: 'job_postings', filter: { words: ['x'] } } },
  mail_state: { of: 'staff', told: {} },
  list_recipients: { of: 'staff', told: {} },
  retry_mail: { of: 'staff', told: { id: unknownId }, acts: true },
  send_test_mail: { of: 'staff', told: {}, acts: true },
  erase_person: { of: 'staff', told: { email: 'nobody@example.com', dry_run: true } },
  purge_expired: { of: 'staff', told: { dry_run: true } },
  read_application_file: { of: 'staff', told: { file_id: unknownId }, acts: true },
  submissions_per_day: { of: 'staff', told: { day_starts: ['2026-01-01', '2026-01-02'] } },
  claim_mails: { of: 'mailer', told: { most: 1 }, acts: true },
  finish_mail: {
    of: 'mailer',
    told: { id: unknownId, lease: unknownId, outcome: 'sent' },
    acts: true,
  },
};
