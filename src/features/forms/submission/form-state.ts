import type { SendOutcome } from './outbox/outbox';
import type { RetryReason, Submission } from './outbox/types';

export interface SentForm<Values> {
  id: string;
  values: Values;
  statusSecret?: string | undefined;
}

/** What a form shows of the submission `id`. Only `stored` means that it is stored. */
export type FormState<Values> =
  /** With the id of an earlier attempt, if the text has been sent before. */
  | { step: 'typing'; id: string | undefined }
  /** The outbox has taken it over. The form is empty and shows its progress. */
  | { step: 'waiting'; id: string; sent: SentForm<Values>; submission: Submission }
  /** Neither sent nor saved. `isDeviceFull`: the device has no space left. */
  | {
      step: 'unsaved';
      id: string | undefined;
      retryReason: RetryReason | undefined;
      isDeviceFull: boolean;
    }
  | { step: 'unreadable'; id: string }
  | { step: 'refused'; id: string; reason: string; submission?: Submission | undefined }
  | { step: 'stored'; id: string; values: Values; statusSecret: string | undefined };

/** @param found in the outbox, after an attempt with that outcome: another tab or the worker may have been quicker */
export function stateAfter<Values>(
  sent: SentForm<Values>,
  found: 'stored' | Submission | undefined,
  outcome?: SendOutcome,
): FormState<Values> {
  const { id, values, statusSecret } = sent;
  if (found === 'stored') return { step: 'stored', id, values, statusSecret };
  const reason = outcome?.result === 'refused' ? outcome.reason : found?.refusal;
  if (reason !== undefined) return { step: 'refused', id, reason, submission: found };
  if (outcome?.result === 'unreadable' || found?.unreadable) return { step: 'unreadable', id };
  if (found) return { step: 'waiting', id, sent, submission: found };
  if (!outcome) return { step: 'typing', id };
  const retryReason = outcome.result === 'unreachable' ? outcome.retryReason : undefined;
  return { step: 'unsaved', id, retryReason, isDeviceFull: outcome.isDeviceFull === true };
}
