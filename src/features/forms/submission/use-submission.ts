import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readFormValues } from '@/components/form/read-form-values';
import { useTexts } from '@/components/texts';
import { toast } from '@/components/ui/toast';
import { confirmBeforeLeaving } from '@/lib/ask-before-leaving';
import { useUploadProgress } from '../fields/upload-progress';
import { clearChangeRequest, useChangeRequests, type ChangeRequest } from './change-request';
import { pageOf, useFocusFormPart } from './form-element';
import type { FormState } from './form-state';
import { startRetrying, outbox } from './outbox';
import type { Submission } from './outbox/types';
import type { FormSubmission } from './submission-to';
import { textOf, useDraft } from './use-draft';
import { readBytes, secondsSince, fingerprint } from './submission-file';
import { sourceIn, sourceOfVisit } from './visit-source';
import { dropWithdrawn } from './withdrawn';

const minSubmittingMs = 1000;

interface SubmissionParts<Values extends FieldValues> {
  name: string;
  element: RefObject<HTMLFormElement | null>;
  form: UseFormReturn<Values, unknown, Values>;
  toSubmission: (values: Values) => FormSubmission;
  /** Version of the consent text that this form shows. */
  consentVersion: string;
  toast?: { title: string; description: string } | undefined;
}

interface Sent<Values> {
  id: string;
  revision: number;
  values: Values;
}

