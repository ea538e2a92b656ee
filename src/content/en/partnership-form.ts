/** The application for a partnership. */
import { sentTexts } from './form-parts';

export const partnershipTypes = [
  { value: 'strategic', label: 'Strategic' },
  { value: 'channel', label: 'Channel' },
  { value: 'technology', label: 'Technology' },
  { value: 'regional', label: 'Regional' },
] as const;

export const partnershipMessages = {
  company: 'Company name must be at least 2 characters',
  contact: 'Contact name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  country: 'Please enter your country/region',
  partnershipType: 'Please select a partnership type',
  description: 'Please provide a company description',
  proposal: 'Please provide a partnership proposal',
  terms: 'You must agree to the terms.',
} as const;

export const partnershipForm = {
  groups: { company: 'Your company', partnership: 'The partnership' },
  fields: {
    company: { label: 'Company Name' },
    contact: { label: 'Contact Name' },
    email: { label: 'Email Address' },
    phone: { label: 'Phone Number', hint: 'With the country code, such as +234.' },
    country: { label: 'Country/Region' },
    partnershipType: { label: 'Partnership Type', placeholder: 'Select a type' },
    description: {
      label: 'Company Description',
      hint: 'What you sell, to whom, where, and since when.',
    },
    proposal: {
      label: 'Partnership Proposal',
      hint: 'What each side brings, and a service, customer or country to begin with.',
    },
  },
  terms:
    'I agree to the terms of service, and to the processing of this information for the purpose of judging the proposal.',
  submit: 'Submit Application',
  next: 'You get a reference number at once.',
  done: {
    ...sentTexts,
    title: 'Partnership application submitted!',
    next: [
      'We read the proposal and look at the market you name.',
      'Someone writes to your contact person, with questions or a date.',
    ],
    another: 'Send another application',
  },
} as const;
