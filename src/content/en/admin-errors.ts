/** Texts of the staff area's screen "Errors"; the keys of kinds are stored values. */

export const adminErrors = {
  title: 'Errors',
  lead: 'What went wrong in the browsers of visitors and staff, without anything they typed. An error is listed once for each page, browser and build, the one seen last first.',
  loading: 'Loading errors',
  failed: 'Failed to fetch errors',
  empty: 'No browser has reported an error.',
  emptyFiltered: 'No error fits this choice.',

  /** Leads here from Overview. */
  link: {
    loading: 'Asking for errors in browsers...',
    unknown: 'Errors in browsers: could not be asked',
    none: 'No errors in browsers',
    some: (errors: number) =>
      errors === 1 ? '1 error in browsers' : `${count(errors)} errors in browsers`,
  },

  filters: {
    label: 'Which errors',
    page: { label: 'Page', any: 'Every page' },
    browser: { label: 'Browser', any: 'Every browser' },
    build: { label: 'Build', any: 'Every build' },
    option: (value: string, errors: number) => `${value} (${count(errors)})`,
  },

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
  frames: 'Where in the code',
  noFrames: 'Where in the code is not known.',
  help: 'docs/errors.md says how to find the lines of the source.',
  shown: (shown: number, all: number) => `${count(shown)} of ${count(all)}`,
  more: 'Show more',

  done: 'Done',
  doneWith: (message: string) => `Done: ${message}`,
  isDone: 'Done. Should it happen again, it is listed again.',
  doneBefore: 'This error is not in the list any more.',
  doneFailed: 'Failed to remove the error',
  doing: 'Removing...',
};

function count(number: number) {
  return number.toLocaleString('en');
}
