import { randomId } from '@/lib/random-id';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { useUploadProgress } from '../fields/upload-progress';
import { changeRequest } from './change-request';
import { keepTrying, outbox, type SubmissionFile } from './outbox';
import type { FormSubmission } from './submission-to';
import { textOf, useDraft } from './use-draft';

const minSubmittingMs = 1000;

/** Where a submission stands. Only `stored` means that it is stored. */
export type FormState<Values> =
  | { step: 'typing' }
  | { step: 'waiting'; id: string }
  | { step: 'unsaved' }
  | { step: 'unreadable' }
  | { step: 'refused'; id: string; reason: string }
  | { step: 'stored'; id: string; values: Values };

interface SubmissionParts<Values extends FieldValues> {
  name: string;
  /** Where the form is, below the site's address. */
  page: () => string;
  form: UseFormReturn<Values, unknown, Values>;
  toSubmission: (values: Values) => FormSubmission;
  /** Asked before typed text gives way to a submission that is to be changed. */
  replaceQuestion: string;
  /** Shown once it is stored. */
  toast?: { title: string; description: string } | undefined;
}

/** One submission of this form, once it was sent. */
interface Sent<Values> {
  id: string;
  revision: number;
  values: Values;
}

export function useSubmission<Values extends FieldValues>(parts: SubmissionParts<Values>) {
  const { name, page, form, toSubmission, replaceQuestion, toast: toastTexts } = parts;
  const { draft, restored, save, drop, load } = useDraft(name, form);
  const [state, setState] = useState<FormState<Values>>({ step: 'typing' });
  const [progress, follow] = useUploadProgress();
  /** The submission that this form deals with, from the click on. */
  const [currentId, setCurrentId] = useState<string>();
  /** What the outbox took over: the form is empty, and shows what becomes of it. */
  const taken = useRef<Sent<Values>>(undefined);
  /** The last text that was tried. */
  const tried = useRef<string>(undefined);
  const trap = useRef<HTMLInputElement>(null);

  const empty = useCallback(() => {
    drop();
    tried.current = undefined;
    form.reset();
  }, [drop, form]);

  /** Whoever comes next finds an empty form: what waits is the outbox's. */
  const handOver = useCallback(
    (sent: Sent<Values>) => {
      taken.current = sent;
      empty();
      setState({ step: 'waiting', id: sent.id });
      void navigator.storage?.persist?.().catch(() => false);
    },
    [empty],
  );

  const finish = useCallback(
    ({ id, values }: Sent<Values>) => {
      taken.current = undefined;
      setState({ step: 'stored', id, values });
      empty();
      if (toastTexts) toast({ kind: 'success', ...toastTexts });
    },
    [empty, toastTexts],
  );

  /** Leaves it to the notice above the page. */
  const letGo = useCallback(() => {
    taken.current = undefined;
    setCurrentId(undefined);
    setState({ step: 'typing' });
  }, []);

  const isBlank = useCallback(() => Object.keys(textOf(form.getValues())).length === 0, [form]);

  /** Another tab or a try in the background may have sent it since. */
  const lookUp = useCallback(async () => {
    const { id, revision, values } = draft.current;
    const typed =
      id === undefined || revision === undefined
        ? undefined
        : { id, revision, values: values as Values };
    const sent = taken.current ?? typed;
    if (!sent) return;
    setCurrentId(sent.id);
    // What becomes of the text that was sent says nothing of this one.
    if (sent === typed && draft.current.changing) return;
    const found = await outbox.stateOf(sent.id, sent.revision);
    if (taken.current ? taken.current !== sent : draft.current.id !== sent.id) return;
    if (found === 'stored') {
      if (sent === taken.current && !isBlank()) letGo();
      else finish(sent);
    } else if (found === 'waiting') {
      if (sent !== taken.current) handOver(sent);
    } else if (found === 'refused' && sent !== taken.current) {
      const submission = (await outbox.waiting()).find((waiting) => waiting.id === sent.id);
      setState({ step: 'refused', id: sent.id, reason: submission?.refusal ?? '' });
    } else if (sent === taken.current) letGo();
  }, [draft, finish, handOver, isBlank, letGo]);

  /** Opens what waits in this form again. */
  const change = useCallback(
    async (id: string) => {
      const submission = (await outbox.waiting()).find((waiting) => waiting.id === id);
      if (submission?.form?.name !== name) return;
      changeRequest.done();
      if (!isBlank() && !confirm(replaceQuestion)) return;
      taken.current = undefined;
      empty();
      load({ id, revision: submission.revision, values: submission.form.values });
      setCurrentId(id);
      setState({ step: 'typing' });
    },
    [empty, isBlank, load, name, replaceQuestion],
  );

  useEffect(() => {
    const changeWanted = () => {
      const id = changeRequest.get();
      if (id !== undefined) void change(id);
    };
    changeWanted();
    const stop = changeRequest.subscribe(changeWanted);
    return () => void stop();
  }, [change]);

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
    const id = draft.current.id ?? randomId();
    // The same text again is the same revision: whichever arrives, it is one row.
    const again = draft.current.revision !== undefined && tried.current === text;
    const revision = again ? (draft.current.revision ?? 1) : (draft.current.revision ?? 0) + 1;
    tried.current = text;
    setCurrentId(id);
    const { startedAt } = draft.current;
    save({ id, revision, changing: false });

    const submission = {
      ...address,
      id,
      revision,
      files: await Promise.all(files.map(inMemory)),
      form: { name, page: page(), values: textOf(values) },
      row: { ...row, trap: trap.current?.value ?? '', seconds_to_fill: secondsSince(startedAt) },
    };
    const [outcome] = await Promise.all([
      follow((onProgress) => outbox.send(submission, onProgress)),
      new Promise((done) => setTimeout(done, minSubmittingMs)),
    ]);
    const sent = { id, revision, values };
    if (outcome.result === 'stored') finish(sent);
    else if (outcome.result === 'unreadable') setState({ step: 'unreadable' });
    else if (outcome.result === 'refused')
      setState({ step: 'refused', id, reason: outcome.reason });
    else if (outcome.saved) handOver(sent);
    else setState({ step: 'unsaved' });
  }

  async function discard(id: string) {
    await outbox.discard(id);
    if (taken.current) letGo();
    else {
      save({ id: undefined, revision: undefined });
      setState({ step: 'typing' });
    }
  }

  function startOver() {
    empty();
    letGo();
  }

  return { state, currentId, progress, restored, trap, submit, change, discard, startOver };
}

function traitsOf({ name, content }: SubmissionFile) {
  return content instanceof File
    ? [name, content.size, content.lastModified]
    : [name, content instanceof Blob ? content.size : content.byteLength];
}

/** Bytes outlast the place where a phone found the file. */
async function inMemory(file: SubmissionFile): Promise<SubmissionFile> {
  if (!(file.content instanceof Blob)) return file;
  const bytes = await file.content.arrayBuffer().catch(() => undefined);
  return bytes ? { ...file, content: bytes } : file;
}

/** Null where the device's clock cannot be right: it must not cost the submission. */
function secondsSince(moment: number): number | null {
  const seconds = Math.round((Date.now() - moment) / 1000);
  return seconds >= 0 && seconds <= 604_800 ? seconds : null;
}
