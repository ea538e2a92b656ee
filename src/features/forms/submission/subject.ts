import type { SubmissionPath } from '@/content/facts/staff-paths';
import type { FormPartsTexts } from '@/content/texts';
import { referenceOf } from '@/lib/reference';
import type { Submission } from './outbox/types';

/** Returns the label of a submission's kind, which entries of other versions may lack. */
export const kindLabel = ({ kinds, otherKind }: FormPartsTexts['pending'], path: string) =>
  kinds[path as SubmissionPath] ?? otherKind;

export const subjectOf = (
  { pending }: FormPartsTexts,
  { path, id }: Pick<Submission, 'path' | 'id'>,
): string => `${kindLabel(pending, path)}, ${referenceOf(id)}`;
