/** Texts of the form in which staff enter a lead. */
import { tryAgain } from './admin-counts';

export const adminEntry = {
  add: 'Add',
  title: (what: string) => `Add a ${what}`,
  hint: 'A name and a phone number or an email address are enough. The sender gets no confirmation; colleagues are notified as usual.',
  noName: 'Please enter a name',
  noWay: 'Please enter a phone number or an email address',
  missing: (label: string) => `Please fill in: ${label}`,
  notYet: 'Please choose today or an earlier day',
  save: 'Add',
  busy: 'Adding...',
  done: 'Added',
  failed: tryAgain('It could not be added'),
  restored: 'Your unsaved text was restored.',
};
