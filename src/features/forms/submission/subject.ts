import type { FormPartsTexts } from '@/content/texts';
import { referenceOf } from '@/lib/reference';
import type { Submission } from './outbox/types';

/** What a message about a submission is about: nothing of what was typed. */
export const subjectOf = (
  { pending }: FormPartsTexts,
  { path, id }: Pick<Submission, 'path' | 'id'>,
): string => `${pending.kinds[path] ?? pending.otherKind}, ${referenceOf(id)}`;
