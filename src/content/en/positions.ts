/** The words around the list of open positions. */
import { site } from '@/content/facts/site';
import { employmentTypes } from './employment-types';

export const positions = {
  id: 'open-positions',
  title: 'Open positions',
  feedTitle: `${site.name}: open positions`,
  loading: 'Loading job opportunities...',
  failure: 'Failed to load job postings. Please try again later.',
  retry: 'Retry',
  empty: 'No open positions available at the moment. Check back soon for new opportunities!',
  applyNow: 'Apply Now',
  /** For screen readers, since every card’s link reads the same: the title follows. */
  applyNowFor: 'for',
  /** Above a list with postings in the other language. */
  otherLanguage: 'Some positions are advertised in French only.',
  moreRequirements: (count: number) =>
    `+${count} more ${count === 1 ? 'requirement' : 'requirements'}`,
  /** Under a list as it was when the page was built, for readers who cannot be told what changed since. */
  asBuilt: `Without JavaScript, this list may be out of date. To check that a position is still open, write to ${site.hrEmail}.`,
  noScript: `You need JavaScript to see this list. Without it, write to ${site.hrEmail} and ask which positions are open.`,

  employmentTypes,
  facts: {
    department: 'Department',
    location: 'Location',
    employment_type: 'Employment type',
    salary_range: 'Salary range',
    closes_on: 'Closing date',
  },
  applyBy: (day: string) => `Apply by ${day}`,

  filter: {
    label: 'Search open positions',
    search: 'Search',
    placeholder: 'Title, skill or place',
    /** On phones the choices stay folded until they are wanted. */
    choices: 'Department, location, type',
    facets: {
      department: { label: 'Department', all: 'All departments' },
      location: { label: 'Location', all: 'All locations' },
      type: { label: 'Type', all: 'All types' },
    },
    option: (label: string, count: number) => `${label} (${count})`,
    reset: 'Clear search and filters',
  },

  /** What stands above the list and is announced when it changes. */
  found: (found: number, total: number) => {
    if (found === 0) return 'No open positions match. Try fewer words or another filter.';
    const all = total === 1 ? '1 open position' : `${total} open positions`;
    if (found === total) return all;
    return `${found} of ${all} ${found === 1 ? 'matches' : 'match'}`;
  },
  shown: (from: number, to: number) =>
    from === to ? `, showing number ${from}` : `, showing ${from} to ${to}`,

  closing: 'Running a network, not looking for a job? Talk to us.',

  results: (page: number, pages: number) =>
    pages > 1 ? `Open positions, page ${page} of ${pages}` : 'Open positions',
  pagerLabel: 'Pages of open positions',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};
