/** The enquiry on the home page. */
import { asStored, choices } from '@/content/facts/choices';
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
  options: { serviceInterest: asStored(choices.service) },
  messages: {
    firstName: fieldMessages.firstName,
    lastName: fieldMessages.lastName,
    email: fieldMessages.email,
    company: fieldMessages.company,
    serviceInterest: fieldMessages.service,
    projectDetails: fieldMessages.project,
  },
  /** Above the button: this form has no tick. */
  notice: 'By sending this form you ask us to use what you typed here to answer you.',
  /** Of the words agreed to, see docs/consent.md: it changes with them. */
  consentVersion: 'contact-en-a80d6cd0',
  submit: 'Start Partnership Discussion',
  next: 'You get a reference number, and an answer by e-mail.',
  done: {
    ...sentTexts,
    toast: {
      title: 'Enquiry Submitted',
      description: 'It has reached us. We answer by e-mail.',
    },
    title: 'Your enquiry has reached us',
    next: [
      'Someone who knows the service you chose reads it.',
      'The answer comes by e-mail, with our questions or a proposal for a call.',
    ],
    another: 'Send another enquiry',
  },
  parts: formParts,
};
