import { envelope, inserted, postings, submissions, type Row } from './tables';

// The exact lists: what is not here is not granted, also on a project that grants by itself.

const columns = (row: Row, ...more: string[]) =>
  [...more, ...Object.keys(row)].toSorted().join(' ');

export const readMailColumns =
  'id kind table_name record_id recipient_id digest_id locale state wanted_at due_at attempts reason created_at done_at'.split(
    ' ',
  );

export const grants = [
  ...inserted.flatMap(({ name, row }) => [
    `anon: insert (${columns({ ...row, ...envelope }, 'id')}) on ${name}`,
    `authenticated: insert (${columns({ ...row, ...envelope }, 'id')}) on ${name}`,
  ]),
  ...submissions.flatMap(({ name }) => [
    `authenticated: select on ${name}`,
    `authenticated: update (status) on ${name}`,
  ]),
  'anon: select on job_postings',
  'authenticated: select on job_postings',
  `authenticated: insert (${columns(postings.row, 'id')}) on job_postings`,
  `authenticated: update (${columns(postings.row)}) on job_postings`,
  'authenticated: delete on job_postings',
  'authenticated: select (application_id created_at file_name id kind media_type size) on application_files',
  'authenticated: delete on application_files',
  'authenticated: select on activity_log',
  'authenticated: select on staff_notes',
  'authenticated: insert (body id record_id table_name) on staff_notes',
  'authenticated: delete on staff_notes',
  'authenticated: select on admin_users',
  'authenticated: select on mail_recipients',
  'authenticated: insert (id mode reminders shared_address table_names) on mail_recipients',
  'authenticated: update (mode reminders table_names) on mail_recipients',
  'authenticated: delete on mail_recipients',
  `authenticated: select (${readMailColumns.toSorted().join(' ')}) on mails`,
  'authenticated: select on client_errors',
  'authenticated: delete on client_errors',
].toSorted();

export const executables = [
  ...['anon', 'authenticated', 'service_role'].flatMap((role) => [
    `${role}: private.is_api_request`,
    `${role}: private.is_api_role`,
    `${role}: private.is_email`,
    `${role}: private.is_phone`,
    `${role}: private.search_form`,
  ]),
  ...['anon', 'authenticated'].flatMap((role) => [
    `${role}: private.store_application`,
    `${role}: public.submit_application`,
  ]),
  ...['anon', 'authenticated'].flatMap((role) =>
    ['read_status', 'withdraw_submission', 'end_news', 'renew_news', 'report_client_error'].flatMap(
      (name) => [`${role}: private.${name}`, `${role}: public.${name}`],
    ),
  ),
  ...['mail_state', 'list_recipients', 'retry_mail', 'send_test_mail'].flatMap((name) => [
    `authenticated: private.${name}`,
    `authenticated: public.${name}`,
  ]),
  ...['claim_mails', 'finish_mail'].flatMap((name) => [
    `service_role: private.${name}`,
    `service_role: public.${name}`,
  ]),
  ...['authenticated', 'service_role'].map((role) => `${role}: private.is_plain_address`),
  'authenticated: private.is_admin',
  'authenticated: public.submissions_per_day',
  ...['room_state', 'largest_files', 'delete_suspects_files'].flatMap((name) => [
    `authenticated: private.${name}`,
    `authenticated: public.${name}`,
  ]),
  ...['erase_person', 'purge_expired', 'search_records', 'count_records'].flatMap((name) => [
    `authenticated: private.${name}`,
    `authenticated: public.${name}`,
  ]),
  'authenticated: private.read_file',
  'authenticated: public.read_application_file',
  'service_role: private.is_admin',
].toSorted();

export const definers = [
  'private.add_mail_recipient',
  'private.count_records',
  'private.search_records',
  'private.claim_mails',
  'private.end_news',
  'private.finish_mail',
  'private.list_recipients',
  'private.log_mail_recipient',
  'private.mail_state',
  'private.note_mail_event',
  'private.read_status',
  'private.renew_news',
  'private.report_client_error',
  'private.retry_mail',
  'private.room_state',
  'private.send_test_mail',
  'private.wake_mailer',
  'private.withdraw_submission',
  'private.delete_suspects_files',
  'private.erase_person',
  'private.forget_staff_notes',
  'private.forget_unknown_posting',
  'private.is_admin',
  'private.largest_files',
  'private.log_deleted_file',
  'private.log_job_posting',
  'private.log_submission',
  'private.purge_expired',
  'private.read_file',
  'private.receive_submission',
  'private.require_noted_record',
  'private.sign_staff_note',
  'private.store_application',
  'private.tidy_career_application',
  'private.tidy_contact_submission',
  'private.tidy_job_posting',
  'private.tidy_partnership_application',
  'private.tidy_quote_request',
  'private.tidy_staff_note',
].toSorted();

