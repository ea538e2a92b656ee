import { figures } from './figures';
import type { Action, PageMeta } from '@/content/types';

export const apply = {
  meta: {
    title: 'Apply for a job',
    description: `Send your application with a resume. We review it within ${figures.applicationReview}; interview, technical assessment and a final interview follow.`,
    keywords: ['job application', 'apply', 'resume', 'telecom careers'],
  } satisfies PageMeta,

  hero: {
    eyebrow: 'Careers',
    title: 'Job application',
    lead: 'Have your resume at hand as a PDF or Word file.',
  },

  form: { id: 'application-form', title: 'Your application' },

  next: {
    title: 'What Happens Next',
    steps: [
      {
        title: 'Review',
        text: `We read your application within ${figures.applicationReview}.`,
      },
      {
        title: 'Initial interview',
        text: 'A call about your experience and what you want to do next.',
      },
      {
        title: 'Technical assessment',
        text: 'A task close to the daily work, in your own field.',
      },
      {
        title: 'Final interview',
        text: 'You meet the people you would work with, and ask them anything.',
      },
    ],
  },

  back: { label: 'All open positions', href: '/careers' } satisfies Action,
  closing: 'Hiring a company rather than applying to one? Tell us about the project.',
};
