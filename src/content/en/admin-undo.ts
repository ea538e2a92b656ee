/** Texts about undoing an entry of Recent Activity. */
import { tryAgain } from './admin-counts';

export const adminUndo = {
  undo: 'Undo',
  /** Accessible name of the button, which is read without its row. */
  of: (entry: string) => `Undo: ${entry}`,
  undone: (by: string) => `Undone by ${by}`,
  partlyUndone: (undone: number, of: number, by: string) =>
    `${undone.toLocaleString('en')} of ${of.toLocaleString('en')} undone by ${by}`,
  failed: tryAgain('The change could not be undone'),
};
