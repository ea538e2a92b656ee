/** Texts of the staff area about spam. */
import type { SpamReason } from '@/content/facts/stored-values';
import { spamDays } from '@/content/facts/retention';
import { counted, tryAgain } from './admin-counts';

export const adminSpam = {
  spam: 'Spam',
  reasons: {
    honeypot: 'A field that is hidden from people was filled in.',
    'too fast': 'The form was filled in faster than a person can type.',
    'honeypot, too fast':
      'A field that people cannot see was filled in, and the form was filled in faster than a person can type.',
    'marked by staff': 'It was marked by staff.',
  } satisfies Record<SpamReason, string>,
  /** The mark was set on arrival. */
  held: 'The sender has not received a confirmation or a link to the status page.',
  kept: `Spam is deleted ${spamDays} days after it arrived or was marked.`,
  mark: 'Mark as spam',
  clear: 'Not spam',
  clearAndConfirm: 'Not spam: send the confirmation',
  busy: 'Saving...',
  marked: (count: number) => `${records(count)} marked as spam`,
  cleared: (count: number) => `${records(count)} marked as not spam`,
  failed: tryAgain('The spam mark could not be changed'),
  unchanged: 'Nothing was changed: a colleague was faster, or the record no longer exists.',
  undo: 'Undo',
  title: (list: string) => `${list}: spam`,
  open: (count: number | undefined) => (count ? `Spam (${count.toLocaleString('en')})` : 'Spam'),
  back: 'Back to the list',
  none: 'There is no spam.',
  delete: 'Delete',
  deleteAll: 'Delete all spam',
  deleting: 'Deleting...',
  deleteTitle: (count: number) => `Delete ${records(count)}?`,
  deleteText:
    'They are deleted for good, with their files, notes and history. Their senders’ devices cannot send them again.',
  cancel: 'Cancel',
  confirm: (count: number) => `Delete ${records(count)}`,
  deleted: (count: number) => `${records(count)} deleted`,
  deleteFailed: tryAgain('The spam could not be deleted'),
  partly: (count: number) =>
    `${records(count)} deleted. The others could not be deleted; try again.`,
};

function records(count: number) {
  return counted(count, 'record');
}
