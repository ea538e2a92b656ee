import { figures } from './figures';
import type { PageMeta } from '@/content/types';

export const timelines = [
  { value: 'immediate', label: 'Immediate (within 1 month)' },
  { value: 'short', label: 'Short term (1-3 months)' },
  { value: 'medium', label: 'Medium term (3-6 months)' },
  { value: 'long', label: 'Long term (6+ months)' },
] as const;

export const budgets = [
  { value: '10k-50k', label: '$10,000 - $50,000' },
  { value: '50k-100k', label: '$50,000 - $100,000' },
  { value: '100k-500k', label: '$100,000 - $500,000' },
  { value: '500k+', label: '$500,000+' },
  { value: 'discuss', label: 'Prefer to discuss' },
] as const;

export const quoteMessages = {
  companyName: 'Company name must be at least 2 characters',
  contactName: 'Contact name must be at least 2 characters',
  email: 'Please enter a valid email address',
  country: 'Please select your country',
  phone: 'Please enter a valid phone number',
  serviceType: 'Please select a service type',
  projectDescription: 'Please provide a detailed project description',
  timeline: 'Please select your timeline',
  budget: 'Please select your budget range',
};

export const quote = {
  meta: {
    title: 'Get a quote',
    description: `Tell us what you want to offer your subscribers or customers. A detailed proposal reaches you within ${figures.quoteReply}.`,
    keywords: ['quote', 'telecom VAS quote', 'request proposal', 'operator services Africa'],
  } satisfies PageMeta,
  eyebrow: 'Get Quote',
  title: 'Tell us what you need. We answer with a proposal.',
  lead: `Nine fields, about three minutes. A detailed proposal reaches you within ${figures.quoteReply}.`,
  form: {
    id: 'quote-form',
    title: 'Project Requirements',
    groups: { you: 'You and your company', project: 'The project', terms: 'Time and budget' },
    fields: {
      companyName: { label: 'Company Name' },
      contactName: { label: 'Contact Name' },
      email: { label: 'Email Address' },
      country: { label: 'Country', placeholder: 'Select your country' },
      phone: {
        label: 'Phone Number',
        hint: 'Choose a country first; its dialling code is filled in for you.',
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
    submit: 'Submit Quote Request',
    next: `We reply within ${figures.quoteReply}.`,
  },
  done: {
    toast: {
      title: 'Quote Request Submitted',
      description: `We'll get back to you within ${figures.quoteReply} with a detailed proposal.`,
    },
    title: 'Your request has reached us',
    reference: 'Reference number',
    sent: 'What you sent',
    next: [
      'An engineer reads your request and looks at your network and market.',
      `Within ${figures.quoteReply} you get a proposal by e-mail, with scope, steps and price.`,
      'You ask, we adjust. Nothing is binding until both sides sign.',
    ],
    nextTitle: 'What comes next',
    another: 'Send another request',
  },
  aside: {
    title: 'A good request says',
    points: [
      'which network or customers it is for, and in which country',
      'what people should be able to do, in one sentence',
      'what has to be connected: charging, USSD, SMS, an app, a bank',
      'a date that matters, if there is one',
    ],
    contactTitle: 'Rather talk?',
  },
};
