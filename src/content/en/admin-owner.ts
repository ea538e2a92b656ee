/** Texts of the staff area about who looks after a record, and when. */
import { counted, ofSender, tryAgain } from './admin-counts';

export const adminOwner = {
  owner: 'Owner',
  nobody: 'Nobody',
  me: 'Me',
  former: 'A former colleague',
  loading: 'Loading colleagues…',
  assignSelected: 'Assign',
  noFollowUp: 'none',
  followUpOn: 'Follow up',
  followUpIs: (day: string) => `Follow up: ${day}`,
  due: 'due',
  filters: { me: 'Mine', none: 'Unassigned', today: 'Due' },
  /** Names of days, by their distance from today. */
  soon: { 0: 'Today', 1: 'Tomorrow' } as Readonly<Record<number, string>>,
  later: [
    [7, 'In a week'],
    [14, 'In two weeks'],
    [30, 'In 30 days'],
  ] as const,
  named: (name: string, day: string) => `${name} (${day})`,
  otherDay: 'Pick a date or add a note…',
  noDay: 'No follow-up',
  reminds:
    'On this day, the owner gets a reminder by email. If there is none yet, you become the owner.',
  day: 'Follow-up date',
  wrongDay: 'Please choose today or a later day',
  note: 'Note (optional)',
  setDay: 'Set follow-up',

  /** For the first to answer a record that nobody owns. */
  taken: 'You now own this record.',

  assigning: {
    saved: (owner: string) => `Assigned to ${owner}`,
    failed: tryAgain('The owner could not be changed'),
    one: (what: string, summary: string, _from: string, to: string) =>
      `assigned ${ofSender(summary, what)} to ${to}`,
    many: (what: string, count: number, to: string | null) =>
      `assigned ${counted(count, what)} to ${to ?? 'their earlier owners'}`,
    history: (_from: string, to: string) => `assigned it to ${to}`,
  },

  followUp: {
    saved: (day: string) => `Follow-up: ${day}`,
    failed: tryAgain('The follow-up could not be set'),
    one: (what: string, summary: string, _from: string, to: string) =>
      `set the follow-up of ${ofSender(summary, what)} to ${to}`,
    many: (what: string, count: number, to: string | null) =>
      `set the follow-up of ${counted(count, what)} to ${to ?? 'their earlier dates'}`,
    history: (_from: string, to: string) => `set the follow-up to ${to}`,
  },
};
