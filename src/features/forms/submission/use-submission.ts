import type { Dispatch, RefObject, SetStateAction } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readFormValues } from '@/components/form/read-form-values';
import { useTexts } from '@/components/texts';
import { toast } from '@/components/ui/toast';
import { noteError } from '@/lib/client-errors/watch';
import { confirmBeforeLeaving } from '@/lib/confirm-before-leaving';
import { useUploadProgress } from '../fields/upload-progress';
import { textOfAnswers } from './answers';
import { buildSubmission, contentOf } from './build-submission';
import { useReopening, type ChangeRequest } from './change-request';
import { textValuesOf, type Draft } from './draft';
import { discardIfWithdrawn } from './forget-submission';
import { addressOfForm } from './form-element';
import type { SentTexts } from './form-sent';
import { stateAfter, type FormState, type SentForm } from './form-state';
import { outbox, startRetrying } from './outbox';
import { hashOfSecret } from './status-secret';
import type { FormSubmission } from './submission-to';
import { useFormDraft } from './use-form-draft';

const minSubmittingMs = 1000;

const newText = { step: 'typing', id: undefined } as const;

interface FormToSubmit<Values extends FieldValues> {
  name: string;
  element: RefObject<HTMLFormElement | null>;
  form: UseFormReturn<Values, unknown, Values>;
  toSubmission: (values: Values) => FormSubmission;
  texts: SentTexts & { consentVersion: string };
}

/** The state of one form, from the first letter until its submission is stored, and what a visitor can do in it. */
export function useSubmission<Values extends FieldValues>(formToSubmit: FormToSubmit<Values>) {
  const { name, element, form, texts } = formToSubmit;
  const toastTexts = texts.done.toast;
  const textDraft = useFormDraft(name, form, element);
  const { draft, drop, load } = textDraft;
  const [state, setState] = useState<FormState<Values>>(newText);

  const isBlank = useCallback(() => {
    readFormValues(element.current, form);
    return Object.keys(textValuesOf(form.getValues())).length === 0;
  }, [element, form]);

  const open = useCallback(
    ({ form: { values, content, link }, id, startedAt, unreadable }: ChangeRequest) => {
      drop();
      form.reset();
      load({ id, content, link, startedAt, values });
      setState({ step: unreadable ? 'unreadable' : 'typing', id });
    },
    [drop, form, load],
  );
  const { change, pendingChange, dismissChange } = useReopening(name, element, isBlank, open);

  const clearForm = useCallback(() => {
    drop();
    dismissChange();
    form.reset();
  }, [drop, dismissChange, form]);

  /** Shows what became of sent text. The form keeps it while it may need another attempt. */
  const showNext = useCallback(
    (next: FormState<Values>) => {
      setState(next);
      if (next.step === 'waiting' || next.step === 'stored') clearForm();
      if (next.step === 'stored' && toastTexts) toast({ kind: 'success', ...toastTexts });
    },
    [clearForm, toastTexts],
  );

  const lookUpDraft = useDraftLookUp(draft, setState, showNext);

  const isUnsaved = state.step === 'unsaved';
  // A plain effect might run too late to ask before leaving.
  useLayoutEffect(() => (isUnsaved ? confirmBeforeLeaving() : undefined), [isUnsaved]);

  const waitingForm = state.step === 'waiting' ? state.sent : undefined;
  useWaitingSubmission(waitingForm, isBlank, setState, showNext);

  async function fail(error: unknown) {
    noteError('error', error);
    const { id } = draft.current;
    setState({ step: 'unsaved', id, retryReason: { reason: 'fault' }, isDeviceFull: false });
    await lookUpDraft();
  }

  async function discard(id: string) {
    await outbox.discard(id);
    // While it waits, the form belongs to the next visitor.
    if (!waitingForm) clearForm();
    setState(newText);
  }

  function startOver() {
    clearForm();
    setState(newText);
  }

  const sending = useSending(formToSubmit, textDraft, state, setState, showNext);
  const { isRestored, isFileLost } = textDraft;
  const actions = { ...sending, fail, change, discard, startOver };
  return { state, pendingChange, isRestored, isFileLost, ...actions };
}

type SetState<Values> = Dispatch<SetStateAction<FormState<Values>>>;
type ShowNext<Values> = (next: FormState<Values>) => void;

