/** What visitors are written. Nothing in it was typed by anybody, but for the titles of openings. */
import { figures, site } from '../facts/site.ts';
import type { SubmissionTable } from '../facts/staff-paths.ts';

const [reviewFrom, reviewTo] = figures.applicationReviewDays;

interface Kind {
  /** As it goes on after "Your". */
  name: string;
  next: string[];
}

const kinds: Record<SubmissionTable, Kind> = {
  contact_submissions: {
    name: 'enquiry',
    next: [
      'Someone who knows the service you chose reads it.',
      'The answer comes by e-mail, with our questions or a proposal for a call.',
    ],
  },
  quote_requests: {
    name: 'quote request',
    next: [
      'An engineer reads your request and looks at your network and market.',
      `Within ${figures.quoteReplyHours} hours you get a proposal by e-mail, with scope, steps and price.`,
    ],
  },
  partnership_applications: {
    name: 'partnership application',
    next: [
      'We read the proposal and look at the market you name.',
      'Someone writes to your contact person, with questions or a date.',
    ],
  },
  career_applications: {
    name: 'job application',
    next: [
      `We read your application within ${reviewFrom}-${reviewTo} business days.`,
      'We reply by e-mail. If it fits, an initial interview comes next.',
    ],
  },
};

export const mails = {
  hello: 'Hello,',
  kinds,
  /** What becomes of a request. */
  acknowledgement: {
    subject: (name: string, reference: string) => `Your ${name} has reached us: ${reference}`,
    received: (name: string, reference: string) =>
      `Your ${name} has reached us. Its reference number is ${reference}.`,
    nextTitle: 'What comes next',
    status: (days: number) =>
      `See where it stands, or withdraw it. Whoever has this link can do so for ${days} days, so please do not pass it on.`,
    news: 'You asked us to tell you about new openings. To end that:',
    questions: (address: string) =>
      `Questions? Answer this e-mail, or write to ${address} and name the reference number.`,
    notYou:
      'You did not write to us? Then somebody gave your address by mistake: please ignore this.',
  },
  news: {
    subject: (count: number, title: string) =>
      count === 1
        ? `New opening at ${site.name}: ${title}`
        : `${count} new openings at ${site.name}`,
    intro: (count: number): string =>
      count === 1
        ? 'A position has opened that you can apply for:'
        : 'Positions have opened that you can apply for:',
    why: 'You get this because you asked for it with an application, at most once a week and for a year. To end it at once and for good:',
  },
};
