import { applicationForm } from './application-form';
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

  application: applicationForm,
  form: { id: 'application-form', title: 'Your application' },

  chosenJob: {
    open: (title: string) => `Applying for: ${title}`,
    closed:
      'The position you followed is no longer open. You can still apply here, and name the kind of work you want.',
    /** An address that names no posting. */
    unknown:
      'We could not read which position you followed: a part of the address may have been lost. You can still apply here, and name the kind of work you want.',
    loading: 'Loading this position...',
    /** When nobody could tell whether it is open. */
    failed:
      'The position you chose could not be looked up. You can still apply: your choice goes with your application.',
  },

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
