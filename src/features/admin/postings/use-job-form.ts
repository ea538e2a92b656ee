import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { randomId } from '@/lib/random-id';
import { RequestError } from '@/lib/supabase/request-error';
import { recordKey } from '../registry/query-keys';
import { dropJobDraft, keepJobDraft, readJobDraft } from './job-draft';
import { createPosting, updatePosting, valuesOf, type Posting, type Saved } from './job-queries';
import { jobFields, jobSchema, newJob, type JobRow, type JobValues } from './job-schema';
import { useStaffUser } from '../ui/staff-user';
import { dateOf } from '../ui/timestamps';
import { useUnsaved } from '../ui/unsaved';

const { job: texts } = adminDetail;

interface JobFormOptions {
  id: string;
  opened: Posting | null;
  latest: Posting | null;
  onCreated: (posting: Posting) => void;
}

/** What the form begins with: a stored version, none for a new posting, and what is typed over it. */
interface Start {
  base: Posting | null;
  typed?: JobValues;
}

interface JobFormControl {
  form: UseFormReturn<JobValues, unknown, JobRow>;
  /** The stored version that the typed one began with; null for a new posting. */
  base: Posting | null;
  /** Someone else's version, once it has to be compared with the typed one. */
  theirs: Posting | undefined;
  /** Someone else's version is there, but nobody has asked to see it. */
  outdated: boolean;
  gone: boolean;
  problem: string | undefined;
  /** What is in the form was typed before the page was loaded. */
  restored: boolean;
  submit: (row: JobRow) => Promise<void>;
  compare: () => void;
  /** Goes on from a stored version, with other values typed over it. */
  adopt: (stored: Posting, typed: JobValues) => void;
  discard: () => void;
  release: () => void;
}

export function useJobForm({ id, opened, latest, onCreated }: JobFormOptions): JobFormControl {
  const user = useStaffUser();
  const client = useQueryClient();
  const [draft] = useState(() => readJobDraft(user.id, id));
  const [start, setStart] = useState<Start>(
    draft ? { base: draft.base, typed: draft.values } : { base: opened },
  );
  const { base } = start;
  const [theirs, setTheirs] = useState<Posting>();
  const [removed, setRemoved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [restored, setRestored] = useState(Boolean(draft));
  const newId = useRef(draft?.id ?? randomId());
  const kept = useRef(true);

  const form = useForm<JobValues, unknown, JobRow>({
    resolver: zodResolver(jobSchema),
    defaultValues: base ? valuesOf(base) : newJob,
  });
  const { isDirty } = form.formState;
  const gone = removed || (opened !== null && latest === null);
  useUnsaved(isDirty);

  useEffect(() => {
    const stored = base ? valuesOf(base) : newJob;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (jobFields.every((field) => values[field] === stored[field])) {
          dropJobDraft(user.id, id);
        } else {
          const next = { id: newId.current, base, values: { ...values } };
          kept.current = keepJobDraft(user.id, id, next);
        }
      },
    });
  }, [form, base, user.id, id]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => !kept.current && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  // After the draft's effect, which keeps what is typed here as the draft of this version.
  useEffect(() => begin(form, start), [form, start]);

  const newer = latest && base && isLater(latest, base) ? latest : undefined;
  const typing = isDirty || Boolean(start.typed);
  // What others saved is shown at once where nothing would be typed over it.
  if (newer && !typing) setStart({ base: newer });

  function release() {
    dropJobDraft(user.id, id);
    setRestored(false);
  }

  function settle(saved: Saved) {
    if (saved.outcome === 'deleted') {
      setRemoved(true);
      client.setQueryData(recordKey('job_postings', id), null);
      void client.invalidateQueries({ queryKey: ['job_postings'] });
    }
    if (saved.outcome === 'conflict') setTheirs(saved.posting);
    if (saved.outcome !== 'saved') return;

    const created = !base || gone;
    release();
    client.setQueryData(recordKey('job_postings', saved.posting.id), saved.posting);
    toast({ kind: 'success', title: created ? texts.created : texts.updated });
    if (created) onCreated(saved.posting);
    else setStart({ base: saved.posting });
    void client.invalidateQueries({ queryKey: ['job_postings'] });
    void client.invalidateQueries({ queryKey: ['activity_log'] });
  }

  async function submit(row: JobRow) {
    setProblem(undefined);
    // An answer that is on its way would show the version before this one.
    await client.cancelQueries({ queryKey: recordKey('job_postings', id) });
    try {
      settle(await (base && !gone ? updatePosting(base, row) : createPosting(newId.current, row)));
    } catch (error) {
      const message = messageOf(error);
      setProblem(message);
      toast({ kind: 'error', title: admin.error, description: message });
    }
  }

  return {
    form,
    base,
    theirs,
    outdated: Boolean(newer) && typing,
    gone,
    problem,
    restored: restored && isDirty,
    submit,
    compare: () => setTheirs(newer),
    adopt(stored, typed) {
      setTheirs(undefined);
      setStart({ base: stored, typed });
    },
    discard() {
      release();
      setStart({ base: latest ?? base });
    },
    release,
  };
}

function isLater(one: Posting, other: Posting) {
  return dateOf(one.updated_at) > dateOf(other.updated_at);
}

function begin(form: UseFormReturn<JobValues, unknown, JobRow>, { base, typed }: Start) {
  form.reset(base ? valuesOf(base) : newJob);
  if (!typed) return;
  for (const field of jobFields) form.setValue(field, typed[field], { shouldDirty: true });
}

/** What the server said, where it said something fit to be read. */
function messageOf(error: unknown) {
  const said = error instanceof RequestError && error.status > 0 ? error.message : '';
  return said && said.length <= 300 && !said.includes('<') ? said : texts.saveFailed;
}
