/** Texts of the staff area about what senders answer by email, and about email that comes back. */
import { counted, tryAgain } from './admin-counts';

export const adminAnswers = {
  /** In a record, until somebody replies. */
  title: 'New answer',
  from: (name: string) => `New answer from ${name}`,
  wrote: 'answered',
  wroteAutomatically: 'sent an automatic reply',
  otherAddress: (address: string) => `from another address: ${address}`,
  whole: 'Show the whole email',
  failed: tryAgain('The answers could not be loaded'),
  files: 'Files of this answer',
  noText: 'It has no text.',
  noSubject: '(no subject)',
  notNeeded: 'No reply needed',
  settling: 'Saving...',
  settled: 'Marked as needing no reply',
  notSettled: 'Nothing was left to mark: a colleague replied or marked it in the meantime.',
  settleFailed: tryAgain('It could not be saved'),
  doneBy: (name: string) => `No reply needed, says ${name}`,

  /** A file, or the end of the text, that was not kept; the keys are stored values. */
  leftOut: {
    text: 'The text was too long. Only its beginning was kept.',
    one: (file: string, why: string) => `“${file}” was not kept: ${why}`,
    unnamed: 'A file',
    reasons: {
      empty: 'it is empty.',
      'too large': 'the files of an email have at most 10 MB together.',
      'too many': 'at most 5 files of an email are kept.',
      program: 'it is a program.',
      base64: 'it arrived damaged.',
      storage: 'the space for files is used up.',
    } as Record<string, string>,
  },

  /** On Overview. */
  open: {
    title: 'New answers',
    to: (what: string, reference: string) => `Answer to the ${what} ${reference}`,
    more: (more: number) => `And ${counted(more, 'more answer')}: see the lists above.`,
  },
};
