import type { Action, PageMeta } from '@/content/types';
import { figures } from './figures';

export const apply = {
  meta: {
    title: 'Apply for a job',
    description: `Apply online with your resume. We review applications within ${figures.applicationReview}; an interview, a technical assessment and a final interview follow.`,
    keywords: ['job application', 'apply', 'resume', 'telecom careers'],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'Careers',
    title: 'Job application',
    lead: 'Have your resume ready as a PDF or Word file.',
  },

  form: { id: 'application-form', title: 'Your application' },

  next: {
    title: 'What Happens Next',
    steps: [
      {
        title: 'Review',
        text: `We will review your application within ${figures.applicationReview}.`,
      },
      {
        title: 'Initial interview',
        text: 'A call about your experience and what you want to do next.',
      },
      {
        title: 'Technical assessment',
        text: 'A task from your own field, close to the daily work.',
      },
      {
        title: 'Final interview',
        text: 'You meet the people you would work with, and can ask them anything.',
      },
    ],
  },

  back: { label: 'All open positions', href: '/careers' } satisfies Action,
};
