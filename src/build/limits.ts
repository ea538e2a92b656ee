/** What the site may weigh, in bytes. A build above any of these fails and says what grew. */
export const limits = {
  /** Script that a public page needs before it reacts, gzipped. */
  script: 95_000,
  /** Script of the staff area beyond what the home page starts with, before its chart, gzipped. */
  staff: 150_000,
  /** A page's HTML with its styles, as brotli sends it. */
  html: 15 * 1024,
  /** What the home page asks for until its visitor does something, as brotli sends it. */
  home: { bytes: 90_000, requests: 3 },
  /** The whole style sheet, which follows at the visitor's first sign, gzipped. */
  sheet: 13_000,
  /** Each file of script, gzipped, by its name. */
  chunks: {
    start: 84_500,
    'head-tags': 6_700,
    'hover-menu': 14_700,
    'region-map': 5_600,
    // Menus and dialogs: Radix.
    Combination: 16_200,
    // TanStack Query.
    'query-client': 11_000,
    // Forms: React Hook Form and Zod.
    rules: 23_700,
    toaster: 9_900,
    'admin-page': 84_000,
    'chart-canvas': 54_000,
  } as Readonly<Record<string, number>>,
  /** Every other file of script, gzipped: a page's text, a section, a form. */
  otherChunk: 4_500,
};
