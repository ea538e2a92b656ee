/** Texts of the staff area's search in all lists. */
import { tryAgain } from './admin-counts';

export const adminSearch = {
  open: 'Search all lists',
  button: 'Search',
  title: 'Search all lists',
  text: 'By name, company, email, phone, reference, posting or text.',
  tooShort: 'Type one more letter',
  loading: 'Searching',
  failed: tryAgain('The search did not work'),
  none: 'Nothing matches.',
  found: (shown: number) => (shown === 1 ? '1 match shown' : `${shown} matches shown`),
  all: (title: string) => `More in ${title}`,
  close: 'Close',
};
