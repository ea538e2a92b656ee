/** Texts of the staff area about what senders answer by email, and about email that comes back. */
import { tryAgain } from './admin-counts';

export const adminAnswers = {
  unreadableSender: 'Somebody with an address that we cannot read',
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
    parts: (count: number) => `${count} more parts of this email were not kept.`,
    unread: 'The end of this email could not be read. Ask for what is missing.',
    one: (file: string, why: string) => `“${file}” was not kept: ${why}`,
    unnamed: 'A file',
    reasons: {
      empty: 'it is empty.',
      'too large': 'the files of an email have at most 10 MB together.',
      'too many': 'at most 5 files of an email are kept.',
      program: 'it is a program.',
      type: 'files of this kind are not kept. Ask for a PDF.',
      day: 'its sender, or this record, had its share of files for today.',
      base64: 'it arrived damaged.',
      storage: 'the space for files is used up.',
    } as Record<string, string>,
  },

  /** Of an address to which email does not arrive. */
  bounce: {
    comesBack: (address: string, words: string) => `Email to ${address} comes back: ${words}`,
    reported: (address: string, code: string) =>
      `An email to ${address} is reported as not delivered (${code}). Anybody can write such a report: nothing else has changed.`,
    complained: (address: string) =>
      `The owner of ${address} reported our email as spam, so nothing is sent there.`,
    notSent: 'A reply would not be sent: correct the address or try it again first.',
    tryAgain: 'Try this address again',
    trying: 'Saving...',
    triedAgain: 'Email to this address will be sent again from now on',
    failed: tryAgain('It could not be saved'),
    correct: 'Correct the address',
    correctTitle: 'Correct the email address',
    correctText: (address: string, isConfirmed: boolean) =>
      `It is ${address} now. The correction is recorded in the history.${
        isConfirmed
          ? ' The confirmation goes to the new address with a new status link; the link in the earlier email stops working.'
          : ''
      }`,
    cancel: 'Cancel',
    form: {
      label: 'Correct email address',
      hint: 'One address, such as name@company.com.',
      submit: 'Save the address',
      busy: 'Saving...',
      missing: 'Please enter the address',
      same: 'This is the address that the record has already',
      invalid: 'Please enter one plain address, such as name@company.com',
      failed: tryAgain('The address could not be saved'),
      done: (address: string) => `The address is now ${address}`,
    },
  },

  /** On the screen "Email", for admins. */
  unassigned: {
    title: 'Not assigned',
    loading: 'Loading emails that are not assigned',
    failed: tryAgain('Emails that are not assigned could not be loaded'),
    none: 'Every answer has found its record.',
    why: 'These emails name no record that we know. Assign each to a record or delete it; after 30 days they are deleted.',
    placeholder: 'DR-1A2B3C4D',
    referenceOf: (sender: string) => `Reference for the email from ${sender}`,
    assign: 'Assign',
    assigning: 'Assigning...',
    assigned: 'The email is now in this record',
    invalid: 'Please enter a reference such as DR-1A2B3C4D',
    unknown: 'There is no such record, or a colleague has dealt with this email.',
    several: 'Several records have this reference, so the email cannot be assigned.',
    assignFailed: tryAgain('The email could not be assigned'),
    delete: 'Delete',
    deleteOf: (sender: string) => `Delete the email from ${sender}`,
    deleteTitle: 'Delete this email?',
    deleteText: (sender: string) =>
      `The email from ${sender} and its files will be deleted permanently.`,
    cancel: 'Cancel',
    deleted: 'The email was deleted',
    deleteFailed: tryAgain('The email could not be deleted'),
  },

  /** Where answers go while the site has no address for them. */
  notHere: {
    editor: 'Answers do not come into this record yet.',
    screen:
      'Answers to our emails go to the shared mailboxes and do not appear in the records: the setting MAIL_REPLY_DOMAIN is missing.',
    here: 'Answers come into this record.',
  },

  /** On Overview. */
  open: {
    title: 'New answers',
    to: (what: string, reference: string) => `Answer to the ${what} ${reference}`,
  },
};
