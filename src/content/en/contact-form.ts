/** The enquiry on the home page. */
import { asLabels, choices } from '@/content/facts/choices';
import { fieldMessages, formParts, sentTexts } from './form-parts';

export const contactForm = {
  fields: {
    firstName: { label: 'First Name' },
    lastName: { label: 'Last Name' },
    email: { label: 'Email Address' },
    company: { label: 'Company/Operator', optional: true },
    serviceInterest: { label: 'Service Interest', placeholder: 'Select a service' },
    projectDetails: {
      label: 'Project Details',
      hint: 'What should it do, for how many people, on which network?',
    },
  },
  options: { serviceInterest: asLabels(choices.service) },
  messages: {
    firstName: fieldMessages.firstName,
    lastName: fieldMessages.lastName,
    email: fieldMessages.email,
    company: fieldMessages.company,
    serviceInterest: fieldMessages.service,
    projectDetails: fieldMessages.project,
  },
  /** Above the button: this form has no tick. */
  notice: 'By sending this form you ask us to use these details to answer you.',
  /** Of the words agreed to, see docs/consent.md: it changes with them. */
  consentVersion: 'contact-en-71836466',
  submit: 'Start Partnership Discussion',
  next: 'You will get a reference number now and an answer by email.',
  done: {
    ...sentTexts,
    toast: {
      title: 'Enquiry Submitted',
      description: 'We have received it and will answer by email.',
    },
    title: 'We have received your enquiry',
    next: [
      'Our sales team will read it.',
      'We will answer by email, with questions or a suggested time for a call.',
    ],
    another: 'Send another enquiry',
  },
  parts: formParts,
};
