import type { FilledForm, Submission } from './outbox/types';

/** What a visitor wants to change, from the click until its form has it. */
export interface ChangeRequest {
  form: FilledForm;
  sent: { id: string; revision: number };
  /** One of its files has to be chosen again. */
  unreadable?: boolean | undefined;
}

export function requestFor(submission: Submission, form: FilledForm): ChangeRequest {
  const { id, revision, unreadable } = submission;
  return { form, sent: { id, revision }, unreadable };
}

let wanted: ChangeRequest | undefined;
const listeners = new Set<() => void>();

export function requestChange(request: ChangeRequest): void {
  wanted = request;
  listeners.forEach((listener) => listener());
}

export const changeRequest = {
  get: () => wanted,
  done: () => (wanted = undefined),
  /** Returns how to stop. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
