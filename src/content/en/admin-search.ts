/** Texts of the staff area's search in all lists. */
import { tryAgain } from './admin-counts';

export const adminSearch = {
  open: 'Search all lists',
  button: 'Search',
  title: 'Search all lists',
  text: 'By name, company, email, phone, reference, posting or text, also of notes, replies and answers.',
  tooShort: 'Type one more letter',
  loading: 'Searching',
  failed: tryAgain('The search did not work'),
  none: 'Nothing matches.',
  found: (shown: number) => (shown === 1 ? '1 match shown' : `${shown} matches shown`),
  all: (title: string) => `More in ${title}`,
  entries: {
    title: 'Notes, replies and answers',
    where: {
      note: (day: string) => `in a note of ${day}`,
      reply: (day: string) => `in a reply of ${day}`,
      received: (day: string) => `in an answer of ${day}`,
    },
    newest: 'These are the newest. Another word narrows the search.',
  },
  close: 'Close',
};
