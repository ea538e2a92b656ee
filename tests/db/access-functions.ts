// The callers of each function, as part of the access matrix.
import { readersOf, staff, type Role } from './access-matrix';
import { submissions } from './tables';

const everybody: Role[] = ['anon', 'account', ...staff];
/** The callers by each of the names, which white space separates. */
const byName = <Caller>(groups: [names: string, callers: Caller[]][]): Record<string, Caller[]> =>
  Object.fromEntries(
    groups.flatMap(([names, callers]) =>
      names.split(/\s+/).flatMap((name) => (name ? [[name, callers]] : [])),
    ),
  );

/** Staff get and change what is their own or of the kinds that their role includes. */
export const callersByFunction = byName<Role>([
  ['check_request set_news published_facts', [...everybody, 'service_role']],
  [
    `submit_application read_status withdraw_submission read_proposal_file answer_proposal closed_on
    confirmation_follows report_client_error search_patterns read_invitation join_team`,
    everybody,
  ],
  ['enter', ['account', ...staff]],
  [
    `set_profile set_away submissions_per_day open_work
    related_submissions search_entries filter_values compare_leads log_export
    read_record_file store_reply_file mail_state retry_mails add_submission
    update_records send_messages stop_messages drop_reply settle_answers
    read_bounce correct_address complete_record
    make_recovery_codes own_sessions end_session`,
    staff,
  ],
  [
    `invite set_role remove_colleague read_report read_health read_setup remove_samples catalogue
    assign_received_mail erase_person mentions_of ask_reread set_fact reset_factor read_sign_in_rules
    set_sign_in_rules`,
    ['admin'],
  ],
  // whoever has a second factor and gave only the password: access-factor.test.ts
  ['use_recovery_code', []],
  ['read_raw_mail', ['admin', 'service_role']],
  ...submissions.map(({ name }): [string, Role[]] => [`search_${name}`, readersOf(name)]),
  [
    `plan_mails claim_mails finish_mail read_mail_files receive_mail admit_mail note_provider_event
    keep_raw_mail replace_mail`,
    ['service_role'],
  ],
]);

/**
 * Database roles that may execute private functions for checks, policies and public functions. A function named
 * like a public one has that one's roles; others have none.
 */
export const privateFunctions = byName<string>([
  [
    `is_api_request is_api_role is_final is_email is_line is_text search_form search_text
    mailbox_name contact_keys phone_digits national_digits is_day is_open
    is_sent`,
    ['anon', 'authenticated', 'service_role'],
  ],
  ['closed_on', ['anon', 'authenticated']],
  ['mail_kinds', ['service_role']],
  [
    `is_plain_address caller is_admin can kinds submission_tables today time_before
    is_overdue looked_after`,
    ['authenticated', 'service_role'],
  ],
  ['require require_staff caretaker found has_factor use_recovery_code', ['authenticated']],
  ['role_tables', ['service_role']],
]);
