export const outboxRules = {
  /** A form is retried for this many days; then its files are deleted. */
  retryDays: 30,
  /** Its text is kept for this many days after that. */
  offeredDays: 7,
} as const;

export const maxVisitedPages = 40;
/** The tag by which the outbox asks the service worker for a background sync. */
export const syncTag = 'outbox';

/** All that our code stores in a browser, by file, with its privacy policy entry; compared by a test. */
export const keptOnDevice = {
  'lib/drafts.ts': { 'draft:': 'draft' },
  'lib/restore-text.ts': { 'restore-text': 'reload' },
  'lib/stale-chunk.ts': { 'reloaded:': 'reload' },
  'features/forms/submission/outbox/device-store.ts': {
    outbox: 'waiting',
    'outbox-settled': 'sent',
  },
  'worker/service-worker.ts': { 'pages-1': 'pages', 'files-1': 'pages' },
  'app/scroll.ts': { 'scroll-positions': 'scroll' },
  'components/layout/language-choice.ts': { language: 'language', 'language-offer': 'language' },
  'lib/supabase/staff.ts': { 'deccan-reach-staff': 'staff' },
  'features/admin/replies/reply-draft.ts': { 'template:': 'staff' },
  'features/admin/ui/shortcut.ts': { 'staff-shortcuts': 'staff' },
  'features/admin/ui/resume-shown.ts': { 'staff-resume-shown': 'staff' },
} as const satisfies Record<string, Record<string, string>>;

type Items = typeof keptOnDevice;
export type DeviceItem = { [File in keyof Items]: Items[File][keyof Items[File]] }[keyof Items];