export function useSubmission<Values extends FieldValues>({
  name,
  element,
  form,
  toSubmission,
  consentVersion,
  toast: toastTexts,
}: SubmissionParts<Values>) {
  const { locale } = useTexts();
  const { draft, restored, save, drop, identify, load } = useDraft(name, form, element);
  const [state, setState] = useState<FormState<Values>>({ step: 'typing' });
  const [progress, follow] = useUploadProgress();
  const [currentId, setCurrentId] = useState<string>();
  /** Waits for the visitor's answer, as it would replace typed text. */
  const [replacement, setReplacement] = useState<ChangeRequest>();
  const focus = useFocusFormPart(element);
  /** The submission the outbox took over. The form is empty and shows its progress. */
  const enqueued = useRef<Sent<Values>>(undefined);
  const honeypot = useRef<HTMLInputElement>(null);

  const empty = useCallback(() => {
    drop();
    setReplacement(undefined);
    form.reset();
  }, [drop, form]);

  const showWaiting = useCallback(
    (sent: Sent<Values>, submission: Submission) => {
      enqueued.current = sent;
      empty();
      setCurrentId(sent.id);
      setState({ step: 'waiting', submission });
    },
    [empty],
  );

  const finish = useCallback(
    ({ id, values }: Sent<Values>) => {
      enqueued.current = undefined;
      setState({ step: 'stored', id, values });
      empty();
      if (toastTexts) toast({ kind: 'success', ...toastTexts });
    },
    [empty, toastTexts],
  );

  /** Hands the submission over to the notice above the page. */
  const release = useCallback(() => {
    enqueued.current = undefined;
    setCurrentId(undefined);
    setState({ step: 'typing' });
  }, []);

  const isBlank = useCallback(() => {
    readFormValues(element.current, form);
    return Object.keys(textOf(form.getValues())).length === 0;
  }, [element, form]);

  /** Another tab or the worker may have sent it. */
  const lookUp = useCallback(async () => {
    const { id, revision, values } = draft.current;
    const typed =
      id === undefined || revision === undefined
        ? undefined
        : { id, revision, values: values as Values };
    const sent = enqueued.current ?? typed;
    if (!sent) return;
    setCurrentId(sent.id);
    // The state of the older text does not apply to the edited one.
    if (sent === typed && draft.current.changing) return;
    const found = await outbox.find(sent.id, sent.revision);
    if (enqueued.current ? enqueued.current !== sent : draft.current.id !== sent.id) return;
    if (found === 'stored') {
      if (sent === enqueued.current && !isBlank()) release();
      else finish(sent);
    } else if (!found) {
      if (sent === enqueued.current) release();
    } else if (sent === enqueued.current) setState({ step: 'waiting', submission: found });
    // The form still holds its text.
    else if (found.refusal !== undefined) {
      setState({ step: 'refused', reason: found.refusal, submission: found });
    } else if (found.unreadable) setState({ step: 'unreadable' });
    else showWaiting(sent, found);
  }, [draft, finish, showWaiting, isBlank, release]);

  /** Opens a waiting submission in this form. */
  const open = useCallback(
    ({ form: { values }, sent, startedAt, unreadable }: ChangeRequest) => {
      enqueued.current = undefined;
      empty();
      load({ ...sent, startedAt, values });
      setCurrentId(sent.id);
      setState(unreadable ? { step: 'unreadable' } : { step: 'typing' });
      focus(unreadable ? 'file' : 'field');
    },
    [empty, focus, load],
  );

  const change = useCallback(
    (request: ChangeRequest) => {
      if (request.form.name !== name) return;
      clearChangeRequest();
      if (isBlank()) open(request);
      else setReplacement(request);
    },
    [isBlank, name, open],
  );

  useChangeRequests(change);

  useEffect(() => {
    // After the form has rendered: opening IndexedDB takes a slow phone a moment.
    const timer = setTimeout(() => {
      startRetrying();
      void lookUp();
    });
    return () => clearTimeout(timer);
  }, [lookUp]);

  const unsaved = state.step === 'unsaved';
  // A plain effect might run too late to ask before leaving.
  useLayoutEffect(() => (unsaved ? confirmBeforeLeaving() : undefined), [unsaved]);

  const waiting = state.step === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    void lookUp();
    return outbox.subscribe(() => void lookUp());
  }, [waiting, lookUp]);

  async function submit(values: Values) {
    const { row, files, ...address } = toSubmission(values);
    if (await dropWithdrawn(draft.current.id, state)) save({ id: undefined, revision: undefined });
    const { id, revision } = identify(JSON.stringify([row, files.map(fingerprint)]));
    setCurrentId(id);
    const { startedAt } = draft.current;
    const earlier = await outbox.find(id, 0);
    save({ id, revision, changing: false });

    const submission = {
      ...address,
      id,
      revision,
      files: await Promise.all(files.map(readBytes)),
      form: { name, page: pageOf(element.current), values: textOf(values) },
      row: {
        ...(typeof earlier === 'object' ? sourceIn(earlier.row) : sourceOfVisit()),
        ...row,
        locale,
        consent_version: consentVersion,
        honeypot: honeypot.current?.value ?? '',
        seconds_to_fill: secondsSince(startedAt),
      },
    };
    const [outcome] = await Promise.all([
      follow((onProgress) => outbox.send(submission, onProgress)),
      new Promise((done) => setTimeout(done, minSubmittingMs)),
    ]);
    const sent = { id: outcome.id, revision, values };
    if (outcome.result === 'stored') {
      // The server answers again, so other waiting submissions need no delay.
      void outbox.flush({ eager: true });
      return finish(sent);
    }
    const found = await outbox.find(outcome.id, revision);
    // Another tab or the service worker was quicker.
    if (found === 'stored') finish(sent);
    else if (outcome.result === 'unreadable') setState({ step: 'unreadable' });
    else if (outcome.result === 'refused') {
      setState({ step: 'refused', reason: outcome.reason, submission: found });
    } else if (found) showWaiting(sent, found);
    else {
      const retryReason = outcome.result === 'unreachable' ? outcome.retryReason : undefined;
      setState({ step: 'unsaved', retryReason, full: outcome.full === true });
    }
  }

  async function discard(id: string) {
    await outbox.discard(id);
    // After the handover the form belongs to the next visitor.
    if (!enqueued.current) empty();
    release();
  }

  function startOver() {
    empty();
    release();
  }

  /** A waiting submission that the visitor wants to edit in place of what the form holds. */
  const pendingChange = replacement && {
    open: () => open(replacement),
    keep: () => {
      setReplacement(undefined);
      focus('field');
    },
  };

  return {
    state,
    currentId,
    progress,
    restored,
    honeypot,
    pendingChange,
    submit,
    change,
    discard,
    startOver,
  };
}
