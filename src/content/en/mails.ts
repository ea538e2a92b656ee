/** The emails that visitors get. Nothing in them was typed by anybody, except the titles of openings and, in the receipt of an answer, a name and the proposal’s own. */
import { limitedSubject } from '../facts/replies.ts';
import { site } from '../facts/site.ts';
import type { SubmissionTable } from '../facts/staff-paths.ts';
import { figures } from './figures.ts';
import { topics } from './topics.ts';

/** Promised times, in words. */
export type Promised = Pick<typeof figures, 'quoteReply' | 'applicationReview'>;

interface Kind {
  /** Follows "your". */
  name: string;
  subject: string;
  next: string[];
}

const kindsFor = (company: string, promised: Promised): Record<SubmissionTable, Kind> => ({
  contact_submissions: {
    name: 'enquiry',
    subject: `Your enquiry to ${company}`,
    next: [
      'Our sales team will read it.',
      'We will answer by email, with questions or a suggested time for a call.',
    ],
  },
  quote_requests: {
    name: 'quote request',
    subject: `Your quote request to ${company}`,
    next: [
      'We will read your request and look at your network and market.',
      `Within ${promised.quoteReply} we will email you a detailed proposal.`,
    ],
  },
  partnership_applications: {
    name: 'partnership application',
    subject: `Your partnership application to ${company}`,
    next: [
      'We will read the proposal and look at the market you named.',
      'We will write to your contact person with questions or a date for a call.',
    ],
  },
  career_applications: {
    name: 'job application',
    subject: `Your application to ${company}`,
    next: [
      `We will review your application within ${promised.applicationReview}.`,
      'We will reply by email. If there is a match, the next step is an initial interview.',
    ],
  },
});

/** The mail function has the facts of today, the site those of its build. */
export const writeMails = (company: string, promised: Promised) => ({
  hello: 'Hello,',
  kinds: kindsFor(company, promised),
  topics,
  /** The same for the confirmation and the replies, so that mail programs show them as one thread. */
  subject: (about: string, reference: string, topic = '') =>
    limitedSubject(topic, (cut) => `${about}${cut && `: ${cut}`} (reference ${reference})`),
  /** Names a meeting in the calendar. */
  meeting: { interview: `Interview with ${company}`, call: `Meeting with ${company}` },
  /** Below the proposal. */
  answerable: (reference: string) =>
    `You can accept or decline this proposal, or ask a question, on your status page. Its link is in our confirmation of ${reference}.`,
  /** After the sender has decided on the status page. */
  receipt: {
    subject: {
      accepted: (reference: string) => `You accepted our proposal (reference ${reference})`,
      declined: (reference: string) => `You declined our proposal (reference ${reference})`,
    },
    accepted: (at: string, reference: string) =>
      `Our proposal was accepted on ${at}, on the status page of ${reference}.`,
    declined: (at: string, reference: string) =>
      `Our proposal was declined on ${at}, on the status page of ${reference}.`,
    name: (name: string) => `Name given: ${name}`,
    proposal: (subject: string, at: string) => `Proposal: “${subject}”, sent on ${at}`,
    next: 'We will write to you about the next steps. The proposal becomes binding only when both sides sign a contract.',
    notYou:
      'If neither you nor a colleague did this, someone else has the link to your status page. Please reply to this email.',
  },
  /** Confirms a submission. */
  acknowledgement: {
    received: (name: string, reference: string, topic?: string) =>
      `We have received your ${name}${topic ? ` (${topic})` : ''}. Your reference number is ${reference}.`,
    nextTitle: 'What happens next',
    status: (days: number) =>
      `Check its status or withdraw it here. Anyone who has this link can do so for ${days} days, so please do not share it.`,
    button: 'See the status',
    news: 'You asked us to tell you about new positions. To unsubscribe:',
    questions: (address: string) =>
      `If you have a question, reply to this email or write to ${address} and quote your reference number.`,
    notYou:
      'If you did not write to us, someone entered your address by mistake. Please ignore this email.',
  },
  news: {
    subject: (count: number, title: string) =>
      count === 1 ? `New position at ${company}: ${title}` : `${count} new positions at ${company}`,
    intro: (count: number): string =>
      count === 1
        ? 'We have a new position that you can apply for:'
        : 'We have new positions that you can apply for:',
    why: 'You asked for these emails when you applied to us. You get at most one a week, for a year. To unsubscribe:',
  },
});

export const mails = writeMails(site.name, figures);
