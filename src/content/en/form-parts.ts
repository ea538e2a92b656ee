/** Words that all forms share. */
import { language } from './language';

/** Once a submission is stored. */
export const sentTexts = {
  reference: 'Reference number',
  nextTitle: 'What comes next',
  sent: 'What you sent',
};

/** What several forms say of the same field. */
export const fieldMessages = {
  company: 'Company name must be at least 2 characters',
  contact: 'Contact name must be at least 2 characters',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  service: 'Please select a service type',
  project: 'Please provide a detailed project description',
  terms: 'You must agree to the terms.',
};

export const formParts = {
  tooLong: (max: number) => `Please use at most ${max.toLocaleString(language)} characters`,

  file: {
    choose: 'Choose a file',
    /** Where there is a mouse. */
    drop: 'or drop it here',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    /** Of a PDF that is encrypted, which most such are only against changes. */
    mayAsk:
      'This PDF is protected. If it asks for a password when you open it, we cannot read it: choose a copy without one.',
    /** Rounded up, so that no file of more than 5 MB seems to have 5. */
    size: (bytes: number) =>
      bytes < 1024 * 1024
        ? `${Math.ceil(bytes / 1024)} KB`
        : `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`,
  },

  /** Where the code of the form does not come. */
  help: {
    text: 'Is the button still grey? Then our script was blocked or lost, or this browser is too old for it. Please write to',
    /** A mail that what was typed is put into. */
    withText: 'Mail us what you typed',
  },

  /** What becomes of a submission, in words that claim no more than is known. */
  submission: {
    trap: 'Leave this empty',
    consentMissing: 'Please tick this box: without your consent we may not take your request.',
    uploading: (percent: number) =>
      percent < 100 ? `Sending, ${percent} % on its way` : 'Waiting for our server to confirm',
    waiting: 'Not sent yet. Saved on this device, we will send it when you are back online',
    waitingOnline: 'Not sent yet. Saved on this device, we will send it once our server answers',
    unreadable:
      'Not sent. A file that you chose cannot be read any more. Please choose it again; everything else is still here.',
    unsaved:
      'Not sent. We could not reach our server, and this browser does not let us save it. Everything you typed is still here: please keep this page open and try again.',
    refused:
      'Not sent. Our server did not accept it, and would not the next time. Everything you typed is still here: please check it, or write to us at',
    reason: 'It said:',
    tryNow: 'Try now',
    change: 'Change it',
    trying: 'Trying...',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'This browser did not let us copy',
    remove: 'Delete',
    restored: 'We kept what you typed here on this device.',
    startOver: 'Start over',
  },

  /** Above every page, while something waits on this device. */
  pending: {
    title: 'Waiting on this device',
    written: 'Written',
    refused: 'Our server did not accept this, and would not the next time.',
    unreadable:
      'A file that belongs to it cannot be read any more: choose “Change it”, then the file again.',
    /** Before typed text gives way to what is to be changed. */
    replaces: 'The form has other text, which would be lost. Open what waits all the same?',
    stored: 'What you wrote has reached us',
    reference: (reference: string) => `Reference number ${reference}`,
    kinds: {
      '/quote_requests': 'Quote request',
      '/contact_submissions': 'Project enquiry',
      '/partnership_applications': 'Partnership application',
      '/rpc/submit_application': 'Job application',
    } as Record<string, string>,
  },
};
