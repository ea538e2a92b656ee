/** Texts of the staff area about messages that senders email, and about email that is returned. */
import { rawMailDays } from '@/content/facts/retention';
import { tryAgain } from './admin-counts';

export const adminAnswers = {
  unreadableSender: 'A sender whose address cannot be read',
  /** Shown in a record until somebody replies. */
  title: 'New message',
  from: (name: string) => `New message from ${name}`,
  wrote: 'wrote',
  wroteAutomatically: 'sent an automatic reply',
  otherAddress: (address: string) => `from another address: ${address}`,
  /** After the sender, by what the mail server found out. */
  forged: '(may be forged: the sender’s own domain disowns this email)',
  unproved: '(sender not verified)',
  whole: 'Show the whole email',
  files: 'Files of this message',
  noText: 'It has no text.',
  noSubject: '(no subject)',
  notNeeded: 'No reply needed',
  settling: 'Saving...',
  settled: 'Marked as needing no reply',
  notSettled: 'Already dealt with: a colleague has replied or marked it.',
  settleFailed: tryAgain('It could not be saved'),
  doneBy: (name: string) => `No reply needed, says ${name}`,

  /** Answers to a proposal, by stored value. */
  proposal: {
    byLink: '(by the private link to the status page)',
    answers: {
      accepted: 'Accepts the proposal.',
      declined: 'Declines the proposal.',
      question: 'Has a question about the proposal.',
    },
    seen: (when: string) => `The proposal as it was shown, sent ${when}`,
    acceptedBy: (name: string, when: string) => `${name} accepted the proposal on ${when}.`,
    setWon: 'Set to Won',
  },

  /** For administrators: the raw email. */
  raw: {
    download: 'Download the whole email',
    reread: 'Read it again',
    rereadRequested: 'It will be read again within a minute',
    expired: `The email as it came is kept for ${rawMailDays} days. It is gone.`,
    downloadFailed: tryAgain('The email could not be loaded'),
    rereadFailed: tryAgain('The email will not be read again yet'),
  },

  /** Why a file or the end of a text was not kept, by stored value. */
  leftOut: {
    text: 'The text was too long. Only its beginning was kept.',
    parts: (count: number) => `${count} more parts of this email were not kept.`,
    unread: 'The end of this email could not be read. Ask for what is missing.',
    one: (file: string, why: string) => `“${file}” was not kept: ${why}`,
    unnamed: 'A file',
    reasons: {
      empty: 'it is empty.',
      'too large': 'the files of an email have at most 10 MB together.',
      program: 'it is a program.',
      winmail: 'it is in a format of Outlook’s own. Ask for the email as HTML or plain text.',
      sealed: 'it is encrypted, or signed in a way that hides the text. Ask for it without.',
      type: 'files of this kind are not kept. Ask for a PDF.',
      day: 'its sender, or this record, had its share of files for today.',
      base64: 'it arrived damaged.',
      storage: 'the space for files is used up.',
    } as Record<string, string>,
  },

  /** For an address that returns email. */
  bounce: {
    comesBack: (address: string, words: string) => `Email to ${address} is returned: ${words}`,
    reported: (address: string, code: string) =>
      `An email to ${address} is reported as not delivered (${code}). Anyone can write such a report, so nothing else has changed.`,
    reportedComplaint: (address: string) =>
      `A report says that the owner of ${address} marked our email as spam. Anyone can write such a report, so nothing else has changed.`,
    complained: (address: string) =>
      `The owner of ${address} reported our email as spam, so nothing is sent there.`,
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
    form: {
      label: 'Correct email address',
      hint: 'One address, such as name@company.com.',
      submit: 'Save the address',
      busy: 'Saving...',
      missing: 'Please enter the address',
      same: 'The record already has this address',
      invalid: 'Please enter one plain address, such as name@company.com',
      failed: tryAgain('The address could not be saved'),
      done: (address: string) => `The address is now ${address}`,
    },
  },

  /** On the screen "Email and health", for administrators. */
  unassigned: {
    title: 'Unmatched emails',
    loading: 'Loading unmatched emails',
    failed: tryAgain('Unmatched emails could not be loaded'),
    none: 'No unmatched emails.',
    why: 'These emails belong to no known record. Attach each to a record or delete it; after 30 days they are deleted.',
    hint: 'Such as DR-1A2B3C4D',
    reference: 'Reference of the record',
    assign: 'Attach to record',
    assignOf: (sender: string) => `Attach the email from ${sender} to a record`,
    assignText: (sender: string) =>
      `The email from ${sender} and its files will be in that record.`,
    assigning: 'Attaching...',
    assigned: 'The email is now attached to this record',
    invalid: 'Please enter a reference such as DR-1A2B3C4D',
    unknown: 'There is no such record, or a colleague has dealt with this email.',
    several: 'Several records have this reference, so the email cannot be attached.',
    assignFailed: tryAgain('The email could not be attached'),
    delete: 'Delete',
    deleteOf: (sender: string) => `Delete the email from ${sender}`,
    deleteTitle: 'Delete this email?',
    deleteText: (sender: string) =>
      `The email from ${sender} and its files will be deleted permanently.`,
    deleted: 'The email was deleted',
    deleteFailed: tryAgain('The email could not be deleted'),
  },

  /** While the site has no address for messages. */
  notHere: {
    screen:
      'Replies to our emails go to the shared mailboxes and do not appear in the records. The people who maintain the site can set this up (docs/mail.md).',
  },
};
