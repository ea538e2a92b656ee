/** Texts of the staff area's single records and of Overview. */
import type { ActivityAction, FileKind, TeamAction } from '@/content/facts/stored-values';
import type { Decision } from '@/lib/form-row';
import type { DocumentExtension } from '@/lib/file-kind/file-kind';
import { tryAgain } from './admin-counts';
import { adminPosting } from './admin-posting';

export const adminDetail = {
  session: {
    ended: 'Your session has ended',
    kept: (email: string) =>
      `Sign in again as ${email} to continue. What you typed is still here but has not been saved. If someone else signs in, it will be discarded.`,
    abandon: 'Discard what I typed',
  },

  signOut: {
    title: 'Sign out with unsaved changes?',
    text: 'What you typed has not been saved. Signing out will remove it from this device.',
    stay: 'Keep editing',
    discard: 'Discard and sign out',
  },

  discard: {
    title: 'Discard what you typed?',
    text: 'It has not been saved.',
    cancel: 'Keep editing',
    yes: 'Discard',
  },

  panel: {
    close: 'Close',
    previous: 'Previous record',
    next: 'Next record',
    keys: { previous: 'h', next: 'l' },
    loading: 'Loading the record',
    failed: tryAgain('The record could not be loaded'),
    unknownTitle: 'There is no such record',
    unknown:
      'It has been deleted, its sender withdrew it, or the link is incomplete. You can find all records in the list.',
    toList: 'Back to the list',
    /** Above the consent, the first page, the referring site and the campaign. */
    folded: 'Consent and source',
  },

  files: {
    title: 'Files',
    loading: 'Loading the list of files',
    failed: tryAgain('The list of files could not be loaded'),
    none: 'There are no files: none were sent, or they have been deleted.',
    warning: 'Files come from applicants and have not been scanned for viruses.',
    kinds: { resume: 'Resume', cover_letter: 'Cover letter' } satisfies Record<FileKind, string>,
    types: {
      '.pdf': 'PDF',
      '.doc': 'Word (.doc)',
      '.docx': 'Word (.docx)',
    } satisfies Record<DocumentExtension, string>,
    download: 'Download',
    busy: 'Downloading...',
    downloadOf: (name: string) => `Download ${name}`,
    downloadFailed: tryAgain('The file could not be downloaded'),
    wrongType: 'This file cannot be downloaded because its content does not match its name.',
    /** The resume in place of the list, on wide screens. */
    beside: {
      title: 'Resume',
      show: 'Show next to the record',
      hide: 'Hide',
      keys: { toggle: 'v', down: 'p', up: 'P' },
      loading: 'Loading the resume',
      failed: tryAgain('The resume could not be loaded'),
      none: 'There is no resume: none was sent, or it has been deleted.',
      word: 'Only PDFs are shown here. Download this file to read it.',
      unreadable: 'This PDF cannot be shown here. Download it to read it.',
      page: (number: number, pages: number) => `Page ${number} of ${pages}`,
      pageFailed: 'This page cannot be shown. Download the file to read it.',
    },
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    deleteTitle: 'Delete this file?',
    deleteText: (name: string) => `“${name}” will be deleted permanently. The application stays.`,
    deleteFailed: tryAgain('The file could not be deleted'),
  },

  related: {
    title: 'From the same sender or company',
    loading: 'Loading their other submissions',
    failed: tryAgain('Their other submissions could not be loaded'),
    none: 'Nothing else has come from this email address, phone or company.',
    shared: {
      email: 'same email address',
      phone: 'same phone',
      company: 'same company',
    } as Record<string, string>,
  },

  notes: {
    label: 'New note',
    add: 'Add note',
    added: 'Note added',
    busy: 'Adding...',
    empty: 'Please write something',
    addFailed: tryAgain('The note could not be added'),
    gone: 'The note could not be added: the sender has withdrawn this, or it was deleted. Copy your text if you still need it.',
    formerAccount: 'A former account',
    delete: 'Delete',
    deleteOf: (time: string) => `Delete your note of ${time}`,
    deleteTitle: 'Delete this note?',
    deleteText: 'This cannot be undone.',
    deleteFailed: tryAgain('The note could not be deleted'),
  },

  job: adminPosting,

  overview: {
    chart: {
      title: 'Submissions per day',
      weekly: 'Submissions per week',
      loading: 'Loading submissions',
      failed: tryAgain('Submissions could not be loaded'),
    },
  },

  properties: { title: 'Properties', details: 'Details', more: 'More actions' },

  /** For histories that are shown in part. */
  entries: {
    shown: (shown: number, total: number) =>
      `${shown.toLocaleString('en')} of ${total.toLocaleString('en')}`,
    older: 'Show older',
    busy: 'Loading...',
  },

  history: {
    title: 'History',
    loading: 'Loading the history',
    failed: tryAgain('The history could not be loaded'),
    none: 'Nothing has been recorded yet.',
    visitor: 'The visitor',
    submission: (what: string, language: string) => (language ? `${what}, in ${language}` : what),
    noted: 'noted',
    /** By state of the mail; the reason for a failure follows. */
    confirmation: {
      waiting: 'The confirmation will be emailed in a moment.',
      batched: 'The confirmation will be emailed in a moment.',
      sent: 'The confirmation was emailed.',
      failed: 'The confirmation could not be emailed.',
      skipped: 'No confirmation was emailed.',
    } as Record<string, string>,
    what: {
      posting_created: 'created it',
      posting_edited: 'edited it',
      posting_deleted: 'deleted it',
      file_deleted: 'deleted one of its files',
      file_downloaded: 'opened one of its files',
      entered: 'added it',
      spam_received: 'sent it; it looked like spam',
      spam_cleared: 'marked it as not spam',
      spam_marked: 'marked it as spam',
      address_corrected: 'corrected the email address',
      details_added: 'added what was missing',
      details_corrected: 'corrected who sent it',
    } satisfies Record<HistoryAction, string>,
    corrected: (from: string, to: string) => `corrected the email address from ${from} to ${to}`,
    correctedDetail: (from: string, to: string) => `corrected “${from}” to “${to}”`,
    undid: (what: string) => `undid a change and ${what}`,
    moved: (from: string, to: string) => `moved it from ${from} to ${to}`,
  },
};

/** Decisions of staff have their own words; no toast describes a record that is still shown. */
type HistoryAction = Exclude<
  ActivityAction,
  | TeamAction
  | Decision
  | 'submitted'
  | 'exported'
  | 'erased'
  | 'purged'
  | 'withdrawn'
  | 'recipient_changed'
  | 'mail_deleted'
  | 'template_changed'
  | 'template_reset'
  | 'fact_changed'
>;
