/** Texts of the form in which staff enter a lead. */
import { tryAgain } from './admin-counts';

export const adminEntry = {
  add: 'Add',
  title: (what: string) => `Add a ${what}`,
  hint: 'The sender gets no confirmation. Colleagues are notified as usual.',
  missing: (label: string) => `Please fill in: ${label}`,
  save: 'Add',
  busy: 'Adding...',
  done: 'Added',
  failed: tryAgain('It could not be added'),
  restored: 'Your unsaved text was restored.',
};
