/** Texts of the form in which staff enter a submission. */
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
  signedOut: 'It was not added yet: your session had ended. Sign in, then choose “Add” again.',
  full: 'It could not be added: the space for files is used up. Delete some that are no longer needed.',
  unreadable: 'It could not be added: your device could not read the file. Choose it again.',
  noPosting: 'No posting',
  posting: (title: string, status: string) => `${title} (${status.toLowerCase()})`,
  restored: 'Your unsaved text was restored.',

  /** Who sent a record; what is missing is offered where staff entered it. */
  complete: {
    open: 'Add what is missing',
    correct: 'Correct details',
    text: 'Fill in or correct what you know. Other staff see in the history what you changed; what a visitor wrote stays beside it.',
    written: (value: string) => `written: ${value}`,
    unknown: 'Not known',
    /** Below the country, which is filled in. */
    proposed: 'Filled in from the phone number: please check it.',
    save: 'Save',
    busy: 'Saving...',
    done: 'The record was changed',
    empty: 'Nothing was changed',
    failed:
      'Not saved. Check the email address and the length of the phone number, then try again.',
  },
};
