/** The emails that staff begin a reply with. */
import { site } from '@/content/facts/site';
import type { SubmissionTable } from '@/content/facts/staff-paths';
import type { ReplyName } from './admin-replies';

export const replyMails: ReplyMailTexts = {
  greeting: (name) => `Dear ${name},`,
  nameless: 'Hello,',
  thanks: (sent, reference) => `Thank you for your ${sent} (reference ${reference}).`,
  forJob: (job) => `for the position “${job}”`,
  ends: {
    details: ['1.\n2.\n3.', 'You can simply reply to this email.'],
    call: [
      'Please reply with two times that suit you, with your time zone, and the number we should call.',
    ],
    proposal: [
      '1.\n2.\n3.',
      'The prices hold for 30 days. The proposal becomes binding only when both sides sign a contract. If you have questions or would like changes, just reply to this email.',
    ],
  },
  meeting: {
    what: { call: 'meeting', interview: 'interview' },
    moved: (what) => `Unfortunately, we have to move our ${what}. This is the new time:`,
    cancelled: (what) => `Unfortunately, we have to cancel our ${what}:`,
    when: ({ day, from, to, city, offset }) =>
      `When: ${day}, ${from}–${to}, ${city} time (${offset})`,
    where: (place) => `Where: ${place}`,
    attached:
      'The attached file adds it to your calendar. If the time does not suit you, please reply to this email.',
    removed: 'The attached file removes it from your calendar.',
  },
  closing: 'Kind regards,',
  closings: { proposal: 'Yours sincerely,', decline: 'Yours sincerely,' },
  whatsapp: (sent, reference) =>
    `Hello, this is ${site.name}. We are writing about your ${sent} (reference ${reference}).`,
  mails: {
    contact_submissions: {
      sent: 'enquiry',
      details: 'To give you a useful answer, we need a few details:',
      call: 'We would like to discuss it with you by phone.',
      meeting: 'We would like to discuss it with you. We suggest the following time:',
      decline:
        'We have read it carefully, but we cannot help with this at present.\n\nIf your plans change, please write to us again.',
    },
    quote_requests: {
      sent: 'quote request',
      details: 'To prepare a quote, we need a few details:',
      proposal: 'Here is our proposal. In short:',
      call: 'Before we prepare a quote, we would like to discuss your project with you by phone.',
      meeting:
        'Before we prepare a quote, we would like to discuss your project with you. We suggest the following time:',
      decline:
        'We have considered it carefully, but we cannot make you an offer at present.\n\nIf your plans change, please write to us again.',
    },
    career_applications: {
      sent: 'application',
      details: 'To review it, we need a few details:',
      call: 'We would like to invite you to an initial interview by phone.',
      meeting: 'We would like to invite you to an interview. We suggest the following time:',
      decline:
        'We have reviewed it carefully and have decided not to take it further.\n\nWe wish you every success in your search. You are welcome to apply for another position.',
    },
    partnership_applications: {
      sent: 'partnership application',
      details: 'To review your proposal, we need a few details:',
      call: 'We would like to discuss your proposal with you by phone.',
      meeting: 'We would like to discuss your proposal with you. We suggest the following time:',
      decline:
        'We have considered your proposal carefully, but we will not take it further at present.\n\nIf your plans change, please write to us again.',
    },
  },
};

interface MailWords {
  /** Completes the sentence of thanks. */
  sent: string;
  details: string;
  call: string;
  meeting: string;
  proposal?: string;
  decline: string;
}

export interface ReplyMailTexts {
  greeting: (name: string) => string;
  /** For a name that is longer than a link may be. */
  nameless: string;
  thanks: (sent: string, reference: string) => string;
  /** Further paragraphs, the same for every kind. */
  ends: Partial<Record<ReplyName, readonly string[]>>;
  /** A date, below the text of a reply. */
  meeting: {
    what: { call: string; interview: string };
    moved: (what: string) => string;
    cancelled: (what: string) => string;
    when: (time: { day: string; from: string; to: string; city: string; offset: string }) => string;
    where: (place: string) => string;
    attached: string;
    removed: string;
  };
  closing: string;
  /** In place of it, where a letter ends more formally. */
  closings: Partial<Record<ReplyName, string>>;
  /** Completes the sentence of thanks, where the job is known. */
  forJob: (job: string) => string;
  /** Begins a message on WhatsApp. */
  whatsapp: (sent: string, reference: string) => string;
  mails: Record<SubmissionTable, MailWords>;
}
