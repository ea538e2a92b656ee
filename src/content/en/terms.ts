import { site } from '@/content/facts/site';
import type { LegalSection, PageMeta } from '@/content/types';
import { figures } from './figures';
import { legalNotice } from '../legal-notice';

export const noticeWords = {
  title: 'Legal notice',
  company: 'Publisher',
  legalForm: 'Legal form',
  registration: 'Registration',
  taxNumber: 'Tax number',
  capital: 'Share capital',
  publisher: 'Responsible for the content',
  host: 'Host',
};

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'What you can expect from this website and what we ask of you: information, enquiries, applications and files, accounts, and links to other sites.',
    keywords: ['terms of service', 'terms of use', 'website terms'],
  } satisfies PageMeta,
  title: 'Terms of Service',
  version: 'Last updated: November 2026',
  lead: `These terms cover the website of ${site.name}. Services for operators and enterprises have their own contracts.`,
  sections: [
    {
      title: 'What the site offers',
      paragraphs: [
        'You can read about our products and markets, request a quote, propose a partnership, and see open positions and apply for them. All of this is free of charge and needs no account.',
      ],
    },
    {
      title: 'Figures and descriptions',
      paragraphs: [
        'Numbers with a plus sign, or after “more than” or “over”, are rounded down. What a product does on a particular network is agreed in the contract for it, because networks differ.',
      ],
    },
    {
      title: 'Enquiries and quotes',
      paragraphs: [
        `A quote request invites us to make an offer and binds neither side. We reply within ${figures.quoteReply} with a detailed proposal. It becomes binding only when both sides sign a contract.`,
      ],
    },
    {
      title: 'Partnerships and jobs',
      paragraphs: [
        `Sending an application does not create a partnership or a contract of employment. We review job applications within ${figures.applicationReview}.`,
      ],
    },
    {
      title: 'What we ask of you',
      items: [
        {
          term: 'True details',
          text: 'Send only what is correct and what you are entitled to send.',
        },
        {
          term: 'Your own files',
          text: 'Upload only a resume or cover letter about yourself, in the stated formats and size.',
        },
        {
          term: 'Fair use',
          text: 'Do not flood the forms, try to reach other people’s submissions or disrupt the service.',
        },
      ],
    },
    {
      title: 'Accounts',
      paragraphs: [
        'The staff area is for our staff. Signing up gives no access: an account can do no more than a visitor until we assign it a role.',
      ],
    },
    {
      title: 'Availability',
      paragraphs: [
        'The site may be interrupted or changed. If a form cannot be delivered, it tells you so; it reports success only once we have stored your message.',
      ],
    },
    {
      title: 'Texts and drawings',
      paragraphs: [
        `They belong to ${site.name} unless marked otherwise. You may quote them if you name the source, and print the regional fact sheets for your work.`,
      ],
    },
    {
      title: 'Other sites',
      paragraphs: ['We are not responsible for pages that we link to but do not run.'],
    },
    {
      title: 'Questions',
      paragraphs: [
        `Write to ${site.email}. The Privacy Policy explains how we handle personal data.`,
      ],
    },
    ...legalNotice('en', noticeWords),
  ] satisfies LegalSection[],
};
