/** Texts of the staff area's lists: searching, filtering, selecting, exporting, the keyboard. */
import { counted, tryAgain } from './admin-counts';

export const adminLists = {
  search: {
    landmark: (title: string) => `Search and filter ${title}`,
    label: 'Search',
    placeholder: 'Name, company, email, text',
    placeholderPostings: 'Title, department, location',
  },

  filters: {
    open: 'Filter',
    loading: 'Loading…',
    set: 'Filters',
    remove: (field: string) => `Remove the filter ${field}`,
    status: 'Status',
    /** All statuses that are not decisions. */
    anyOpen: 'Open',
    dates: { today: 'Today', '7d': 'Last 7 days', '30d': 'Last 30 days' },
    otherDays: 'Other days…',
    bothIncluded: 'Both days are included. Leave one empty for no limit.',
    from: 'From',
    to: 'To',
    /** Headings of columns that are not fields. */
    fields: {
      job_posting_id: 'Posting',
      source: 'Source',
      outcome: 'Outcome',
      lost_reason: 'Reason lost',
      outcome_on: 'Day of the outcome',
      answered_at: 'Replied',
      owner_id: 'Owner',
      follow_up_on: 'Follow-up',
      waiting: 'Reply status',
      awaits_decision: 'Decision',
      duplicate_of: 'Duplicates',
      spam_suspected: 'Spam',
    },
    waiting: { yes: 'Waiting for us', overdue: 'Overdue', 'new-answer': 'New message' },
    range: (from: string, to: string) => [from, to].filter(Boolean).join(' to '),
    sources: { direct: 'Direct or unknown' } as Record<string, string>,
    unknown: { posting: 'A posting without applications' },
    clear: 'Clear all',
  },

  sort: {
    time: { up: 'oldest first', down: 'newest first' },
    rank: { up: 'lowest first', down: 'highest first' },
    text: { up: 'A to Z', down: 'Z to A' },
    /** Beside an open record. */
    byDue: 'What is due first',
  },

  spam_suspected: 'Spam',
  /** The heading of a row's buttons and menu. */
  actions: 'Actions',
  /** Of the demo. */
  sample: 'Sample',
  /** In the row of a record whose sender has written. */
  newAnswer: 'New message',
  /** Beside the age of a record that waits too long. */
  overdue: 'Overdue: waiting too long for our reply',
  noneMatch: 'Nothing matches this search and these filters.',
  busy: 'Loading…',
  range: (from: number, to: number, total: number, isLowerBound: boolean) =>
    total <= to - from + 1
      ? `${count(total)} in total`
      : `${count(from)}–${count(to)} of ${count(total)}${isLowerBound ? '+' : ''}`,
  previous: 'Previous page',
  next: 'Next page',
  pagesInAll: (page: number, pages: number) => `Page ${count(page)} of ${count(pages)}`,
  /** The menu of a list. */
  menu: (title: string) => `${title}: export, spam, keyboard`,
  keyboard: 'Keyboard shortcuts',

  selection: {
    label: 'Selected records',
    select: (name: string) => `Select ${name}`,
    all: 'Select all on this page',
    count: (selected: number) => `${count(selected)} selected`,
    more: 'More',
    clear: 'Clear selection',
    allMatching: (total: number, isLowerBound: boolean) =>
      `Select all ${count(total)}${isLowerBound ? '+' : ''} that match`,
    selectingAll: 'Selecting…',
    allFailed: tryAgain('Could not select all that match'),
    question: (selected: number, status: string) => `Set ${recordCount(selected)} to ${status}?`,
    /** For decisions, which senders see after an hour. */
    shownLater: 'The senders will see this decision on their status pages in an hour.',
    yes: (selected: number, status: string) => `Set ${count(selected)} to ${status}`,
    saved: (changed: number) => `${recordCount(changed)} changed.`,
    notChanged: (names: readonly string[]) =>
      `Could not be changed, and still selected: ${names.slice(0, 5).join(', ')}${
        names.length > 5 ? ` and ${count(names.length - 5)} more` : ''
      }.`,
  },

  undo: {
    undo: 'Undo',
    /** If some records were not changed. */
    rest: (changed: number) => `Undo for ${recordCount(changed)}`,
    done: 'Undone',
    partly: 'Only partly undone',
    not: 'Not undone',
    restored: (changed: number) => `${recordCount(changed)} changed back.`,
    kept: (kept: number) =>
      kept === 1
        ? '1 record stays as it is: it was changed or deleted since, or could not be reached.'
        : `${recordCount(kept)} stay as they are: they were changed or deleted since, or could not be reached.`,
  },

  /** If somebody else has changed the same meanwhile. */
  conflict: {
    title: 'Changed meanwhile',
    now: (value: string) => `Someone has changed this meanwhile. It is now: ${value}.`,
  },

  export: {
    all: 'Export this list',
    selection: (selected: number) => `Export ${count(selected)} selected`,
    busy: 'Exporting…',
    done: 'Export finished',
    doneText: (rows: number, file: string) => `${recordCount(rows)} in ${file}`,
    failed: tryAgain('No file was saved: the export could not be finished'),
    status: 'Status',
    spam_suspected: 'Spam',
    /** In the log, in place of filters. */
    selected: 'selected ones',
    more: {
      outcome: 'Outcome',
      lost_reason: 'Reason lost',
      amount: 'Amount',
      currency: 'Currency',
      outcome_on: 'Day of the outcome',
      owner_id: 'Owner',
      follow_up_on: 'Follow-up',
      follow_up_note: 'Follow-up text',
      source: 'Source',
    },
    reference: 'Reference',
    id: 'ID',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    text: 'They work while you are not typing and no editor is open. Decisions are asked about first.',
    /** WCAG 2.1.4 */
    on: 'Use single-key shortcuts on this device',
    close: 'Close',
    lost: 'The record has not loaded yet, so the key did nothing.',
    /** Asked before a key decides or marks, as the user may have meant to type. */
    question: {
      status: (name: string, status: string) => `Set ${name} to ${status}?`,
      pressed: 'A key was pressed.',
      shownLater: 'The sender will see this decision on the status page in an hour.',
      set: (status: string) => `Set to ${status}`,
    },
    list: [
      { keys: ['/'], does: 'Search' },
      { keys: ['F'], does: 'Filter' },
      { keys: ['Ctrl K', '⌘ K'], does: 'Search all lists, even while typing' },
      { keys: ['j'], does: 'Next row' },
      { keys: ['k'], does: 'Previous row' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['x', 'X'], does: 'Select the row, or all rows from the last one to it' },
      { keys: ['r'], does: 'Reply to the selected or open record' },
      { keys: ['n'], does: 'Add a note' },
      { keys: ['m', 'w'], does: 'Note a call, or a message on WhatsApp' },
      { keys: ['a'], does: 'Assign to someone' },
      { keys: ['f'], does: 'Set a follow-up' },
      { keys: ['1', '…', '5'], does: 'Set the status, in the order of the buttons' },
      { keys: ['z'], does: 'Undo a change, while Undo is offered' },
      { keys: ['h', 'l'], does: 'Previous and next record, while one is open' },
      { keys: ['v'], does: 'Show the resume in place of the list, or hide it' },
      { keys: ['p', 'P'], does: 'Scroll the resume down and up' },
      { keys: ['Esc'], does: 'Close the record or leave the search' },
      { keys: ['?'], does: 'Show this list' },
    ],
  },
};

function count(value: number) {
  return value.toLocaleString('en');
}

function recordCount(value: number) {
  return counted(value, 'record');
}
