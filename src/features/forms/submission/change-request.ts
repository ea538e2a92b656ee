import { useCallback, useEffect, useState, type RefObject } from 'react';
import { createListeners } from '@/lib/listeners';
import { useFocusFormPart } from './form-element';
import type { FilledForm, Submission } from './outbox/types';

export interface ChangeRequest {
  form: FilledForm;
  id: string;
  startedAt: number | null;
  unreadable?: boolean | undefined;
}

export function changeRequestOf(submission: Submission, form: FilledForm): ChangeRequest {
  const { id, row, writtenAt, unreadable } = submission;
  const seconds = row['seconds_to_fill'];
  // The time of the first attempt counts, not that of the correction.
  const startedAt = typeof seconds === 'number' ? writtenAt - seconds * 1000 : null;
  return { form, id, startedAt, unreadable };
}

/** Waits here until the page with its form is there. */
let pendingRequest: ChangeRequest | undefined;
const listeners = createListeners();

export function requestChange(request: ChangeRequest): void {
  pendingRequest = request;
  listeners.notify();
}

/** Opens a waiting submission in its form again; `pendingChange` asks first if that would replace typed text. */
export function useReopening(
  formName: string,
  formElement: RefObject<HTMLFormElement | null>,
  isBlank: () => boolean,
  open: (request: ChangeRequest) => void,
) {
  const [requestInQuestion, setRequestInQuestion] = useState<ChangeRequest>();
  const focus = useFocusFormPart(formElement);
  const dismissChange = useCallback(() => setRequestInQuestion(undefined), []);

  const openAndFocus = useCallback(
    (request: ChangeRequest) => {
      dismissChange();
      open(request);
      focus(request.unreadable ? 'file' : 'field');
    },
    [dismissChange, focus, open],
  );

  const change = useCallback(
    (request: ChangeRequest) => {
      if (request.form.name !== formName) return;
      pendingRequest = undefined;
      if (isBlank()) openAndFocus(request);
      else setRequestInQuestion(request);
    },
    [isBlank, formName, openAndFocus],
  );

  useEffect(() => {
    const takeRequest = () => {
      if (pendingRequest) change(pendingRequest);
    };
    takeRequest();
    return listeners.subscribe(takeRequest);
  }, [change]);

  const pendingChange = requestInQuestion && {
    open: () => openAndFocus(requestInQuestion),
    keep: () => {
      dismissChange();
      focus('field');
    },
  };
  return { change, pendingChange, dismissChange };
}
