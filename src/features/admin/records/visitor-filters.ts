/** The filters of every list of submissions. */
export const visitorFilters = [
  { param: 'language', field: 'locale', kind: 'choice' },
  { param: 'spam_suspected', field: 'spam_suspected', kind: 'spam' },
] as const;
