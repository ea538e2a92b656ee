import type { RetryReason, Submission } from './outbox/types';

/** Where a submission stands. Only `stored` means that it is stored. */
export type FormState<Values> =
  | { step: 'typing' }
  | { step: 'waiting'; submission: Submission }
  /** Neither sent nor kept. `full`: the device has no room. */
  | { step: 'unsaved'; retryReason: RetryReason | undefined; full: boolean }
  | { step: 'unreadable' }
  | { step: 'refused'; reason: string; submission?: Submission | undefined }
  | { step: 'stored'; id: string; values: Values };
