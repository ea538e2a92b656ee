import { useEffect } from 'react';
import type { FilledForm, Submission } from './outbox/types';

/** A submission to edit, from the click until its form has picked it up. */
export interface ChangeRequest {
  form: FilledForm;
  id: string;
  startedAt: number | null;
  /** One of its files has to be chosen again. */
  unreadable?: boolean | undefined;
}

export function requestFor(submission: Submission, form: FilledForm): ChangeRequest {
  const { id, row, writtenAt, unreadable } = submission;
  const seconds = row['seconds_to_fill'];
  // The time of the first attempt counts, not that of the correction.
  const startedAt = typeof seconds === 'number' ? writtenAt - seconds * 1000 : null;
  return { form, id, startedAt, unreadable };
}

let wanted: ChangeRequest | undefined;
const listeners = new Set<() => void>();

export function requestChange(request: ChangeRequest): void {
  wanted = request;
  listeners.forEach((listener) => listener());
}

export function clearChangeRequest(): void {
  wanted = undefined;
}

/** Passes on the request that waits, and every later one. */
export function useChangeRequests(onRequest: (request: ChangeRequest) => void): void {
  useEffect(() => {
    const listener = () => {
      if (wanted) onRequest(wanted);
    };
    listener();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [onRequest]);
}
