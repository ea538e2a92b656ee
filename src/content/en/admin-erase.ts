/** Texts of the question before a person is erased. */
import { counted } from './admin-counts';

export const adminErase = {
  open: 'Erase this person…',
  title: 'Erase this person?',
  text: (email: string) =>
    `Everything stored under ${email} is deleted for good, in all lists. The log keeps who erased, not whom. Emails already sent and backups are not erased.`,
  loading: 'Counting what is stored',
  failed: 'Failed to count what is stored',
  caption: 'What will be erased',
  place: 'Where',
  rows: 'Entries',
  places: {
    contact_submissions: 'Messages',
    quote_requests: 'Quote requests',
    partnership_applications: 'Partnership applications',
    career_applications: 'Job applications',
    application_files: 'Files of applications',
    staff_notes: 'Staff notes, or mentions in them',
    activity_log: 'Entries of the history, or mentions in them',
    mails: 'Records of emails',
    replies: 'Replies',
    news_subscriptions: 'Subscriptions to job news',
    recent_submissions: 'Counts against abuse',
    accounts: 'Accounts',
    invitations: 'Invitations',
  } as Record<string, string>,
  /** Other spellings of the same mailbox. */
  spellings:
    'These spellings may belong to the same person. They are not erased; open one of their records to erase it too.',
  spelling: (email: string, rows: number) => `${email} (${counted(rows, 'entry', 'entries')})`,
  replies: (count: number) =>
    count === 1
      ? 'A reply to this record is still waiting to be sent. It will not be sent.'
      : `${count.toLocaleString('en')} replies to this record are still waiting to be sent. They will not be sent.`,
  type: 'Type the address to confirm',
  mismatch: 'This is not the address of this person',
  cancel: 'Cancel',
  confirm: 'Erase',
  busy: 'Erasing...',
  done: (rows: number) => `${counted(rows, 'entry', 'entries')} of one person erased`,
  eraseFailed: 'Failed to erase the person',
};
