/** The request for a quote. */
import { asLabels, choices, type Labels } from '@/content/facts/choices';
import { figures } from './figures';
import { quote } from './quote';
import { fieldMessages, formParts, sentTexts } from './form-parts';

const timeline: Labels<'timeline'> = {
  immediate: 'Immediate (within 1 month)',
  short: 'Short (1-3 months)',
  medium: 'Medium (3-6 months)',
  long: 'Long (6+ months)',
};

const budget: Labels<'budget'> = {
  '10k-50k': '$10,000-$50,000',
  '50k-100k': '$50,000-$100,000',
  '100k-500k': '$100,000-$500,000',
  '500k+': '$500,000+',
  discuss: 'Prefer to discuss',
};

export const quoteForm = {
  /** Above the form, where a product's button led to it. */
  asked: {
    quote: (product: string) => `Product: ${product}`,
    demo: (product: string) => `Demo requested: ${product}`,
  },
  groups: { you: 'You and your company', project: 'The project', terms: 'Time and budget' },
  fields: {
    companyName: { label: 'Company Name' },
    contactName: { label: 'Contact Name' },
    email: { label: 'Email Address' },
    country: { label: 'Country', placeholder: 'Select your country' },
    phone: {
      label: 'Phone Number',
      hint: 'Choose a country first and we will fill in its dialling code.',
    },
    serviceType: { label: 'Service Type', placeholder: 'Select a service' },
    projectDescription: {
      label: 'Project Description',
      hint: 'What should it do, for how many people, on which network?',
    },
    timeline: { label: 'Timeline', placeholder: 'Select your timeline' },
    budget: { label: 'Budget Range', placeholder: 'Select your budget range' },
  },
  consent:
    'I agree to the processing of this information for the purpose of receiving a quote, and I confirm that the information is accurate.',
  /** Of the words agreed to, see docs/consent.md: it changes with them. */
  consentVersion: 'quote-en-e364fe77',
  submit: 'Submit Quote Request',
  next: `We will reply within ${figures.quoteReply} with a detailed proposal.`,
  options: {
    country: asLabels(choices.country),
    serviceType: asLabels(choices.quoteService),
    timeline,
    budget,
  },
  messages: {
    companyName: fieldMessages.company,
    contactName: fieldMessages.contact,
    email: fieldMessages.email,
    country: 'Please select your country',
    phone: fieldMessages.phone,
    serviceType: fieldMessages.service,
    projectDescription: fieldMessages.project,
    timeline: 'Please select your timeline',
    budget: 'Please select your budget range',
  },
  done: {
    ...sentTexts,
    toast: {
      title: 'Quote Request Submitted',
      description: `We'll get back to you within ${figures.quoteReply} with a detailed proposal.`,
    },
    title: 'We have received your request',
    next: quote.next.steps,
    another: 'Send another request',
  },
  parts: formParts,
};