/** Returns what sends the form, as its validated `values`. */
function useSending<Values extends FieldValues>(
  { name, element, toSubmission, texts }: FormToSubmit<Values>,
  { draft, identify, save }: ReturnType<typeof useFormDraft<Values>>,
  state: FormState<Values>,
  setState: SetState<Values>,
  showNext: ShowNext<Values>,
) {
  const { locale } = useTexts();
  const [uploadShare, trackUpload] = useUploadProgress();
  const honeypot = useRef<HTMLInputElement>(null);

  async function submit(values: Values) {
    const formSubmission = toSubmission(values);
    const wasWithdrawn = await discardIfWithdrawn(draft.current.id, state);
    if (wasWithdrawn) save({ id: undefined, link: undefined });
    const content = contentOf(formSubmission);
    const { id, statusSecret: newSecret, replacedId } = identify(content);
    setState((shown) => (shown.step === 'waiting' ? { step: 'typing', id } : { ...shown, id }));
    const { startedAt } = draft.current;
    const statusHash = newSecret && (await hashOfSecret(newSecret));
    // Without its hash, the database would not know the link.
    const statusSecret = statusHash ? newSecret : undefined;
    const earlier = await outbox.find(replacedId ?? id);
    save({ id, link: statusSecret, changing: false });

    const submission = await buildSubmission(formSubmission, {
      id,
      form: {
        name,
        page: addressOfForm(element.current),
        values: textValuesOf(values),
        content,
        text: textOfAnswers(values, texts, locale),
        link: statusSecret,
      },
      earlier: typeof earlier === 'object' ? earlier : undefined,
      columns: {
        locale,
        consent_version: texts.consentVersion,
        ...(statusHash && { status_hash: statusHash }),
        honeypot: honeypot.current?.value ?? '',
      },
      startedAt,
    });
    const [outcome] = await Promise.all([
      trackUpload((onProgress) => outbox.send(submission, { replacedId, onProgress })),
      new Promise((done) => setTimeout(done, minSubmittingMs)),
    ]);
    const sent = { id, values, statusSecret };
    if (outcome.result === 'stored') {
      // The server responds again, so other waiting submissions need no delay.
      void outbox.flush({ isEager: true });
      return showNext(stateAfter(sent, 'stored'));
    }
    showNext(stateAfter(sent, await outbox.find(id), outcome));
  }

  return { submit, uploadShare, honeypot };
}

/** Looks once, and whenever it is called, whether a draft's text was sent before the page was left. */
function useDraftLookUp<Values extends FieldValues>(
  draft: RefObject<Draft>,
  setState: SetState<Values>,
  showNext: ShowNext<Values>,
) {
  const lookUpDraft = useCallback(async () => {
    const { id, values, link, changing } = draft.current;
    if (id === undefined) return;
    setState((shown) => (shown.id === id ? shown : { step: 'typing', id }));
    // The state of the older text does not apply to the edited one.
    if (changing) return;
    const found = await outbox.find(id);
    if (found && draft.current.id === id) {
      showNext(stateAfter({ id, statusSecret: link, values: values as Values }, found));
    }
  }, [draft, setState, showNext]);

  useEffect(() => {
    // After the form has rendered: opening IndexedDB takes a slow phone a moment.
    const timer = setTimeout(() => {
      startRetrying();
      void lookUpDraft();
    });
    return () => clearTimeout(timer);
  }, [lookUpDraft]);

  return lookUpDraft;
}

/** Follows a waiting submission in the outbox: another tab or the worker may send it. */
function useWaitingSubmission<Values>(
  sent: SentForm<Values> | undefined,
  isBlank: () => boolean,
  setState: SetState<Values>,
  showNext: ShowNext<Values>,
) {
  useEffect(() => {
    if (!sent) return;
    const { id } = sent;
    let isOver = false;
    const look = async () => {
      const found = await outbox.find(id);
      if (isOver) return;
      if (typeof found === 'object') setState({ step: 'waiting', id, sent, submission: found });
      else if (found && isBlank()) showNext(stateAfter(sent, found));
      else setState(newText);
    };
    void look();
    const unsubscribe = outbox.subscribe(() => void look());
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [sent, isBlank, setState, showNext]);
}
