/** What staff are written, who read English. Visitors' names are the only words of visitors in it. */
import { figures } from '../facts/site.ts';
import type { SubmissionTable } from '../facts/staff-paths.ts';

const [, reviewTo] = figures.applicationReviewDays;

export const adminAlerts = {
  kinds: {
    contact_submissions: 'Message',
    quote_requests: 'Quote request',
    partnership_applications: 'Partnership application',
    career_applications: 'Job application',
  } satisfies Record<SubmissionTable, string>,
  suspect: 'Possible spam: ',
  alert: {
    subject: (kind: string, reference: string, who: string) => `${kind} ${reference}: ${who}`,
    person: (name: string) => `Person: ${name}`,
    company: (name: string) => `Company: ${name}`,
    open: 'Read it, and answer:',
    reply: 'An answer to this e-mail goes to the visitor, and leaves no trace in the staff area.',
  },
  reminder: {
    subject: (kind: string, reference: string, who: string) =>
      `Still unanswered: ${kind} ${reference}: ${who}`,
    promise: {
      quote_requests: `Visitors are promised a reply within ${figures.quoteReplyHours} hours. This one is about to wait longer.`,
      career_applications: `Applicants are promised a review within ${reviewTo} business days. This one is about to wait longer.`,
    } as Partial<Record<SubmissionTable, string>>,
  },
  digest: {
    subject: (count: number) =>
      count === 1 ? '1 submission for you to read' : `${count} submissions for you to read`,
    arrived: 'New:',
    unanswered: 'Still unanswered, and soon to wait longer than promised:',
    more: (count: number) => `and ${count} more.`,
  },
  settings: 'What you are sent:',
};
