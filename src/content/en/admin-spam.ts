/** Texts of the staff area about spam. */
import type { SpamReason } from '@/content/facts/stored-values';
import { spamDays } from '@/content/facts/retention';
import { tryAgain } from './admin-counts';

export const adminSpam = {
  spam: 'Spam',
  reasons: {
    honeypot: 'A field that people cannot see was filled in.',
    'too fast': 'The form was filled in faster than a person can type.',
    'honeypot, too fast':
      'A field that people cannot see was filled in, and the form was filled in faster than a person can type.',
    'marked by staff': 'It was marked by staff.',
  } satisfies Record<SpamReason, string>,
  /** If the mark was set on arrival. */
  held: 'The sender has not received a confirmation or a link to the status page.',
  kept: `Spam is deleted ${spamDays} days after it arrived or was marked.`,
  mark: 'Mark as spam',
  clear: 'Not spam',
  clearAndConfirm: 'Not spam: send the confirmation',
  busy: 'Saving...',
  marked: 'Marked as spam',
  cleared: 'Marked as not spam',
  setting: {
    saved: (label: string) => label,
    failed: tryAgain('The spam mark could not be changed'),
  },
  open: (count: number | undefined) => (count ? `Spam (${count.toLocaleString('en')})` : 'Spam'),
  filter: { only: `Only spam, which is deleted after ${spamDays} days` },
};