const retained = [
  'contact_submissions',
  'quote_requests',
  'partnership_applications',
  'career_applications',
  'activity_log',
  'mails',
  'client_errors',
];
/** Columns that are not null, of private tables whose other rules are told below. */
const required: Record<string, string> = {
  mail_contents: 'content mail_id',
  mail_events: 'id noted_at record_id table_name',
  mail_links: 'expires_at purpose record_id secret_hash table_name',
  mail_promises: 'promised reminded_after table_name unit',
  mail_settings:
    'acknowledgements_a_mailbox acknowledgements_an_hour alerts_an_hour attempts daily_at is_only lease news_answer_within news_asked_anew_after news_every news_gathered_for status_links_for time_zone',
  news_subscriptions: 'application_id asked_at email id locale mailbox told_to',
  openings: 'opened_at posting_id',
  received_files: 'bytes id received_at',
  room_settings: 'all_a_day is_only kept_for_small network_a_day plan small total',
};
export const privateConstraints = [
  ...Object.entries(required).flatMap(([table, names]) =>
    names.split(' ').map((column) => `${table}: ${column} not null`),
  ),
  'mail_contents: FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE CASCADE',
  'mail_contents: PRIMARY KEY (mail_id)',
  'mail_events: PRIMARY KEY (id)',
  "mail_links: CHECK ((purpose = ANY (ARRAY['status'::text, 'news'::text])))",
  'mail_links: PRIMARY KEY (secret_hash)',
  'mail_promises: CHECK ((reminded_after < promised))',
  "mail_promises: CHECK ((unit = ANY (ARRAY['hours'::text, 'business days'::text])))",
  'mail_promises: PRIMARY KEY (table_name)',
  'mail_settings: CHECK (is_only)',
  'mail_settings: PRIMARY KEY (is_only)',
  'news_subscriptions: PRIMARY KEY (id)',
  'news_subscriptions: UNIQUE (mailbox)',
  'openings: PRIMARY KEY (posting_id)',
  'received_files: PRIMARY KEY (id)',
  'recent_submissions: PRIMARY KEY (id)',
  "retention_periods: CHECK ((period >= '1 mon'::interval))",
  'retention_periods: PRIMARY KEY (table_name)',
  `retention_periods: CHECK ((table_name = ANY (ARRAY[${retained.map((name) => `'${name}'::text`).join(', ')}])))`,
  ...['period', 'table_name'].map((column) => `retention_periods: ${column} not null`),
  ...['all_a_day', 'network_a_day', 'plan', 'small', 'total'].map(
    (column) => `room_settings: CHECK ((${column} > 0))`,
  ),
  'room_settings: CHECK (((kept_for_small >= 0) AND (kept_for_small <= 90)))',
  'room_settings: CHECK (is_only)',
  'room_settings: PRIMARY KEY (is_only)',
  'sender_salt: CHECK (is_only)',
  'sender_salt: PRIMARY KEY (is_only)',
  'submission_limits: CHECK ((most > 0))',
  "submission_limits: CHECK ((period > '00:00:00'::interval))",
  "submission_limits: CHECK ((scope = ANY (ARRAY['email'::text, 'address'::text, 'link'::text, 'error'::text, 'errors'::text])))",
  'submission_limits: PRIMARY KEY (scope)',
  ...['id', 'received_at', 'sender'].map((column) => `recent_submissions: ${column} not null`),
  ...['is_only', 'salt'].map((column) => `sender_salt: ${column} not null`),
  ...['most', 'period', 'scope'].map((column) => `submission_limits: ${column} not null`),
].toSorted();

const admin = '( SELECT private.is_admin() AS is_admin)';
const isAuthor = '(author_id = ( SELECT auth.uid() AS uid))';
export const policies = [
  ...inserted.flatMap(({ name }) => [
    `${name}: insert to anon check (status = 'new'::text)`,
    `${name}: insert to authenticated check (status = 'new'::text)`,
  ]),
  ...submissions.flatMap(({ name }) => [
    `${name}: select to authenticated using ${admin}`,
    `${name}: update to authenticated using ${admin} check ${admin}`,
  ]),
  `job_postings: select to anon using (status = 'active'::text)`,
  `job_postings: select to authenticated using ((status = 'active'::text) OR ${admin})`,
  `job_postings: insert to authenticated check ${admin}`,
  `job_postings: update to authenticated using ${admin} check ${admin}`,
  `job_postings: delete to authenticated using ${admin}`,
  `application_files: select to authenticated using ${admin}`,
  `application_files: delete to authenticated using ${admin}`,
  `activity_log: select to authenticated using ${admin}`,
  `staff_notes: select to authenticated using ${admin}`,
  `staff_notes: insert to authenticated check (${admin} AND ${isAuthor})`,
  `staff_notes: delete to authenticated using (${admin} AND ${isAuthor})`,
  `mails: select to authenticated using ${admin}`,
  `client_errors: select to authenticated using ${admin}`,
  `client_errors: delete to authenticated using ${admin}`,
  `mail_recipients: select to authenticated using ${admin}`,
  `mail_recipients: insert to authenticated check (${admin} AND (user_id IS NULL))`,
  `mail_recipients: update to authenticated using ${admin} check ${admin}`,
  `mail_recipients: delete to authenticated using (${admin} AND (user_id IS NULL))`,
  `admin_users: select to authenticated using (user_id = ( SELECT auth.uid() AS uid))`,
].toSorted();

export const triggers = [
  ...submissions.flatMap(({ name }) => [
    `${name}: 10_guard`,
    `${name}: 15_tidy`,
    `${name}: 20_receive`,
    `${name}: 30_log_submitted`,
    `${name}: 40_log_resubmitted`,
    `${name}: 50_log_status`,
    `${name}: 60_forget_notes`,
    `${name}: 70_note_mail`,
    `${name}: 71_note_edit`,
    `${name}: 90_refuse_truncate`,
  ]),
  'application_files: 30_log_deletion',
  'career_applications: 05_forget_unknown_posting',
  'job_postings: 10_guard',
  'job_postings: 15_tidy',
  'job_postings: 20_touch',
  'job_postings: 30_log_change',
  'job_postings: 70_note_opening',
  'job_postings: 71_note_opening',
  'admin_users: 30_add_recipient',
  'mail_recipients: 10_guard',
  'mail_recipients: 30_log_change',
  'staff_notes: 10_sign',
  'staff_notes: 15_tidy',
  'staff_notes: 20_require_record',
  ...'job_postings staff_notes activity_log application_files admin_users mails mail_recipients client_errors'
    .split(' ')
    .map((name) => `${name}: 90_refuse_truncate`),
].toSorted();
