import type { SubmissionPath } from '@/content/facts/staff-paths';
import type { FormPartsTexts } from '@/content/texts';
import { referenceOf } from '@/lib/reference';
import type { Submission } from './outbox/types';

/** Names the kind of a submission; another version of the site may have left one of an unknown kind. */
export const kindLabel = ({ kinds, otherKind }: FormPartsTexts['pending'], path: string): string =>
  kinds[path as SubmissionPath] ?? otherKind;

/** Returns the subject of a visitor's email about a submission: `Quote request, DR-1A2B3C4D`. */
export const subjectOf = (
  { pending }: FormPartsTexts,
  { path, id }: Pick<Submission, 'path' | 'id'>,
): string => `${kindLabel(pending, path)}, ${referenceOf(id)}`;
