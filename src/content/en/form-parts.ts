/** Texts of all forms. */
import { outboxRules } from '@/content/facts/device';
import { intlTags } from '@/content/facts/languages';
import type { SubmissionPath } from '@/content/facts/staff-paths';
import { marketNames } from './place-names';

const language = intlTags.en;

/** After the reason why a phone number cannot be dialled. */
const asItIs = 'To keep your number as it is, press the button again.';

/** After a submission is stored. */
export const sentTexts = {
  reference: 'Reference number',
  nextTitle: 'What happens next',
  sent: 'What you sent',
  /** The email with the status link; `checked` where staff look at the submission first. */
  confirmation: {
    now: 'An email with a link to its status is on its way to the address you gave.',
    later:
      'You will get an email with a link to its status within two days, or once we have checked what you sent.',
    none: 'No email follows. Keep your reference number.',
    unknown:
      'You will get an email with a link to its status. If we have to check your submission by hand first, it follows once that is done.',
  },
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

const perPeriod = (minutes: number) => (minutes === 60 ? 'an hour' : `in ${minutes} minutes`);

export const formParts = {
  tooLong: (max: number) => `Please use ${max.toLocaleString(language)} characters or fewer`,
  phone: {
    /** The countries' names in these messages: ours, and for others those of the browser. */
    language,
    countries: marketNames,
    several: () => `Please give one number. ${asItIs}`,
    short: (country: string) => `This number is too short for ${country}. ${asItIs}`,
    long: (country: string) => `This number is too long for ${country}. ${asItIs}`,
    unused: (country: string) => `${country} has no numbers that begin like this one. ${asItIs}`,
    noCode: () => `Please begin with the country’s code, as in +234. ${asItIs}`,
    unreadable: () => `We cannot read this as a phone number. ${asItIs}`,
  },
  /** Where a mail provider's name looks misspelt. */
  checkEmail: `Please check this address. ${asItIs}`,
  didYouMean: (domain: string) => `Did you mean ${domain}?`,

  file: {
    choose: 'Choose a file',
    /** Where there is a mouse. */
    drop: 'or drop it here',
    /** While a slow file is read. */
    reading: 'Reading the file...',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    /** For an encrypted PDF, which most often opens without a password. */
    mayNeedPassword:
      'This PDF is protected. If it asks for a password when you open it, we cannot read it either: please choose a copy without one.',
    /** Rounded up, so that no file of more than 5 MB seems to have 5. */
    size: (bytes: number) =>
      bytes < 1024 * 1024
        ? `${Math.ceil(bytes / 1024)} KB`
        : `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`,
  },

  /** While the code of the form has not loaded. */
  help: {
    text: 'Is the button still grey? Reload the page, or write to',
    /** Link to an email that holds what was typed. */
    withText: 'Email us what you typed',
  },

  statusLink: {
    title: 'Your private status page',
    warning: 'Anyone who has this link can see the status and withdraw what you sent.',
    share: 'Share',
    /** In its place, where this device could not make one. */
    none: 'There is no status link on this page.',
  },

  /** Above the fields, where some are marked as optional and where none is. */
  requiredUnlessMarked: 'Please fill in every field that is not marked optional.',
  allRequired: 'Please fill in every field.',

  /** What becomes of a submission, in words that claim no more than is known. */
  submission: {
    honeypot: 'Leave this empty',
    consentMissing: 'Please tick this box: we cannot process your request without your consent.',
    uploading: (percent: number) =>
      percent < 100 ? `Sending: ${percent}%` : 'Waiting for our server to confirm',
    waiting: 'Not sent yet, but saved on this device.',
    offline: 'You are offline.',
    /** Why the last attempt failed, and what can be done about it. */
    stops: {
      offline: 'You are back online: please send it now.',
      'no answer': 'We could not reach our server.',
      portal: 'Your network may want you to sign in first. Open its sign-in page, then try again.',
      busy: 'Our server is busy right now.',
      fault: 'Something went wrong on our side, not yours.',
      key: 'Our server refused this page. The mistake is ours: please send it by email instead.',
      storage_network:
        'Your network has reached our daily limit for files, perhaps because other people share it. Please choose smaller files, which may still fit, or send everything by email, files included.',
      storage_total:
        'Our server has no space left for files at the moment. Please send everything by email, files included.',
    },
    /** Why it waits, by the limit that is reached. */
    limits: {
      email: (most: number, minutes: number) =>
        `You have reached our limit of ${most} submissions ${perPeriod(minutes)} of one kind from one email address.`,
      network: (most: number, minutes: number) =>
        `Your network has reached our limit of ${most} submissions ${perPeriod(minutes)}, perhaps because other people share it.`,
    },
    /** What becomes of it; `promised` where the browser sends it with no page open. */
    next: {
      offlinePromised: 'We will send it when you are back online, even if you close this page.',
      offline: 'Once you are back online, please open any page of this site and we will send it.',
      promised:
        'We will keep trying while a page of this site is open, and a few more times after that.',
      open: 'We will keep trying while a page of this site is open.',
      from: (time: string) =>
        `We will send it at ${time} if a page of this site is open. If not, please open one later.`,
      tryFrom: (time: string) =>
        `We will try again at ${time} if a page of this site is open. If not, please open one later.`,
    },
    /** Once it has waited for too long. */
    ended: {
      since: (since: string) =>
        `It has been waiting for more than ${outboxRules.retryDays} days, since ${since}, so we have stopped trying.`,
      text: (until: string) =>
        `We will delete its text from this device after ${until}. Until then you can send it by email, copy it, or change it and send it again.`,
      withFiles: (until: string) =>
        `We have deleted its files from this device and will delete its text after ${until}. Until then you can send the text by email or copy it, or change it, choose the files again and send it.`,
    },
    otherWays: 'You can also reach us here:',
    notSent: 'Not sent.',
    full: 'It could not be saved either, because this device has no space left.',
    unsaved: 'It could not be saved on this device either.',
    keepOpen: 'Everything you typed is still here. Please keep this page open and try again.',
    unreadable:
      'Not sent. A file that you chose can no longer be read. Please choose it again; everything else is still here.',
    refused:
      'Not sent. Our server did not accept it as it is. Everything you typed is still here: please check it, correct it and send it again.',
    withdrawn:
      'Not sent: you withdrew it, or asked us to erase it, so we did not store it again. You can delete it here or, if you have changed your mind, send it again as a new one.',
    /** By the database's code, see `outbox/send-result.ts`. */
    reasons: {
      required: 'A required answer or file is missing.',
      refused:
        'We cannot store one of your answers: it may be too short, too long, or contain signs that we do not accept.',
      unknown: 'This page may be out of date: please reload it before you send again.',
      empty: 'One of the files is empty. Please choose another one.',
      'too large':
        'It is too large to send. Please choose smaller files, such as a scan in black and white or a PDF after “Compress PDF”, or send everything by email, files included.',
      type: 'One of the files is not a PDF or Word document. Please save it as a PDF and choose that.',
      name: 'We cannot accept the name of one of the files. Please give it a simple name that ends in .pdf, .doc or .docx, as its content does, and choose it again.',
      base64: 'One of the files arrived damaged. Please choose it again.',
    },
    tryNow: 'Try now',
    change: 'Change it',
    trying: 'Trying...',
    mail: 'Send by email',
    /** In the email, below the text. */
    attach: (files: readonly string[]) =>
      `Please attach your files before you send this: ${files.join(', ')}`,
    remove: 'Delete',
    removeQuestion:
      'Delete it from this device, files included? This cannot be undone. If it has already reached us, we keep our copy.',
    removeYes: 'Yes, delete it',
    removeNo: 'No, keep it',
    restored: 'We have restored what you typed earlier on this device.',
    /** Files are not kept on the device. */
    filesGone: 'Files are not kept: please choose yours again.',
    startOver: 'Start over',
  },

  /** Above every page, while something waits on this device. */
  pending: {
    title: 'Waiting to be sent',
    written: 'Written',
    refused:
      'Not sent. Our server did not accept it as it is. Choose “Change it” to correct it, or reach us another way.',
    unreadable:
      'Not sent. One of its files can no longer be read. Choose “Change it”, then choose the file again. Your text is still here.',
    /** Asked before typed text is replaced by the submission to change. */
    replaces: 'Opening this will replace what is in the form now. Open it anyway?',
    replacesYes: 'Yes, open it',
    replacesNo: 'No, keep what is there',
    stored: 'We have received what you sent',
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
