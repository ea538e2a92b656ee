import * as z from 'zod/mini';
import { draftsOf } from '@/lib/drafts';
import type { Posting } from './job-queries';
import { newJob, type JobValues } from './job-schema';

const texts = z.record(z.string(), z.string());
const shape = z.object({
  id: z.uuid(),
  base: z.nullable(z.looseObject({ id: z.string(), updated_at: z.string() })),
  values: texts,
});

/** The typed values of a posting's form, and the version they started from (null for a new posting). */
interface JobDraft {
  /** The id under which a new posting will be stored, so that a retry does not create a duplicate. */
  id: string;
  base: Posting | null;
  values: JobValues;
}

const nameOf = (id: string) => `job:${id}`;

export function readJobDraft(user: string, id: string): JobDraft | undefined {
  const { success, data } = shape.safeParse(draftsOf(user).read(nameOf(id)));
  if (!success) return undefined;
  return {
    ...data,
    base: data.base as Posting | null,
    values: { ...newJob, ...data.values } as JobValues,
  };
}

/** Returns whether the browser stored the draft. */
export function keepJobDraft(user: string, id: string, draft: JobDraft): boolean {
  return draftsOf(user).write(nameOf(id), draft);
}

export function dropJobDraft(user: string, id: string): void {
  draftsOf(user).drop(nameOf(id));
}
