/** Words that all forms share. */
import { waitingRules } from '@/content/facts/device';
import { intlTags } from '@/content/facts/languages';
import type { SubmissionPath } from '@/content/facts/staff-paths';

const language = intlTags.en;

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

const inWords = (minutes: number) => (minutes === 60 ? 'an hour' : `${minutes} minutes`);

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

  /** Above the fields, where some are marked as optional and where none is. */
  requiredUnlessMarked: 'Please fill in every field that is not marked as optional.',
  allRequired: 'Please fill in every field.',

  /** Of the last day, in its form. */
  lately: {
    title: 'Sent from this device',
    sent: (when: string, reference: string) => `Sent on ${when}: reference number ${reference}.`,
    forget: 'Forget this',
  },

  /** What becomes of a submission, in words that claim no more than is known. */
  submission: {
    trap: 'Leave this empty',
    consentMissing: 'Please tick this box: without your consent we may not take your request.',
    uploading: (percent: number) =>
      percent < 100 ? `Sending, ${percent} % on its way` : 'Waiting for our server to confirm',
    waiting: 'Not sent yet. Saved on this device.',
    offline: 'There is no network.',
    /** Why the last try came to nothing, and what can be done about that. */
    stops: {
      offline: 'There is a network again: please send it now.',
      'no answer': 'We could not reach our server.',
      portal:
        'Something between this device and our server answered in its place. If this network asks you to sign in, please do that first.',
      busy: 'Our server has more to do than it can at the moment.',
      fault: 'Our server has a fault, which is not of your making.',
      key: 'Our server did not let this page in. The mistake is ours, not yours.',
      'too large':
        'It is too large for the way to our server. Please change it to smaller files, or send it by e-mail.',
      storage_network:
        'As many files as we take from one network in a day have come from yours, perhaps from other people who share it. Please change it to smaller files, which may still fit, or send it by e-mail, with your files.',
      storage_total:
        'There is no more room for files on our server at the moment. Please send it by e-mail, with your files.',
    },
    /** Why it waits, by the limit of ours that is reached. */
    limits: {
      email: (most: number, minutes: number) =>
        `From one e-mail address we take ${most} submissions of a kind within ${inWords(minutes)}, and that many have come.`,
      network: (most: number, minutes: number) =>
        `From one network we take ${most} submissions within ${inWords(minutes)}, and that many have come, perhaps from other people who share it.`,
    },
    /** What becomes of it; `promised` where the browser sends it with no page open. */
    next: {
      offlinePromised: 'We will send it when you are back online, also if you close this page.',
      offline:
        'We will send it when you are back online and a page of this site is open: please open one then.',
      promised: 'We try again while a page of this site is open, and a few times after that.',
      open: 'We try again while a page of this site is open.',
      from: (time: string) =>
        `We send it at ${time} if a page of this site is open then; if none is, please open one later.`,
      tryFrom: (time: string) =>
        `We try again at ${time} if a page of this site is open then; if none is, please open one later.`,
    },
    /** Once it has waited for too long. */
    ended: {
      since: (since: string) =>
        `It has been waiting since ${since}, longer than ${waitingRules.days} days: we do not try it any more.`,
      text: (until: string) =>
        `Its text is deleted from this device after ${until}. Until then you can send it by e-mail, copy it, or change it and send it anew.`,
      withFiles: (until: string) =>
        `We have deleted its files from this device, and its text follows after ${until}. Until then you can send the text by e-mail, copy it, or change it, choose the files again and send it anew.`,
    },
    otherWays: 'You can also reach us here:',
    notSent: 'Not sent.',
    full: 'It is not saved either: this device has no room left.',
    blocked: 'It is not saved either: this browser does not let us save it.',
    keepOpen: 'Everything you typed is still here: please keep this page open and try again.',
    unreadable:
      'Not sent. A file that you chose cannot be read any more. Please choose it again; everything else is still here.',
    refused:
      'Not sent. Our server did not accept it, and would not the next time. Everything you typed is still here: please check it, and send it again.',
    reason: (words: string) => `It said: ${words}`,
    tryNow: 'Try now',
    change: 'Change it',
    trying: 'Trying...',
    mail: 'Send by e-mail',
    /** In the e-mail, below the text. */
    attach: (files: readonly string[]) =>
      `Please attach your files before you send this: ${files.join(', ')}`,
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'This browser did not let us copy',
    remove: 'Delete',
    removeQuestion:
      'Delete it from this device, with its files? It cannot be brought back. If it has reached us already, we keep it.',
    removeYes: 'Yes, delete it',
    removeNo: 'No, keep it',
    restored: 'We kept what you typed here on this device.',
    startOver: 'Start over',
  },

  /** Above every page, while something waits on this device. */
  pending: {
    title: 'Waiting on this device',
    written: 'Written',
    refused:
      'Not sent. Our server did not accept it, and would not the next time: choose “Change it”, or reach us another way.',
    unreadable:
      'Not sent. A file that belongs to it cannot be read any more: choose “Change it”, then the file again. Your text is still here.',
    /** An entry of the device that cannot be read. */
    corrupt: 'Something you wrote here was damaged on this device and cannot be sent.',
    /** Before typed text gives way to what is to be changed. */
    replaces: 'The form has other text, which would be lost. Open what waits all the same?',
    stored: 'What you wrote has reached us',
    reference: (reference: string) => `Reference number ${reference}`,
    kinds: {
      '/quote_requests': 'Quote request',
      '/contact_submissions': 'Project enquiry',
      '/partnership_applications': 'Partnership application',
      '/rpc/submit_application': 'Job application',
    } satisfies Record<SubmissionPath, string>,
    /** What another version of the site may have left. */
    otherKind: 'Something you sent',
  },
};
