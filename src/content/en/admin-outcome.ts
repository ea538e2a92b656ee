/** Texts of the staff area about what became of a lead. */
import { counted, ofSender, tryAgain } from './admin-counts.ts';

export const adminOutcome = {
  label: 'Outcome',
  none: 'Not decided',
  values: { won: 'Won', lost: 'Lost', no_answer: 'No response' },
  reasons: {
    price: 'price',
    timing: 'timing',
    competitor: 'another provider',
    no_budget: 'no budget',
    not_a_fit: 'not a fit',
    other: 'another reason',
  },
  lostFor: (lost: string, reason: string) => `${lost}: ${reason}`,
  /** `Won: USD 1,200 on 28 Nov 2026`. */
  described: (outcome: string, money: string | undefined, day: string | undefined) =>
    `${outcome}${money ? `: ${money}` : ''}${day ? ` on ${day}` : ''}`,
  details: {
    open: 'Day and amount',
    noAmount: 'No amount',
    text: 'For a won lead, enter what it is worth.',
    amount: 'Amount',
    currency: 'Currency',
    day: 'Day of the outcome',
    save: 'Save',
    unreadable: 'Please enter an amount such as 1,200.50, or leave it empty.',
    noDay: 'Please choose today or an earlier day',
  },
  /** For several records; the first option of the choice. */
  setFor: 'Set outcome…',

  /** Asked when leads are completed while their senders wait for a proposal. */
  completed: {
    title: (count: number) =>
      count === 1 ? 'What became of this request?' : `What became of these ${count} requests?`,
    text: 'Without a proposal, a request stays overdue until it has an outcome or a proposal sent outside this site is recorded.',
    later: 'Not now',
  },

  setting: {
    saved: (outcome: string) => `Outcome: ${outcome}`,
    failed: tryAgain('The outcome could not be set'),
    one: (what: string, summary: string, _from: string, to: string) =>
      `set the outcome of ${ofSender(summary, what)} to ${to}`,
    many: (what: string, count: number, to: string | null) =>
      `set the outcome of ${counted(count, what)} to ${to ?? 'what it was before'}`,
    history: (_from: string, to: string) => `set the outcome to ${to}`,
  },
};
