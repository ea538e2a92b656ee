import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readFormValues } from '@/components/form/read-form-values';
import { useTexts } from '@/components/texts';
import { toast } from '@/components/ui/toast';
import { confirmBeforeLeaving } from '@/lib/ask-before-leaving';
import { noteError } from '@/lib/client-errors/watch';
import { useUploadProgress } from '../fields/upload-progress';
import { textOfAnswers, type AnswerTexts } from './answers';
import { clearChangeRequest, useChangeRequests, type ChangeRequest } from './change-request';
import { pageOf, useFocusFormPart } from './form-element';
import { stateAfter, type FormState, type Sent } from './form-state';
import { startRetrying, outbox } from './outbox';
import type { FormSubmission } from './submission-to';
import { textOf, useDraft } from './use-draft';
import { hashOfSecret } from './status-secret';
import { readBytes, secondsSince, fingerprint } from './submission-file';
import { sourceIn, sourceOfVisit } from './visit-source';
import { dropWithdrawn } from './withdrawn';

const minSubmittingMs = 1000;

interface SubmissionParts<Values extends FieldValues> {
  name: string;
  element: RefObject<HTMLFormElement | null>;
  form: UseFormReturn<Values, unknown, Values>;
  toSubmission: (values: Values) => FormSubmission;
  texts: AnswerTexts & {
    consentVersion: string;
    done: { toast?: { title: string; description: string } };
  };
}

export function useSubmission<Values extends FieldValues>({
  name,
  element,
  form,
  toSubmission,
  texts,
}: SubmissionParts<Values>) {
  const { locale } = useTexts();
  const { consentVersion } = texts;
  const toastTexts = texts.done.toast;
  const { draft, restored, lostFile, save, drop, identify, load } = useDraft(name, form, element);
  const [state, setState] = useState<FormState<Values>>({ step: 'typing', id: undefined });
  const [progress, follow] = useUploadProgress();
  /** Waits for the visitor's answer, as it would replace typed text. */
  const [replacement, setReplacement] = useState<ChangeRequest>();
  const focus = useFocusFormPart(element);
  const honeypot = useRef<HTMLInputElement>(null);

  const empty = useCallback(() => {
    drop();
    setReplacement(undefined);
    form.reset();
  }, [drop, form]);

  /** Shows what became of sent text. The form keeps it while it may need another attempt. */
  const settle = useCallback(
    (next: FormState<Values>) => {
      setState(next);
      if (next.step === 'waiting' || next.step === 'stored') empty();
      if (next.step === 'stored' && toastTexts) toast({ kind: 'success', ...toastTexts });
    },
    [empty, toastTexts],
  );

  const release = useCallback(() => setState({ step: 'typing', id: undefined }), []);

  const isBlank = useCallback(() => {
    readFormValues(element.current, form);
    return Object.keys(textOf(form.getValues())).length === 0;
  }, [element, form]);

  /** A draft's text may have been sent before the page was left. */
  const lookUpDraft = useCallback(async () => {
    const { id, values, link, changing } = draft.current;
    if (id === undefined) return;
    setState((now) => (now.id === id ? now : { step: 'typing', id }));
    // The state of the older text does not apply to the edited one.
    if (changing) return;
    const found = await outbox.find(id);
    if (found && draft.current.id === id) {
      settle(stateAfter({ id, link, values: values as Values }, found));
    }
  }, [draft, settle]);

  const open = useCallback(
    ({ form: { values, content, link }, id, startedAt, unreadable }: ChangeRequest) => {
      empty();
      load({ id, content, link, startedAt, values });
      setState({ step: unreadable ? 'unreadable' : 'typing', id });
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
      void lookUpDraft();
    });
    return () => clearTimeout(timer);
  }, [lookUpDraft]);

  const unsaved = state.step === 'unsaved';
  // A plain effect might run too late to ask before leaving.
  useLayoutEffect(() => (unsaved ? confirmBeforeLeaving() : undefined), [unsaved]);

  const waiting = state.step === 'waiting' ? state.sent : undefined;
  useEffect(() => {
    if (!waiting) return;
    let isOver = false;
    /** Another tab or the worker may have sent it. */
    async function look(sent: Sent<Values>) {
      const found = await outbox.find(sent.id);
      if (isOver) return;
      if (typeof found === 'object')
        setState({ step: 'waiting', id: sent.id, sent, submission: found });
      else if (found && isBlank()) settle(stateAfter(sent, found));
      else release();
    }
    void look(waiting);
    const unsubscribe = outbox.subscribe(() => void look(waiting));
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [waiting, isBlank, settle, release]);

  async function submit(values: Values) {
    const { row, files, ...address } = toSubmission(values);
    if (await dropWithdrawn(draft.current.id, state)) save({ id: undefined, link: undefined });
    const content = JSON.stringify([row, files.map(fingerprint)]);
    const { id, link, replaced } = identify(content);
    setState((now) => (now.step === 'waiting' ? { step: 'typing', id } : { ...now, id }));
    const { startedAt } = draft.current;
    const statusHash = link && (await hashOfSecret(link));
    // Without its hash, the database would not know the link.
    const shown = statusHash ? link : undefined;
    const earlier = await outbox.find(replaced ?? id);
    save({ id, link: shown, changing: false });

    const submission = {
      ...address,
      id,
      files: await Promise.all(files.map(readBytes)),
      form: {
        name,
        page: pageOf(element.current),
        values: textOf(values),
        content,
        text: textOfAnswers(values, texts, locale),
        link: shown,
      },
      row: {
        ...(typeof earlier === 'object' ? sourceIn(earlier.row) : sourceOfVisit()),
        ...row,
        locale,
        consent_version: consentVersion,
        ...(statusHash && { status_hash: statusHash }),
        honeypot: honeypot.current?.value ?? '',
        seconds_to_fill: secondsSince(startedAt),
      },
    };
    const [outcome] = await Promise.all([
      follow((onProgress) => outbox.send(submission, { replaced, onProgress })),
      new Promise((done) => setTimeout(done, minSubmittingMs)),
    ]);
    const sent = { id, values, link: shown };
    if (outcome.result === 'stored') {
      // The server answers again, so other waiting submissions need no delay.
      void outbox.flush({ eager: true });
      return settle(stateAfter(sent, 'stored'));
    }
    settle(stateAfter(sent, await outbox.find(id), outcome));
  }

  async function fail(error: unknown) {
    noteError('error', error);
    const { id } = draft.current;
    setState({ step: 'unsaved', id, retryReason: { reason: 'fault' }, full: false });
    await lookUpDraft();
  }

  async function discard(id: string) {
    await outbox.discard(id);
    // While it waits, the form belongs to the next visitor.
    if (!waiting) empty();
    release();
  }

  function startOver() {
    empty();
    release();
  }

  const pendingChange = replacement && {
    open: () => open(replacement),
    keep: () => {
      setReplacement(undefined);
      focus('field');
    },
  };

  return {
    state,
    progress,
    restored,
    lostFile,
    honeypot,
    pendingChange,
    submit,
    fail,
    change,
    discard,
    startOver,
  };
}
