import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { adminDetail } from '@/content/en/admin-detail';
import { draftsOf } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { RequestError } from '@/lib/supabase/request-error';
import { recordKey } from '../records/query-keys';
import { createPosting, updatePosting, valuesOf, type Posting } from './job-queries';
import { jobFields, jobSchema, newJob, type JobRow, type JobValues } from './job-schema';
import { useStaffUser } from '../ui/staff-user';
import { dateOf } from '../ui/timestamps';
import { useUnsaved } from '../ui/unsaved';
import { useCommand } from '../ui/use-command';

const { job: texts } = adminDetail;

/** The typed values of a posting's form, and the version they started from (null for a new posting). */
interface JobDraft {
  /** The id under which a new posting will be stored, so that a retry does not create a duplicate. */
  id: string;
  base: Posting | null;
  values: JobValues;
}

export const readJobDraft = (userId: string, id: string) =>
  draftsOf<JobDraft>(userId).read(draftName(id));

const draftName = (id: string) => `job:${id}`;

export interface JobFormOptions {
  /** The posting's id, or `new` before it is stored. */
  id: string;
  /** The version that was read first; null for a new posting. */
  opened: Posting | null;
  /** The stored version; null for a new or a deleted posting. */
  latest: Posting | null;
  onCreated: (posting: Posting) => void;
}

/** The values of a posting's form, which are kept as a draft, merged with other people's changes and saved. */
export function useJobForm({ id, opened, latest, onCreated }: JobFormOptions) {
  const user = useStaffUser();
  const client = useQueryClient();
  const [draft] = useState(() => readJobDraft(user.id, id));
  const [base, setBase] = useState(draft ? draft.base : opened);
  const [isMerged, setMerged] = useState(false);
  const [isRestored, setRestored] = useState(Boolean(draft));
  const [newId] = useState(() => draft?.id ?? randomId());
  const isSaved = useRef(false);
  const form = useForm<JobValues, unknown, JobRow>({
    resolver: zodResolver(jobSchema),
    defaultValues: base ? valuesOf(base) : newJob,
  });
  const { isDirty } = form.formState;
  const isDeleted = opened !== null && latest === null;
  const isUpdate = base !== null && !isDeleted;
  const savedText = isUpdate ? texts.updated : texts.created;
  useUnsaved(isDirty);
  useStoredDraft({ id, newId, userId: user.id, form, base });
  // Runs after the effect that stores the typed text as a draft of this version.
  useEffect(() => {
    for (const field of draft ? jobFields : []) {
      form.setValue(field, draft?.values[field] ?? '', { shouldDirty: true });
    }
  }, [form, draft]);
  // Merges other people's saves into the fields that were not edited.
  useEffect(() => {
    if (!latest || !base || dateOf(latest.updated_at) <= dateOf(base.updated_at)) return;
    setMerged(form.formState.isDirty);
    form.reset(valuesOf(latest), { keepDirtyValues: true, keepDirty: true });
    setBase(latest);
  }, [form, base, latest]);
  function deleteDraft() {
    draftsOf<JobDraft>(user.id).drop(draftName(id));
    setRestored(false);
    setMerged(false);
  }
  const { run, problem } = useCommand({
    run: (row: JobRow) => (isUpdate ? updatePosting(base, row) : createPosting(newId, row)),
    changes: ['job_postings'],
    done: ({ outcome }) => (outcome === 'saved' ? savedText : ''),
    failed: failureText,
    onDone(saved) {
      const posting = saved.outcome === 'deleted' ? null : saved.posting;
      client.setQueryData(recordKey('job_postings', posting?.id ?? id), posting);
      isSaved.current = saved.outcome === 'saved';
      if (!posting || !isSaved.current) return;
      deleteDraft();
      form.reset(valuesOf(posting));
      setBase(posting);
      if (!isUpdate) onCreated(posting);
    },
  });
  return {
    form,
    base,
    /** Someone else's changes were merged into the form while typing. */
    isMerged: isMerged && isDirty,
    isDeleted,
    /** Saving overwrites the stored version instead of creating one. */
    isUpdate,
    problem,
    isRestored: isRestored && isDirty,
    /** Returns whether it was saved. */
    async submit(row: JobRow) {
      isSaved.current = false;
      await run(row);
      return isSaved.current;
    },
    discard() {
      deleteDraft();
      form.reset(base ? valuesOf(base) : newJob);
    },
    deleteDraft,
  };
}

interface StoredDraftOptions {
  id: string;
  newId: string;
  userId: string;
  form: UseFormReturn<JobValues, unknown, JobRow>;
  base: Posting | null;
}

/** Stores what is typed as a draft until it equals the stored version. */
function useStoredDraft({ id, newId, userId, form, base }: StoredDraftOptions) {
  useEffect(() => {
    const stored = base ? valuesOf(base) : newJob;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isStored = jobFields.every((field) => values[field] === stored[field]);
        const drafts = draftsOf<JobDraft>(userId);
        if (isStored) drafts.drop(draftName(id));
        else drafts.write(draftName(id), { id: newId, base, values: { ...values } });
      },
    });
  }, [id, newId, userId, form, base]);
}

/** Returns the server's message if it is short enough to be read, and not the page of a proxy. */
function failureText(error: Error) {
  const message = error instanceof RequestError && error.status > 0 ? error.message : '';
  return message && message.length <= 300 && !message.includes('<') ? message : texts.saveFailed;
}
