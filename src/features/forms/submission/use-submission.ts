import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepTrying, outbox, type SubmissionFile } from './outbox';
import { toast } from '@/components/ui/toast';
import { useUploadProgress } from '../fields/upload-progress';
import type { FormSubmission } from './submission-to';
import { useDraft } from './use-draft';

const minSubmittingMs = 1000;

/** Where a submission stands. Only `stored` means that it is stored. */
export type FormState<Values> =
  | { step: 'typing' }
  | { step: 'waiting'; id: string; revision: number }
  | { step: 'unsaved' }
  | { step: 'refused'; id: string; reason: string }
  | { step: 'stored'; id: string; values: Values };

interface SubmissionParts<Values extends FieldValues> {
  name: string;
  form: UseFormReturn<Values, unknown, Values>;
  toSubmission: (values: Values) => FormSubmission;
  /** Shown once it is stored. */
  toast?: { title: string; description: string } | undefined;
}

export function useSubmission<Values extends FieldValues>(parts: SubmissionParts<Values>) {
  const { name, form, toSubmission, toast: toastTexts } = parts;
  const { draft, restored, save, drop } = useDraft(name, form);
  const [state, setState] = useState<FormState<Values>>({ step: 'typing' });
  const [progress, follow] = useUploadProgress();
  /** The submission that this form deals with, from the click on. */
  const [currentId, setCurrentId] = useState<string>();
  const submitted = useRef<{ row: string; values: Values }>(undefined);
  const trap = useRef<HTMLInputElement>(null);

  const finish = useCallback(
    (id: string, values: Values) => {
      setState({ step: 'stored', id, values });
      drop();
      submitted.current = undefined;
      form.reset();
      if (toastTexts) toast({ kind: 'success', ...toastTexts });
    },
    [drop, form, toastTexts],
  );

  /** Another tab or a try in the background may have sent it since. */
  const lookUp = useCallback(async () => {
    const { id, revision, values } = draft.current;
    if (id === undefined || revision === undefined) return;
    setCurrentId(id);
    const found = await outbox.stateOf(id, revision);
    if (draft.current.id !== id || draft.current.revision !== revision) return;
    if (found === 'stored') finish(id, submitted.current?.values ?? (values as Values));
    else if (found === 'waiting') setState({ step: 'waiting', id, revision });
    else if (found === 'refused') {
      const submission = (await outbox.waiting()).find((waiting) => waiting.id === id);
      setState({ step: 'refused', id, reason: submission?.refusal ?? '' });
    }
  }, [draft, finish]);

  useEffect(() => {
    // After the form is there: opening the device's store takes a cheap phone a moment.
    const timer = setTimeout(() => {
      keepTrying();
      void lookUp();
    });
    return () => clearTimeout(timer);
  }, [lookUp]);

  const waiting = state.step === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    void lookUp();
    return outbox.subscribe(() => void lookUp());
  }, [waiting, lookUp]);

  async function submit(values: Values) {
    const { row, files, ...address } = toSubmission(values);
    const text = JSON.stringify([row, files.map(traitsOf)]);
    const id = draft.current.id ?? crypto.randomUUID();
    // The same text again is the same revision: whichever arrives, it is one row.
    const again = draft.current.revision !== undefined && submitted.current?.row === text;
    const revision = again ? (draft.current.revision ?? 1) : (draft.current.revision ?? 0) + 1;
    submitted.current = { row: text, values };
    setCurrentId(id);
    save({ id, revision });

    const submission = {
      ...address,
      id,
      revision,
      files,
      row: {
        ...row,
        trap: trap.current?.value ?? '',
        seconds_to_fill: Math.round((Date.now() - draft.current.startedAt) / 1000),
      },
    };
    const [outcome] = await Promise.all([
      follow((onProgress) => outbox.send(submission, onProgress)),
      new Promise((done) => setTimeout(done, minSubmittingMs)),
    ]);
    if (outcome.result === 'stored') finish(id, values);
    else if (outcome.result === 'refused')
      setState({ step: 'refused', id, reason: outcome.reason });
    else setState(outcome.saved ? { step: 'waiting', id, revision } : { step: 'unsaved' });
  }

  async function discard(id: string) {
    await outbox.discard(id);
    save({ id: undefined, revision: undefined });
    setState({ step: 'typing' });
  }

  function startOver() {
    drop();
    submitted.current = undefined;
    form.reset();
    setState({ step: 'typing' });
  }

  return { state, currentId, progress, restored, trap, submit, discard, startOver };
}

function traitsOf({ name, content }: SubmissionFile) {
  return [name, content.size, content instanceof File ? content.lastModified : 0];
}
