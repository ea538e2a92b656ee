import { decisions, type Decision } from '@/lib/form-row';

export const teamActions = [
  'invited',
  'invitation_withdrawn',
  'joined',
  'role_changed',
  'colleague_removed',
  'factor_reset',
  'recovery_used',
  'sign_in_rules_changed',
] as const;
export type TeamAction = (typeof teamActions)[number];

/** All actions that the database logs; the staff area labels them, and a test compares them with its constraints. */
export const activityActions = [
  'submitted',
  ...(Object.keys(decisions) as Decision[]),
  'exported',
  'file_downloaded',
  'posting_created',
  'posting_edited',
  'posting_deleted',
  'erased',
  'purged',
  'withdrawn',
  'recipient_changed',
  'file_deleted',
  'mail_deleted',
  'entered',
  'template_changed',
  'template_reset',
  'spam_received',
  'spam_cleared',
  ...teamActions,
  'spam_marked',
  'address_corrected',
  'details_added',
  'details_corrected',
  'fact_changed',
] as const;
export type ActivityAction = (typeof activityActions)[number];

export type SpamReason = 'honeypot' | 'too fast' | 'honeypot, too fast' | 'marked by staff';

export type FileKind = 'resume' | 'cover_letter';
