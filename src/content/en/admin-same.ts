/** Texts about several records of one person. */
import { counted, ofSender, tryAgain } from './admin-counts';

export const adminSame = {
  /** Beside a name: the newest other open record and the number of further ones. */
  also: (reference: string, more: number) =>
    more > 0 ? `also ${reference} and ${more.toLocaleString('en')} more` : `also ${reference}`,
  duplicateOf: (reference: string) => `Duplicate of ${reference}`,
  close: 'Mark as duplicate of this',
  closeAs: (reference: string) => `Mark as duplicate of this: ${reference}`,
  notice: {
    duplicateOf: 'Duplicate of',
    counts: 'It is closed and counts nowhere.',
    reopen: 'Not a duplicate',
  },
  duplicate: 'duplicate of this one',
  filter: { only: 'Only duplicates' },
  setting: {
    saved: (what: string) => what,
    failed: tryAgain('The duplicate could not be marked'),
    one: (what: string, summary: string, _from: string, to: string) =>
      `marked ${ofSender(summary, what)}: ${to}`,
    many: (what: string, count: number, to: string | null) =>
      `marked ${counted(count, what)}: ${to ?? 'what it was before'}`,
    history: (_from: string, to: string) => `marked it: ${to}`,
  },

  mentions: {
    text: 'Notes, files or emails of these records hold the address, name or phone number, too, and stay as they are. Open each, and delete the notes or reword the follow-ups about this person:',
    failed: tryAgain('Other records that mention this person could not be searched'),
  },

  phone: {
    question: 'The same phone number was given here. Tick what belongs to this person:',
    failed: tryAgain('Other records of the same phone number could not be loaded'),
  },
};
