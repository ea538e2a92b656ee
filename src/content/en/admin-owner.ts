/** Texts of the staff area about who looks after a record, and when. */
import { counted, whoDid } from './admin-counts';

export const adminOwner = {
  owner: 'Owner',
  nobody: 'Nobody',
  me: 'Me',
  former: 'A former colleague',
  loading: 'Loading colleagues…',
  ownerIs: (name: string) => `Owner: ${name}`,
  assignSelected: 'Assign to…',
  noFollowUp: 'no day',
  followUpOn: 'Follow up',
  followUpIs: (day: string) => `Follow up: ${day}`,
  followUpSelected: 'Follow up on…',
  due: 'due',
  openWork: {
    title: 'Open work',
    list: 'List',
    loading: 'Counting open work',
    failed: 'Failed to count open work',
    columns: {
      unanswered: 'New',
      overdue: 'Overdue',
      mine: 'Mine',
      due: 'Due today',
      latest: 'Since your last visit',
    },
  },
  filters: {
    me: 'Mine',
    none: 'Unassigned',
    today: 'Due',
  },
  days: [
    [0, 'Today'],
    [1, 'Tomorrow'],
    [3, 'In 3 days'],
    [7, 'In a week'],
    [14, 'In two weeks'],
    [30, 'In 30 days'],
  ] as const,
  otherDay: 'Another day…',
  noDay: 'No follow-up',
  day: 'Day of the follow-up',
  setDay: 'Set',
  cancel: 'Cancel',

  assigning: {
    saved: (owner: string) => `Assigned to ${owner}`,
    failed: 'Failed to change the owner',
    changed: 'The owner had changed meanwhile',
    changedBy: (by: string | null, owner: string, when: string | undefined) =>
      whoDid(by, `assigned this to ${owner}`, when),
    replace: (owner: string) => `Assign to ${owner} all the same`,
    one: (what: string, summary: string, _from: string, to: string) =>
      `assigned the ${what} of ${summary} to ${to}`,
    many: (what: string, count: number, to: string | null) =>
      `assigned ${counted(count, what)} to ${to ?? 'their earlier owners'}`,
    history: (_from: string, to: string) => `assigned it to ${to}`,
  },

  followUp: {
    saved: (day: string) => `Follow-up: ${day}`,
    failed: 'Failed to set the follow-up',
    changed: 'The follow-up had changed meanwhile',
    changedBy: (by: string | null, day: string, when: string | undefined) =>
      whoDid(by, `set the follow-up to ${day}`, when),
    replace: (day: string) => `Set to ${day} all the same`,
    one: (what: string, summary: string, _from: string, to: string) =>
      `set the follow-up of the ${what} of ${summary} to ${to}`,
    many: (what: string, count: number, to: string | null) =>
      `set the follow-up of ${counted(count, what)} to ${to ?? 'their earlier days'}`,
    history: (_from: string, to: string) => `set the follow-up to ${to}`,
  },
};
