/** Texts of the staff area about what became of a lead. */
import { counted, whoDid } from './admin-counts';

export const adminOutcome = {
  label: 'Outcome',
  none: 'No outcome',
  notYet: 'No outcome yet',
  values: { won: 'Won', lost: 'Lost', no_answer: 'No answer' },
  reasons: {
    price: 'price',
    timing: 'timing',
    competitor: 'another provider',
    no_budget: 'no budget',
    not_a_fit: 'not a fit',
    other: 'another reason',
  },
  lostFor: (lost: string, reason: string) => `${lost}: ${reason}`,
  /** For several records; the first option of the choice. */
  setFor: 'Set outcome…',

  setting: {
    saved: (outcome: string) => `Outcome: ${outcome}`,
    failed: 'Failed to set the outcome',
    changed: 'The outcome had changed meanwhile',
    changedBy: (by: string | null, outcome: string, when: string | undefined) =>
      whoDid(by, `set the outcome to ${outcome}`, when),
    replace: (outcome: string) => `Set to ${outcome} all the same`,
    one: (what: string, summary: string, _from: string, to: string) =>
      `set the outcome of the ${what} of ${summary} to ${to}`,
    many: (what: string, count: number, to: string | null) =>
      `set the outcome of ${counted(count, what)} to ${to ?? 'what it was before'}`,
    history: (_from: string, to: string) => `set the outcome to ${to}`,
  },
};
