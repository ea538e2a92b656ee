/** The application for a job. */
import type { FileMessages } from '@/lib/document-rule';
import { fileSizeLimit } from '@/lib/documents';
import { documentExtensions } from '@/lib/file-kind/file-kind';
import type { Labels } from '@/content/facts/choices';
import { figures } from './figures';
import { fieldMessages, formParts, sentTexts } from './form-parts';
import { position } from './topics';

const experience: Labels<'experience'> = {
  '0-2': '0-2 years',
  '3-5': '3-5 years',
  '6-10': '6-10 years',
  '10+': '10+ years',
};

const availability: Labels<'availability'> = {
  immediate: 'Immediate',
  '2-weeks': '2 weeks',
  '1-month': '1 month',
  '2-months': '2 months',
};

const size = `${fileSizeLimit / 1024 / 1024} MB`;
const kinds = documentExtensions.join(', ').replace(/, ([^,]*)$/, ' or $1');
const asPdf = 'Save it as a PDF and choose that.';

export const applicationForm = {
  /** The posting in the address. */
  chosenJob: {
    open: (title: string) => `Applying for: ${title}`,
    closed:
      'The position you chose is no longer open. You can still apply here: tell us what kind of work you are looking for.',
    /** After the posting's last day, also for a form opened before. */
    ended:
      'The closing date for the position you chose has passed. You can still apply: we read late applications, but may not be able to consider them for this position.',
    /** An address that names no posting. */
    unknown:
      'We could not tell which position you chose: part of the address may be missing. You can still apply here: tell us what kind of work you are looking for.',
    loading: 'Loading this position...',
    /** If it is unknown whether the posting is open. */
    failed:
      'We could not load the position you chose. You can still apply: we will receive your choice with your application.',
  },
  groups: {
    personal: 'Personal Information',
    position: 'Position Information',
    background: 'Professional Background',
    documents: 'Documents',
    additional: 'Additional Information',
  },
  fields: {
    firstName: { label: 'First Name' },
    lastName: { label: 'Last Name' },
    email: { label: 'Email Address' },
    phone: { label: 'Phone Number', hint: 'Include the country code, such as +234.' },
    location: { label: 'Current Location', hint: 'City and country.' },
    linkedin: { label: 'LinkedIn Profile', optional: true },
    position: { label: 'Position', placeholder: 'Select a position' },
    salary: {
      label: 'Expected Salary',
      hint: 'Please give the currency, and say if it is per month or per year.',
      optional: true,
    },
    experience: { label: 'Years of Experience', placeholder: 'Select your experience' },
    availability: { label: 'Availability', placeholder: 'When can you start?' },
    summary: { label: 'Professional Summary', hint: 'Your work so far, in a few sentences.' },
    skills: { label: 'Skills', hint: 'Technologies, methods and languages, separated by commas.' },
    motivation: { label: 'Motivation', hint: 'Why this job, and why with us?' },
    resume: { label: 'Resume', hint: `${kinds}, up to ${size}.` },
    coverLetter: { label: 'Cover Letter', hint: `${kinds}, up to ${size}.`, optional: true },
    additionalInfo: {
      label: 'Anything else we should know?',
      hint: 'For example your notice period, a work permit or a link to your work.',
      optional: true,
    },
  },
  options: { position, experience, availability },
  messages: {
    firstName: fieldMessages.firstName,
    lastName: fieldMessages.lastName,
    email: fieldMessages.email,
    phone: fieldMessages.phone,
    location: 'Please enter your current location',
    position: 'Please select a position',
    experience: 'Please select your years of experience',
    availability: 'Please select your availability',
    summary: 'Please provide a professional summary',
    skills: 'Please list your skills',
    motivation: 'Please tell us why you would like to work with us',
    resume: `Please choose your resume: a ${kinds} file of up to ${size}`,
    terms: fieldMessages.terms,
  },
  /** Before the address, for browsers inside other apps, some of which cannot choose files. */
  nothingOpens: 'If nothing opens here, open this page in Chrome or Safari, or email your CV to',
  /** Reasons why a chosen file cannot be sent. */
  fileMessages: {
    'not here': 'This file is not on your phone yet: download it, then choose it again.',
    byEnding: (ending: string) => `This is a ${ending} file, which we cannot read. ${asPdf}`,
    unreadable: 'We could not read this file. Save it on this device, then choose it again.',
    empty: 'This file is empty. Please choose another one.',
    'too large': `This file is larger than ${size}. On a phone, scan it again in black and white, or use “Compress PDF” in your scanner or PDF app. Then choose it here, up to ${size}.`,
    password:
      'This document needs a password to open. Save it without one, or as a PDF, and choose that.',
    macros: `This document contains macros, which we do not accept. ${asPdf}`,
    damaged:
      'This file is damaged, or its end is missing. If it is still being downloaded, wait; otherwise download or save it again, then choose it.',
    incomplete:
      'This PDF is incomplete: its end is missing. If it is still being downloaded, wait; otherwise download or save it again, then choose it.',
    rtf: `This is an RTF file, whatever its name says. ${asPdf}`,
    odt: `This is an OpenDocument file (.odt). ${asPdf}`,
    pages:
      'This is a file from Pages or another Apple program. Export it there as a PDF and choose that.',
    office: `This is a spreadsheet, a presentation or another Office file. ${asPdf}`,
    photo:
      'This is a photo or a picture. Put it in a document or print it to a PDF, and choose that.',
    archive: `This is an archive, such as a ZIP file. Unpack it and choose the document itself: a ${kinds} file.`,
    'web page':
      'This is a web page, which Word can open but we cannot. Open it, save or print it as a PDF, and choose that.',
    text: `This is a plain text file. Open it in a word processor. ${asPdf}`,
    program: `This is a program, not a document. Please choose a ${kinds} file.`,
    shortcut:
      'This is a shortcut: it only leads to a file. Choose the file itself. If it is an online document, download it as a PDF and choose that.',
    type: `This is not a PDF or Word document (${kinds}). If you can open it, save it as a PDF and choose that.`,
  } satisfies FileMessages,
  /** Added to the message about a file that is too large. */
  byMail: {
    offer: 'Or send it as it is by email:',
    subject: (title: string, name: string) =>
      ['Application', title, name].filter(Boolean).join(', '),
    about: (title: string, name: string) => `Name: ${name}\nPosition: ${title}`,
  },
  terms:
    'I agree to the terms of service and to the processing of this information for the purpose of assessing my application.',
  updates: 'Tell me about new positions (optional)',
  /** Of the words agreed to, see docs/consent.md: it changes with them. */
  consentVersion: 'application-en-0b24ca5d',
  submit: 'Submit Application',
  next: `We will review it within ${figures.applicationReview}.`,
  done: {
    ...sentTexts,
    toast: {
      title: 'Application Submitted',
      description: `We will review it within ${figures.applicationReview}.`,
    },
    title: 'We have received your application',
    next: [
      `We will review your application within ${figures.applicationReview}.`,
      'We will reply by email. If there is a match, the next step is an initial interview.',
    ],
    another: 'Send another application',
  },
  parts: formParts,
};
