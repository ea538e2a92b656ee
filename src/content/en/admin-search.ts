/** Texts of the staff area's search in all lists. */
import { tryAgain } from './admin-counts';

export const adminSearch = {
  open: 'Search all lists',
  button: 'Search',
  title: 'Search all lists',
  text: 'By name, company, email, phone, reference, posting or text, also of notes, replies and messages.',
  tooShort: 'Type one more letter',
  loading: 'Searching',
  failed: tryAgain('The search failed'),
  none: 'Nothing matches.',
  found: (shown: number) => (shown === 1 ? '1 match shown' : `${shown} matches shown`),
  all: (title: string) => `More in ${title}`,
  entries: {
    title: 'Notes, replies and messages',
    where: {
      note: (day: string) => `in a note of ${day}`,
      reply: (day: string) => `in a reply of ${day}`,
      received: (day: string) => `in a message of ${day}`,
    },
  },
  /** Also below a list. */
  newest: 'These are the newest. Another word narrows the search.',
  close: 'Close',
};
