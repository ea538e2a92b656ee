/** The application for a job. */
import { documentExtensions, fileSizeLimit } from '@/lib/documents';
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
const [pdf, doc, docx] = documentExtensions;

export const applicationForm = {
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
    type: `This is no PDF or Word document, or it has macros. Please choose a file (${kinds}) of at most ${size}.`,
    extension: `This file’s name does not fit its content: a PDF ends in ${pdf}, a Word document in ${doc} or ${docx}. At most ${size}.`,
  },
  terms:
    'I agree to the terms of service, and to the processing of this information for the purpose of deciding about my application.',
  updates: 'Tell me about new openings (optional)',
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
