import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/** Columns that say how the sender came here. */
export type SourceColumn = 'first_page' | 'referring_host' | 'utm_source' | 'utm_campaign';

/** Columns filled in by the form's shell, the database or staff. */
type FilledIn =
  | SourceColumn
  | 'came_by'
  | 'came_at'
  | 'consent_version'
  | 'consented_at'
  | 'created_at'
  | 'follow_up_on'
  | 'follow_up_note'
  | 'honeypot'
  | 'id'
  | 'locale'
  | 'lost_reason'
  | 'new_answer_at'
  | 'updated_at'
  | 'outcome'
  | 'outcome_on'
  | 'amount'
  | 'currency'
  | 'owner_id'
  | 'answered_at'
  | 'posting_title'
  | 'after_closing'
  | 'rejection_reason'
  | 'told_at'
  | 'decision_leaves'
  | 'awaits_decision'
  | 'duplicate_of'
  | 'search_text'
  | 'seconds_to_fill'
  | 'source'
  | 'open'
  | 'waiting'
  | 'spam_reason'
  | 'spam_suspected'
  | 'status'
  | 'shown_status'
  | 'status_shown_at'
  | 'status_hash';

/** The columns that a form asks the visitor for. */
export type FormRow<Name extends keyof Tables> = Omit<
  Tables[Name]['Insert'],
  FilledIn | (Name extends 'contact_submissions' ? 'phone' : never)
>;
