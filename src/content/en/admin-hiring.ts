/** Texts of the staff area about decisions on applications. */
import { counted } from './admin-counts.ts';

const people = (count: number) => counted(count, 'applicant');

export const adminHiring = {
  /** On Overview. */
  open: {
    title: 'Applicants without an answer',
    late: (days: number) => `No decision for ${days} days`,
    closed: (title: string) => `Closed: ${title}`,
  },
  filter: { none: 'No decision sent' },

  rejection: {
    label: 'Reason, for HR only',
    none: 'No reason given',
    setFor: 'Set reason of rejection…',
    reasons: {
      experience: 'too little experience',
      skills: 'other skills',
      language: 'language',
      location: 'location',
      salary: 'salary',
      filled: 'position filled',
      withdrew: 'lost interest',
      other: 'another reason',
    },
  },

  posting: {
    title: 'This posting',
    open: (days: number) => (days === 0 ? 'Open since today' : `Open for ${counted(days, 'day')}`),
    closed: 'Not open',
    sources: 'Came from',
    rejections: 'Rejected for',
    next: 'Next',
    steps: {
      new: (count: number) => `read ${counted(count, 'new application')}`,
      reviewed: (count: number) => `invite or decline ${people(count)}`,
      interviewed: (count: number) => `decide on ${people(count)}`,
    } as Record<string, (count: number) => string>,
    failed: 'The figures could not be loaded. Try again.',
    copy: 'Copy as a draft',
    copying: 'Copying...',
    copied: 'Copied as a draft',
    copyFailed: 'The posting could not be copied. Try again.',
  },

  closing: {
    title: (title: string, count: number) =>
      `Close “${title}” with ${people(count)} without an answer?`,
    text: 'They have not been sent a decision. You can write to all of them at once, and change the text before it is sent.',
    cancel: 'Cancel',
    only: 'Close only',
    write: (count: number) => `Close and write to ${people(count)}`,
    notice: (count: number) =>
      `This posting is closed, and ${people(count)} ${count === 1 ? 'has' : 'have'} not been sent a decision.`,
    writeTo: (count: number) => `Write to ${people(count)}`,
    failed: 'The applicants could not be loaded. Try again.',
  },

  /** In a reply to several people. */
  told: (count: number) =>
    `${people(count)} already ${count === 1 ? 'has' : 'have'} a decision, sent or on its way, and will not get this one.`,
};
