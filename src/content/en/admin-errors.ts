/** Texts of the staff area's screen "Errors"; the keys of kinds are stored values. */
import { tryAgain } from './admin-counts';

export const adminErrors = {
  title: 'Errors',
  lead: 'What went wrong in the browsers of visitors and staff, without anything they typed. Each error is listed once per page, browser and version of the site, the latest first. Pass it on to the people who maintain the site.',
  loading: 'Loading errors',
  failed: tryAgain('Errors could not be loaded'),
  empty: 'No browser has reported an error.',

  /** Leads here from Overview. */
  inBrowsers: 'Errors in browsers',
  some: (errors: number) =>
    errors === 1 ? '1 error in browsers' : `${errors ? count(errors) : 'No'} errors in browsers`,

  kinds: {
    error: 'Error on the page',
    rejection: 'Error in the background',
    policy: 'Blocked by the security policy',
    code: 'Part of the page did not load',
    hydration: 'Page had to be drawn again',
  },
  times: (times: number) => (times === 1 ? 'seen once' : `seen ${count(times)} times`),
  first: 'first',
  last: 'last',
  shown: (shown: number, all: number) => `${count(shown)} of ${count(all)}`,

  done: 'Done',
  doneWith: (message: string) => `Done: ${message}`,
  isDone: 'Done. If it happens again, it will be listed again.',
  doneFailed: tryAgain('The error could not be marked as done'),
};

function count(number: number) {
  return number.toLocaleString('en');
}
