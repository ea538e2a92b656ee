import { envelope, inserted, postings, submissions, type Row } from './tables';

// The exact lists: what is not here is not granted, also on a project that grants by itself.

const columns = (row: Row, ...more: string[]) =>
  [...more, ...Object.keys(row)].toSorted().join(' ');

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
  'authenticated: select on activity_log',
  'authenticated: select on staff_notes',
  'authenticated: insert (body id record_id table_name) on staff_notes',
  'authenticated: delete on staff_notes',
  'authenticated: select on admin_users',
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
  'authenticated: private.is_admin',
  'authenticated: public.submissions_per_day',
  ...['erase_person', 'purge_expired'].flatMap((name) => [
    `authenticated: private.${name}`,
    `authenticated: public.${name}`,
  ]),
  'authenticated: private.read_file',
  'authenticated: public.read_application_file',
  'service_role: private.is_admin',
].toSorted();

export const definers = [
  'private.erase_person',
  'private.forget_staff_notes',
  'private.forget_unknown_posting',
  'private.is_admin',
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
];
export const privateConstraints = [
  'recent_submissions: PRIMARY KEY (id)',
  "retention_periods: CHECK ((period >= '1 mon'::interval))",
  'retention_periods: PRIMARY KEY (table_name)',
  `retention_periods: CHECK ((table_name = ANY (ARRAY[${retained.map((name) => `'${name}'::text`).join(', ')}])))`,
  ...['period', 'table_name'].map((column) => `retention_periods: ${column} not null`),
  'sender_salt: CHECK (is_only)',
  'sender_salt: PRIMARY KEY (is_only)',
  'submission_limits: CHECK ((most > 0))',
  "submission_limits: CHECK ((period > '00:00:00'::interval))",
  "submission_limits: CHECK ((scope = ANY (ARRAY['email'::text, 'address'::text])))",
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
  `activity_log: select to authenticated using ${admin}`,
  `staff_notes: select to authenticated using ${admin}`,
  `staff_notes: insert to authenticated check (${admin} AND ${isAuthor})`,
  `staff_notes: delete to authenticated using (${admin} AND ${isAuthor})`,
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
    `${name}: 90_refuse_truncate`,
  ]),
  'career_applications: 05_forget_unknown_posting',
  'job_postings: 10_guard',
  'job_postings: 15_tidy',
  'job_postings: 20_touch',
  'job_postings: 30_log_change',
  'staff_notes: 10_sign',
  'staff_notes: 15_tidy',
  'staff_notes: 20_require_record',
  ...['job_postings', 'staff_notes', 'activity_log', 'application_files', 'admin_users'].map(
    (name) => `${name}: 90_refuse_truncate`,
  ),
].toSorted();
