/** The application for a job. */
import { fileSizeLimit, type FileProblem } from '@/lib/documents';
import { documentExtensions } from '@/lib/file-kind/file-kind';
import type { Worded } from '@/content/facts/choices';
import { figures } from './figures';
import { fieldMessages, formParts, sentTexts } from './form-parts';

const position: Worded<'position'> = {
  'senior-vas-engineer': 'Senior VAS Engineer',
  'fintech-architect': 'Fintech Architect',
  'ai-developer': 'AI Developer',
  'business-dev-manager': 'Business Development Manager',
  'devops-engineer': 'DevOps Engineer',
  'project-manager': 'Project Manager',
  other: 'Other',
};

const experience: Worded<'experience'> = {
  '0-2': '0-2 years',
  '3-5': '3-5 years',
  '6-10': '6-10 years',
  '10+': '10+ years',
};

const availability: Worded<'availability'> = {
  immediate: 'Immediate',
  '2-weeks': '2 weeks',
  '1-month': '1 month',
  '2-months': '2 months',
};

const size = `${fileSizeLimit / 1024 / 1024} MB`;
const kinds = documentExtensions.join(', ');
const asPdf = `Save it as PDF, and choose that: at most ${size}.`;

export const applicationForm = {
  /** The posting in the address. */
  chosenJob: {
    open: (title: string) => `Applying for: ${title}`,
    closed:
      'The position you followed is no longer open. You can still apply here, and name the kind of work you want.',
    /** An address that names no posting. */
    unknown:
      'We could not read which position you followed: a part of the address may have been lost. You can still apply here, and name the kind of work you want.',
    loading: 'Loading this position...',
    /** When nobody could tell whether it is open. */
    failed:
      'The position you chose could not be looked up. You can still apply: your choice goes with your application.',
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
    phone: { label: 'Phone Number', hint: 'With the country code, such as +234.' },
    location: { label: 'Current Location', hint: 'City and country.' },
    linkedin: { label: 'LinkedIn Profile', optional: true },
    position: { label: 'Position', placeholder: 'Select a position' },
    salary: { label: 'Expected Salary', hint: 'Name the currency and the period.', optional: true },
    experience: { label: 'Years of Experience', placeholder: 'Select your experience' },
    availability: { label: 'Availability', placeholder: 'When could you start?' },
    summary: { label: 'Professional Summary', hint: 'Your work so far, in a few sentences.' },
    skills: { label: 'Skills', hint: 'Technologies, methods, languages; separated by commas.' },
    motivation: { label: 'Motivation', hint: 'Why this work, and why with us?' },
    resume: { label: 'Resume', hint: `${kinds}, at most ${size}.` },
    coverLetter: { label: 'Cover Letter', hint: `${kinds}, at most ${size}.`, optional: true },
    additionalInfo: {
      label: 'Anything else we should know?',
      hint: 'Notice periods, work permits, a link to your work.',
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
    linkedin: 'Please enter a web address, such as https://www.linkedin.com/in/your-name',
    position: 'Please select a position',
    experience: 'Please select your years of experience',
    availability: 'Please select your availability',
    summary: 'Please provide a professional summary',
    skills: 'Please list your skills',
    motivation: 'Please tell us why you would like to work with us',
    resume: `Please choose your resume: a file (${kinds}) of at most ${size}`,
    terms: fieldMessages.terms,
  },
  /** Why a chosen file cannot be sent, and what can. */
  fileMessages: {
    unreadable: `This file cannot be read. Save it on this device and choose it again, at most ${size}.`,
    empty: `This file is empty. Please choose one with content, at most ${size}.`,
    'too large': `This file is larger than ${size}. Please choose one of at most ${size}.`,
    password: `This document opens only with a password. Save a copy without one, or save it as PDF, and choose that: at most ${size}.`,
    macros: `This document has macros, which we do not take. ${asPdf}`,
    damaged: `This file is damaged, or a part of it is missing. Open it, save it anew, and choose that: at most ${size}.`,
    rtf: `This is an RTF file. ${asPdf}`,
    odt: `This is an OpenDocument file (.odt). ${asPdf}`,
    pages: `This is a file of Pages or another Apple program. Export it as PDF there, and choose that: at most ${size}.`,
    office: `This is a spreadsheet, a presentation or another Office file. ${asPdf}`,
    photo: `This is a photo or a picture. Put it into a document, or print it as PDF, and choose that: at most ${size}.`,
    archive: `This is an archive, such as a ZIP file. Unpack it, and choose the document itself (${kinds}): at most ${size}.`,
    'web page': `This is a web page. Print it as PDF, and choose that: at most ${size}.`,
    text: `This is plain text. Open it in a word processor. ${asPdf}`,
    program: `This is a program, no document. Please choose a file (${kinds}) of at most ${size}.`,
    type: `This is no PDF or Word document (${kinds}). If you can open it, save it as PDF, and choose that: at most ${size}.`,
  } satisfies Record<FileProblem, string>,
  terms:
    'I agree to the terms of service, and to the processing of this information for the purpose of deciding about my application.',
  updates: 'Tell me about new openings (optional)',
  /** Of the words agreed to, see docs/consent.md: it changes with them. */
  consentVersion: 'application-en-0913ab8d',
  submit: 'Submit Application',
  next: `We review it within ${figures.applicationReview}.`,
  done: {
    ...sentTexts,
    toast: {
      title: 'Application Submitted',
      description: `We review it within ${figures.applicationReview}.`,
    },
    title: 'Your application has reached us',
    next: [
      `We read your application within ${figures.applicationReview}.`,
      'We reply by e-mail. If it fits, an initial interview comes next.',
    ],
    another: 'Send another application',
  },
  parts: formParts,
};
