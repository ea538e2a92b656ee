/** Texts about undoing an entry of Recent Activity. */
import { counted, tryAgain } from './admin-counts';

export const adminUndo = {
  undo: 'Undo',
  /** Names the button to those who do not see its row. */
  of: (entry: string) => `Undo: ${entry}`,
  undone: (by: string) => `Undone by ${by}`,
  partlyUndone: (undone: number, of: number, by: string) =>
    `${undone.toLocaleString('en')} of ${of.toLocaleString('en')} undone by ${by}`,
  title: 'Undo this change?',
  loading: 'Looking what would change',
  failed: tryAgain('What would change could not be loaded'),
  late: 'This can no longer be undone: a change can be undone for 24 hours.',
  /** @param to null if they had different values */
  back: (count: number, of: number, to: string | null) =>
    `${of === 1 ? 'It goes' : count === of ? `All ${of.toLocaleString('en')} go` : `${count.toLocaleString('en')} of ${of.toLocaleString('en')} ${count === 1 ? 'goes' : 'go'}`} back to ${to ? `“${to}”` : 'what they were'}.`,
  changed: (count: number, names: string) =>
    `${was(count)} changed since and ${count === 1 ? 'stays as it is' : 'stay as they are'}: ${names}.`,
  left: (count: number, names: string) =>
    `${counted(count, 'record')} cannot go back, because the former owner has left or has another role: ${names}.`,
  gone: (count: number, names: string) =>
    `${count.toLocaleString('en')} no longer ${count === 1 ? 'exists' : 'exist'}: ${names}.`,
  before: (count: number) => `${was(count)} undone before.`,
  named: (names: readonly string[], more: number) =>
    [...names, ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join(', '),
  sent: 'Emails that have been sent stay sent.',
  released: 'Replies and other emails that the mark held back will be sent.',
  held: 'Replies and other emails that wait are held back.',
  rest: (count: number) => `Undo for ${counted(count, 'record')}`,
  cancel: 'Cancel',
  close: 'Close',
};

const was = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'was' : 'were'}`;
