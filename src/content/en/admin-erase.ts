/** Texts of the question before a person is erased. */
import { counted, tryAgain } from './admin-counts';
import { kinds } from './admin-kinds';

export const adminErase = {
  open: 'Erase this person…',
  title: 'Erase this person?',
  text: (email: string) =>
    `Everything stored under ${email} is deleted for good, in all lists. The activity log records who did this, but not whose data was erased. Emails already sent and backups are not erased.`,
  loading: 'Counting what is stored',
  failed: tryAgain('What is stored could not be counted'),
  caption: 'What will be erased',
  places: {
    ...kinds.titleOfSeveral,
    record_files: 'Files',
    note: 'Staff notes',
    activity_log: 'History entries',
    mails: 'Records of emails',
    reply: 'Replies',
    messages: 'Notes and replies that they signed',
    received: 'Received emails',
    news_subscriptions: 'Subscriptions to job alerts',
    accounts: 'Accounts',
    invitations: 'Invitations',
  } as Record<string, string>,
  spellings:
    'These addresses may belong to the same person and will not be erased. To erase one, open a record with that address.',
  spelling: (email: string, rows: number) => `${email} (${counted(rows, 'entry', 'entries')})`,
  type: 'Type the address to confirm',
  mismatch: 'This is not the address of this person',
  confirm: 'Erase',
  busy: 'Erasing...',
  done: (rows: number) => `${counted(rows, 'entry', 'entries')} of one person erased`,
  eraseFailed: tryAgain('The person could not be erased'),
};
