import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepTrying, outbox, type ParcelFile } from './outbox';
import { useUploadProgress } from '../fields/upload-progress';
import { useDraft } from './use-draft';

/** Submitting... shows at least this long, in milliseconds. */
const shortestWait = 1000;

/** What a form's values become: the row of a table, or a function's argument with files. */
export interface Content {
  path: `/${string}`;
  rowAs?: string;
  /** Columns and values, without id, revision and what the form's shell adds. */
  row: Record<string, unknown>;
  files?: ParcelFile[];
}

/** Where a submission stands. Only `stored` means that it is stored. */
export type Phase<Values> =
  | { step: 'typing' }
  | { step: 'waiting'; id: string; revision: number }
  | { step: 'unsaved' }
  | { step: 'refused'; id: string; reason: string }
  | { step: 'stored'; id: string; values: Values };

interface SubmissionParts<Values extends FieldValues> {
  name: string;
  form: UseFormReturn<Values, unknown, Values>;
  content: (values: Values) => Content;
  onStored?: (() => void) | undefined;
}

/** Carries a form's values through the outbox, and says at every moment only what is known. */
export function useSubmission<Values extends FieldValues>(parts: SubmissionParts<Values>) {
  const { name, form, content, onStored } = parts;
  const { draft, restored, save, drop } = useDraft(name, form);
  const [phase, setPhase] = useState<Phase<Values>>({ step: 'typing' });
  const [progress, follow] = useUploadProgress();
  /** The submission that this form deals with, from the click on. */
  const [own, setOwn] = useState<string>();
  const submitted = useRef<{ row: string; values: Values }>(undefined);
  const trap = useRef<HTMLInputElement>(null);

  const finish = useCallback(
    (id: string, values: Values) => {
      setPhase({ step: 'stored', id, values });
      drop();
      submitted.current = undefined;
      form.reset();
      onStored?.();
    },
    [drop, form, onStored],
  );

  /** Looks up what became of a submission since: another tab, or a try in the background. */
  const lookUp = useCallback(async () => {
    const { id, revision, values } = draft.current;
    if (id === undefined || revision === undefined) return;
    setOwn(id);
    const state = await outbox.stateOf(id, revision);
    if (draft.current.id !== id || draft.current.revision !== revision) return;
    if (state === 'stored') finish(id, submitted.current?.values ?? (values as Values));
    else if (state === 'waiting') setPhase({ step: 'waiting', id, revision });
    else if (state === 'refused') {
      const parcel = (await outbox.waiting()).find((waiting) => waiting.id === id);
      setPhase({ step: 'refused', id, reason: parcel?.refusal ?? '' });
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

  const waiting = phase.step === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    // It may have been delivered in the background before the page came to say that it waits.
    void lookUp();
    return outbox.subscribe(() => void lookUp());
  }, [waiting, lookUp]);

  async function submit(values: Values) {
    const { row, files = [], ...address } = content(values);
    const text = JSON.stringify([row, files.map(traitsOf)]);
    const id = draft.current.id ?? crypto.randomUUID();
    // The same text again is the same revision: whichever arrives, it is one row.
    const again = draft.current.revision !== undefined && submitted.current?.row === text;
    const revision = again ? (draft.current.revision ?? 1) : (draft.current.revision ?? 0) + 1;
    submitted.current = { row: text, values };
    setOwn(id);
    save({ id, revision });

    const parcel = {
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
      follow((onProgress) => outbox.send(parcel, onProgress)),
      new Promise((done) => setTimeout(done, shortestWait)),
    ]);
    if (outcome.result === 'stored') finish(id, values);
    else if (outcome.result === 'refused')
      setPhase({ step: 'refused', id, reason: outcome.reason });
    else setPhase(outcome.saved ? { step: 'waiting', id, revision } : { step: 'unsaved' });
  }

  /** The visitor does not want it sent any more; the text stays in the form. */
  async function discard(id: string) {
    await outbox.discard(id);
    save({ id: undefined, revision: undefined });
    setPhase({ step: 'typing' });
  }

  function startOver() {
    drop();
    submitted.current = undefined;
    form.reset();
    setPhase({ step: 'typing' });
  }

  return { phase, own, progress, restored, trap, submit, discard, startOver };
}

/** What tells one choice of a file from another of the same name. */
function traitsOf({ name, content }: ParcelFile) {
  return [name, content.size, content instanceof File ? content.lastModified : 0];
}
