/** Texts of the staff area's screen "Errors"; the keys of kinds are stored values. */

export const adminErrors = {
  title: 'Errors',
  lead: 'What went wrong in the browsers of visitors and staff, without anything they typed. An error is listed once for each page, browser and build, the one seen last first. docs/errors.md says how to find the lines of the source.',
  loading: 'Loading errors',
  failed: 'Failed to fetch errors',
  empty: 'No browser has reported an error.',

  /** Leads here from Overview. */
  inBrowsers: 'Errors in browsers',
  some: (errors: number) =>
    errors === 1 ? '1 error in browsers' : `${errors ? count(errors) : 'No'} errors in browsers`,

  kinds: {
    error: 'Uncaught error',
    rejection: 'Unhandled rejection',
    policy: 'Refused by the security policy',
    code: 'Code that did not load',
    hydration: 'Page rendered anew',
  },
  times: (times: number) => (times === 1 ? 'seen once' : `seen ${count(times)} times`),
  first: 'first',
  last: 'last',
  shown: (shown: number, all: number) => `${count(shown)} of ${count(all)}`,

  done: 'Done',
  doneWith: (message: string) => `Done: ${message}`,
  isDone: 'Done. Should it happen again, it is listed again.',
  doneFailed: 'Failed to remove the error',
};

function count(number: number) {
  return number.toLocaleString('en');
}
