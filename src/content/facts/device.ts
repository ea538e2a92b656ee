/** How long what was not sent stays on a visitor's device. */
export const waitingRules = {
  /** A form is tried for as long, then its files go. */
  days: 30,
  /** Its text is offered for as long after that. */
  daysOffered: 7,
} as const;

/** Pages that open again without a network: no more than these, the last ones seen. */
export const seenPagesKept = 40;

/**
 * What our code keeps in a browser: by the file that writes it the names, and under which words the privacy
 * policy tells of them. A test compares it with the code.
 */
export const keptOnDevice = {
  'lib/drafts.ts': { 'draft:': 'draft' },
  'lib/restore-text.ts': { 'restore-text': 'reload' },
  'lib/stale-chunk.ts': { 'reloaded:': 'reload' },
  'features/forms/submission/outbox/device-store.ts': {
    outbox: 'waiting',
    'outbox-settled': 'sent',
  },
  'worker/service-worker.ts': { 'pages-1': 'pages', 'files-1': 'pages' },
  'app/scroll.tsx': { 'scroll-positions': 'scroll' },
  'components/layout/language-choice.ts': { language: 'language', 'language-offer': 'language' },
  'lib/supabase/staff.ts': { 'deccan-reach-staff': 'staff' },
  'lib/supabase/mailed-link.ts': { 'deccan-reach-mailed-link': 'staff' },
} as const satisfies Record<string, Record<string, string>>;

type Kept = typeof keptOnDevice;
export type DeviceItem = { [File in keyof Kept]: Kept[File][keyof Kept[File]] }[keyof Kept];
