export const waitingRules = {
  /** A form is retried for this many days; then its files are deleted. */
  days: 30,
  /** Its text is kept for this many days after that. */
  daysOffered: 7,
} as const;

/** The most recently seen pages, which open again without a network. */
export const seenPagesKept = 40;

/**
 * Everything that our code stores in a browser: names by the file that writes them, with their entry in the
 * privacy policy. A test compares it with the code.
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
