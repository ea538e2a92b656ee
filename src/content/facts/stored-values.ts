/** Values that the database writes and the staff area has words for; a test compares them with its checks. */
export const activityActions = [
  'submitted',
  'resubmitted',
  'status_changed',
  'posting_created',
  'posting_edited',
  'posting_deleted',
  'erased',
  'purged',
  'withdrawn',
  'recipient_changed',
  'file_deleted',
] as const;
export type ActivityAction = (typeof activityActions)[number];

export type SuspectReason = 'honeypot' | 'too fast' | 'honeypot, too fast';

export type FileKind = 'resume' | 'cover_letter';
