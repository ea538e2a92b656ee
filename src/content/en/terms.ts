import { figures } from './figures';
import { site } from '@/content/facts/site';
import type { LegalSection, PageMeta } from '@/content/types';

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'What you may expect from this website and what it expects of you: information, enquiries, applications and files, accounts, and links to other sites.',
    keywords: ['terms of service', 'terms of use', 'website terms'],
  } satisfies PageMeta,
  title: 'Terms of Service',
  version: 'These terms date from November 2026',
  lead: `These terms cover the website of ${site.name}. Services for operators and enterprises have contracts of their own.`,
  sections: [
    {
      title: 'What the site offers',
      paragraphs: [
        'You can read about our products and markets, request a quote, propose a partnership, see open positions and apply for them. All of it is free of charge and needs no account.',
      ],
    },
    {
      title: 'Figures and descriptions',
      paragraphs: [
        'Numbers with a plus sign are rounded. What a product does on a particular network is settled in the contract for it, since networks differ.',
      ],
    },
    {
      title: 'Enquiries and quotes',
      paragraphs: [
        `A quote request is an invitation to us and binds nobody. We aim to answer it within ${figures.quoteReply}; the answer becomes an offer only where it says so.`,
      ],
    },
    {
      title: 'Partnerships and jobs',
      paragraphs: [
        `Sending an application does not create a partnership or an employment. Job applications are reviewed within ${figures.applicationReview}.`,
      ],
    },
    {
      title: 'What we ask of you',
      items: [
        { term: 'True details', text: 'Send what is correct and what you are entitled to send.' },
        {
          term: 'Your own files',
          text: 'Upload a resume or cover letter about yourself, in the stated formats and size.',
        },
        {
          term: 'Fair use',
          text: 'Do not flood the forms, try to reach other people’s submissions or disturb the service.',
        },
      ],
    },
    {
      title: 'Accounts',
      paragraphs: [
        'The staff area is for our administrators. Anyone may open an account there, yet it gives no more rights than a visitor has until we grant them.',
      ],
    },
    {
      title: 'Availability',
      paragraphs: [
        'The site may be interrupted or changed. A form that cannot be delivered tells you so, and shows success only when your message is stored.',
      ],
    },
    {
      title: 'Texts and drawings',
      paragraphs: [
        `They belong to ${site.name} unless marked otherwise. You may quote them with the source, and print the regional fact sheets for your work.`,
      ],
    },
    {
      title: 'Other sites',
      paragraphs: ['We are not responsible for pages that we link to and do not run.'],
    },
    {
      title: 'Questions',
      paragraphs: [`Write to ${site.email}. How we treat personal data is in the Privacy Policy.`],
    },
  ] satisfies LegalSection[],
  closing: 'The contract for a service starts with a conversation about it.',
};
