// The callers of each function, as part of the access matrix.

import { staff, type Role } from './access-matrix';

const admins: Role[] = ['admin'];
const everybody: Role[] = ['anon', 'account', ...staff];
const mailer: Role[] = ['service_role'];

export const functions: Record<string, Role[]> = {
  check_request: [...everybody, 'service_role'],
  submit_application: everybody,
  read_status: everybody,
  withdraw_submission: everybody,
  set_news: [...everybody, 'service_role'],
  closed_on: everybody,
  proposal_time: everybody,
  decisions_kept: everybody,
  confirmation_follows: everybody,
  report_client_error: everybody,
  search_patterns: everybody,
  enter: ['account', ...staff],
  set_profile: staff,
  // what is their own; admins for everybody
  set_away: staff,
  hand_over: staff,
  invite: admins,
  read_invitation: everybody,
  join_team: everybody,
  what_ends: admins,
  set_role: admins,
  remove_colleague: admins,
  // those with a kind of record as an argument: of the kinds that the role includes
  submissions_per_day: staff,
  open_work: staff,
  open_records: staff,
  related_submissions: staff,
  search_entries: staff,
  filter_values: staff,
  compare_leads: staff,
  read_week: ['admin'],
  log_export: staff,
  // of the kinds that the role includes
  read_record_file: staff,
  store_reply_file: staff,
  mail_state: staff,
  retry_mails: staff,
  delete_spam: admins,
  add_submission: staff,
  known_sender: staff,
  update_records: staff,
  preview_undo: staff,
  send_replies: staff,
  stop_replies: staff,
  drop_reply: staff,
  settle_answers: staff,
  set_template: staff,
  assign_received_mail: admins,
  reply_domain: staff,
  read_bounce: staff,
  try_address_again: staff,
  correct_address: staff,
  erase_person: admins,
  purge_expired: admins,
  plan_mails: mailer,
  claim_mails: mailer,
  finish_mail: mailer,
  read_mail_files: mailer,
  receive_mail: mailer,
  note_provider_event: mailer,
};

const api = ['anon', 'authenticated', 'service_role'];
/**
 * Database roles that may execute private functions for checks, policies and public functions. A function named
 * like a public one has that one's roles; others have none.
 */
export const privateFunctions: Record<string, string[]> = {
  is_api_request: api,
  is_api_role: api,
  is_decided: api,
  is_email: api,
  is_line: api,
  is_text: api,
  search_form: api,
  search_text: api,
  mailbox_name: api,
  host_name: api,
  contact_keys: api,
  is_plain_address: ['authenticated', 'service_role'],
  caller: ['authenticated', 'service_role'],
  is_admin: ['authenticated', 'service_role'],
  is_staff: ['authenticated', 'service_role'],
  can: ['authenticated', 'service_role'],
  can_undo: ['authenticated', 'service_role'],
  kinds: ['authenticated', 'service_role'],
  role_tables: ['service_role'],
  submission_tables: ['authenticated', 'service_role'],
  receive_application: ['anon', 'authenticated'],
  read_file: ['authenticated'],
  require: ['authenticated'],
  is_open: api,
  closed_on: ['anon', 'authenticated'],
  time_before: ['authenticated'],
  still_away: ['authenticated'],
  stand_in: ['authenticated'],
  erase_by_address: ['authenticated'],
};
