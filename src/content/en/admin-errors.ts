/** Texts of the staff area's screen "Errors"; the keys of kinds are stored values. */
import { tryAgain } from './admin-counts';

export const adminErrors = {
  title: 'Errors',
  lead: 'What went wrong in the browsers of visitors and staff, without anything they typed. The latest hundred errors, each once per page, browser and version of the site. Pass it on to the people who maintain the site.',
  loading: 'Loading errors',
  failed: tryAgain('Errors could not be loaded'),
  empty: 'No browser has reported an error.',

  kinds: {
    error: 'Error on the page',
    rejection: 'Error in the background',
    policy: 'Blocked by the security policy',
    code: 'Part of the page did not load',
    hydration: 'Page had to be drawn again',
  },
  times: (times: number) =>
    times === 1 ? 'seen once' : `seen ${times.toLocaleString('en')} times`,
  last: 'last',
};
