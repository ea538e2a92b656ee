/** Emails to staff, in English. Of visitors they quote names, and answers for those who chose so. */
import type { Locale } from '../facts/languages.ts';
import type { Figures } from '../facts/site.ts';
import type { SubmissionTable } from '../facts/staff-paths.ts';
import { hoursInWords } from '../../lib/format.ts';
import { counted } from './admin-counts.ts';
import { kinds } from './admin-kinds.ts';

export const adminAlerts = {
  kinds: kinds.titleOfOne,
  security: {
    subject: (company: string) => `Your second factor at ${company} was removed`,
    recovery_used: (at: string) =>
      `On ${at}, somebody signed in to your account with a recovery code. That removed your second factor and the other recovery codes.`,
    factor_reset: (at: string) =>
      `On ${at}, you or an administrator removed your second factor and its recovery codes.`,
    next: 'Set up a new one:',
    unexpected: 'If you know nothing of this, change your password and tell an administrator.',
  },
  alert: {
    subject: (kind: string, reference: string, who: string) => `${kind} ${reference}: ${who}`,
    person: (name: string) => `Name: ${name}`,
    company: (name: string) => `Company: ${name}`,
    country: (name: string) => `Country: ${name}`,
    language: (name: string) => `Language: ${name}`,
    languages: { en: 'English', fr: 'French' } satisfies Record<Locale, string>,
    open: 'Read it and reply:',
    reply:
      'If you reply to this email, your reply goes to the sender but is not recorded in the staff area.',
  },
  assignment: {
    subject: (kind: string, reference: string, who: string) =>
      `Assigned to you: ${kind} ${reference}, ${who}`,
    several: (count: number) => `${count} submissions were assigned to you`,
    by: (name: string) => `Assigned by ${name}.`,
    someone: 'someone with direct access to the data',
    list: 'Now assigned to you:',
  },
  followUp: {
    subject: (kind: string, reference: string, who: string) =>
      `Follow up: ${kind} ${reference}, ${who}`,
    several: (count: number, day: string) => `${count} follow-ups for ${day}`,
    due: (day: string) => `Follow-ups for ${day}:`,
    openWork: 'Everything due today:',
  },
  reminder: {
    subject: (kind: string, reference: string, who: string) =>
      `Waiting for us: ${kind} ${reference}, ${who}`,
    promise: ({ quoteReplyHours, applicationReviewDays }: Figures) =>
      ({
        quote_requests: `We promise a detailed proposal within ${hoursInWords(quoteReplyHours, 'en')}. For this request, that time is almost up.`,
        career_applications: `We promise a review within ${counted(applicationReviewDays[1], 'business day')}. For this application, that time is almost up.`,
      }) as Partial<Record<SubmissionTable, string>>,
    later: 'The sender’s last email has been waiting for a business day.',
  },
  answer: {
    subject: (news: string, kind: string, reference: string, who: string) =>
      `${news}: ${kind} ${reference}, ${who}`,
    title: 'New message',
    text: 'The sender has written. Open the record to read the message and to reply.',
    /** For answers on the status page, in place of "New message". */
    proposal: {
      accepted: 'Proposal accepted',
      declined: 'Proposal declined',
      question: 'Question about the proposal',
    },
  },
  meeting: {
    subject: (news: string, kind: string, reference: string, who: string) =>
      `${news}: ${kind} ${reference}, ${who}`,
    set: { title: 'Meeting', text: 'The meeting is attached for your calendar.' },
    cancelled: {
      title: 'Meeting cancelled',
      text: 'The meeting is cancelled. The attached entry removes it from your calendar.',
    },
    declined: {
      title: 'Meeting declined',
      text: 'The invitation was declined. The attached entry removes the meeting from your calendar.',
    },
  },
  unsent: {
    subject: (kind: string, reference: string, who: string) =>
      `Email not delivered: ${kind} ${reference}, ${who}`,
    text: 'The recipient has not been reached. If the reply changed the status, that change has been undone. Open the record to correct the address, send the reply again or discard it.',
  },
  withdrawal: {
    subject: (kind: string, reference: string) => `Withdrawn by the sender: ${kind} ${reference}`,
    text: (kind: string, reference: string) =>
      `${kind} ${reference} was withdrawn by the sender and has been erased, with its files and your notes. You do not need to do anything more about it.`,
  },
  digest: {
    subject: (count: number) =>
      count === 1 ? '1 submission is waiting for you' : `${count} submissions are waiting for you`,
    arrived: 'New:',
    answered: 'New messages from senders:',
    unanswered: 'Still waiting for us:',
    more: (count: number) => `and ${count} more.`,
  },
  invitation: {
    subject: (company: string) => `Your invitation to the staff area of ${company}`,
    invited: (by: string, role: string, company: string) =>
      `${by} invited you to the staff area of ${company}. Your role will be: ${role}.`,
    join: (email: string) =>
      `Open this link, choose a password and join. You will then sign in as ${email}.`,
    replaces:
      'If there is already an account with this address, it gets the new password and is signed out everywhere.',
    until: (day: string) => `The link works once and expires on ${day}. Do not forward it.`,
    unexpected: 'If you did not expect this email, ignore it. Nothing happens until you join.',
  },
  settings: 'Choose which emails you get:',
};
