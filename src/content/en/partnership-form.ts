/** The application for a partnership. */
import type { Labels } from '@/content/facts/choices';
import { fieldMessages, formParts, sentTexts } from './form-parts';

const partnershipType: Labels<'partnershipType'> = {
  strategic: 'Strategic',
  channel: 'Channel',
  technology: 'Technology',
  regional: 'Regional',
};

export const partnershipForm = {
  groups: { company: 'Your company', partnership: 'The partnership' },
  fields: {
    company: { label: 'Company Name' },
    contact: { label: 'Contact Name' },
    email: { label: 'Email Address' },
    phone: { label: 'Phone Number', hint: 'Include the country code, such as +234.' },
    country: { label: 'Country/Region' },
    partnershipType: { label: 'Partnership Type', placeholder: 'Select a type' },
    description: {
      label: 'Company Description',
      hint: 'What you sell, to whom, where and since when.',
    },
    proposal: {
      label: 'Partnership Proposal',
      hint: 'What each side would bring, and a service, customer or country to start with.',
    },
  },
  options: { partnershipType },
  messages: {
    company: fieldMessages.company,
    contact: fieldMessages.contact,
    email: fieldMessages.email,
    phone: fieldMessages.phone,
    country: 'Please enter your country/region',
    partnershipType: 'Please select a partnership type',
    description: 'Please provide a company description',
    proposal: 'Please provide a partnership proposal',
    terms: fieldMessages.terms,
  },
  terms:
    'I agree to the terms of service and to the processing of this information for the purpose of assessing the proposal.',
  /** Of the words agreed to, see docs/consent.md: it changes with them. */
  consentVersion: 'partnership-en-01ad9cf8',
  submit: 'Submit Application',
  next: 'You will get a reference number straight away.',
  done: {
    ...sentTexts,
    title: 'Partnership application submitted!',
    next: [
      'We will read the proposal and look at the market you named.',
      'We will write to your contact person with questions or a date for a call.',
    ],
    another: 'Send another application',
  },
  parts: formParts,
};
