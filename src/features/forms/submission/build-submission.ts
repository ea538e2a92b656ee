import { withTimeLimit } from '@/lib/time-limit';
import type { FilledForm, NewSubmission, Submission, SubmissionFile } from './outbox/types';
import type { ChosenFile, FormSubmission } from './submission-to';
import { sourceIn, sourceOfVisit } from './visit-source';

interface SubmissionParts {
  id: string;
  form: FilledForm;
  /** The waiting submission that this one replaces: its source stays. */
  earlier: Submission | undefined;
  /** What the row holds beside the visitor's answers. */
  columns: Record<string, unknown>;
  /** When the visitor began to type, in milliseconds since 1970; null when unknown. */
  startedAt: number | null;
}

/** What one attempt sends, and the outbox keeps until it is stored. */
export async function buildSubmission(
  { row, files, ...endpoint }: FormSubmission,
  { id, form, earlier, columns, startedAt }: SubmissionParts,
): Promise<NewSubmission> {
  return {
    ...endpoint,
    id,
    files: await Promise.all(files.map(withBytes)),
    form,
    row: {
      ...(earlier ? sourceIn(earlier.row) : sourceOfVisit()),
      ...row,
      ...columns,
      seconds_to_fill: secondsSince(startedAt),
    },
  };
}

/** Equal for equal content, by which a repeated attempt is recognised. */
export const contentOf = ({ row, files }: FormSubmission): string =>
  JSON.stringify([
    row,
    files.map(({ name, content }) => [name, content.size, content.lastModified]),
  ]);

/** Bytes stay readable when the phone can no longer find the file; an unreadable one stays as it is. */
async function withBytes(file: ChosenFile): Promise<SubmissionFile> {
  const bytes = await withTimeLimit(file.content.arrayBuffer()).catch(() => undefined);
  return bytes ? { ...file, content: bytes } : file;
}

/** A week, the most that the database accepts (`seconds_to_fill`). */
const maxSecondsToFill = 604_800;

/** Null when the moment is unknown, or when the device's clock is wrong, which must not block the submission. */
function secondsSince(moment: number | null): number | null {
  if (moment === null) return null;
  const seconds = Math.round((Date.now() - moment) / 1000);
  return seconds >= 0 && seconds <= maxSecondsToFill ? seconds : null;
}
