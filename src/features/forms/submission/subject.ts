import type { SubmissionPath } from '@/content/facts/staff-paths';
import type { FormPartsTexts } from '@/content/texts';
import { referenceOf } from '@/lib/reference';
import type { Submission } from './outbox/types';

/** Names a submission in an email about it: `Quote request, DR-1A2B3C4D`. */
export const subjectOf = ({ pending }: FormPartsTexts, { path, id }: Submission): string =>
  `${kindLabel(pending, path)}, ${referenceOf(id)}`;

/** Names the kind of a submission; one that another version of the site kept may have an unknown path. */
export const kindLabel = ({ kinds, otherKind }: FormPartsTexts['pending'], path: string): string =>
  kinds[path as SubmissionPath] ?? otherKind;
