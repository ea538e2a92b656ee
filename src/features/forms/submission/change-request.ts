import { useEffect } from 'react';
import { createListeners } from '@/lib/listeners';
import type { FilledForm, Submission } from './outbox/types';

export interface ChangeRequest {
  form: FilledForm;
  id: string;
  startedAt: number | null;
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
const listeners = createListeners();

export function requestChange(request: ChangeRequest): void {
  wanted = request;
  listeners.tell();
}

export function clearChangeRequest(): void {
  wanted = undefined;
}

export function useChangeRequests(onRequest: (request: ChangeRequest) => void): void {
  useEffect(() => {
    const listener = () => {
      if (wanted) onRequest(wanted);
    };
    listener();
    return listeners.subscribe(listener);
  }, [onRequest]);
}
