import type { FormPartsTexts } from '@/content/texts';
import type { SubmissionPath } from '@/content/facts/staff-paths';
import { referenceOf } from '@/lib/reference';
import type { Submission } from './outbox/types';

/** The name of a form's submissions; entries of other versions of the site may have another path. */
export const kindOf = ({ kinds, otherKind }: FormPartsTexts['pending'], path: string): string =>
  kinds[path as SubmissionPath] ?? otherKind;

/** What a message about a submission is about: nothing of what was typed. */
export const subjectOf = (
  { pending }: FormPartsTexts,
  { path, id }: Pick<Submission, 'path' | 'id'>,
): string => `${kindOf(pending, path)}, ${referenceOf(id)}`;
