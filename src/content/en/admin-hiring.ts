/** Texts of the staff area about decisions on applications. */
import { counted, ofSender, tryAgain } from './admin-counts.ts';

const applicantCount = (count: number) => counted(count, 'applicant');

export const adminHiring = {
  /** On Overview. */
  undecided: (count: number, days: number) =>
    `${applicantCount(count)} without a decision for ${days} days`,
  filter: { none: 'No decision sent' },

  rejection: {
    label: 'Rejection reason, for HR only',
    none: 'No reason given',
    setFor: 'Set rejection reason…',
    /** In a reply that rejects several, whose emails state the reason. */
    forAll: 'Reason for all, in the email',
    reasons: {
      experience: 'too little experience',
      skills: 'skills do not match',
      language: 'language',
      location: 'location',
      salary: 'salary',
      filled: 'position filled',
      withdrew: 'withdrew',
      other: 'another reason',
    },
  },

  /** The rating of an applicant, which applicants never see. */
  rating: {
    label: 'Rating',
    none: 'Not rated',
    setFor: 'Rate',
    values: { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' },

    setting: {
      saved: (rating: string) => `Rating: ${rating.toLowerCase()}`,
      failed: tryAgain('The rating could not be changed'),
      one: (what: string, summary: string, _from: string, to: string) =>
        `rated ${ofSender(summary, what)}: ${to.toLowerCase()}`,
      many: (what: string, count: number, to: string | null) =>
        `rated ${counted(count, what)}: ${to?.toLowerCase() ?? 'as before'}`,
      history: (_from: string, to: string) => `set the rating to ${to.toLowerCase()}`,
    },
  },

  /** For a rejected applicant who has not been told. */
  untold: {
    shown:
      'The applicant sees “Rejected” on the status page an hour after it was set. No email has been sent.',
    write: 'Write to the applicant',
    /** In the question before several are rejected. */
    declineAll: 'Decline by email instead',
  },

  /** On a posting. */
  applicants: 'Applicants of this posting',
  copy: {
    open: 'Copy as a draft',
    busy: 'Copying...',
    done: 'Copied as a draft',
    failed: tryAgain('The posting could not be copied'),
  },

  closing: {
    close: 'Close this posting',
    title: (title: string, count: number) =>
      `Close “${title}” with ${applicantCount(count)} without a decision?`,
    tell: (title: string) => `Who of “${title}” is told?`,
    text: 'They have not been sent a decision. The email to those you choose is shown before it is sent.',
    whom: 'Write to',
    loading: 'Loading the applicants',
    leaveOut: 'Choose by name',
    leftOut: (count: number) => `${counted(count, 'name')} left out`,
    only: 'Close only',
    write: (count: number) => `Close and write to ${applicantCount(count)}`,
    notice: (count: number) =>
      `This posting is closed, and ${applicantCount(count)} ${count === 1 ? 'has' : 'have'} not been sent a decision.`,
    writeTo: (count: number) => `Write to ${applicantCount(count)}`,
    failed: tryAgain('The applicants could not be loaded'),
  },

  /** In a reply to several people. */
  told: (count: number) =>
    `${applicantCount(count)} already ${count === 1 ? 'has' : 'have'} a decision, sent or scheduled, and will not get this email.`,
};
