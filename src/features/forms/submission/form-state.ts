import type { RetryReason, Submission } from './outbox/types';

/** The state of a submission. Only `stored` means that it is stored. */
export type FormState<Values> =
  | { step: 'typing' }
  | { step: 'waiting'; submission: Submission }
  /** Neither sent nor saved. `full`: the device has no space left. */
  | { step: 'unsaved'; retryReason: RetryReason | undefined; full: boolean }
  | { step: 'unreadable' }
  | { step: 'refused'; reason: string; submission?: Submission | undefined }
  | { step: 'stored'; id: string; values: Values };
