/** The filters of every list of submissions. */
export const visitorFilters = [
  { param: 'source', field: 'source', kind: 'value' },
  { param: 'language', field: 'locale', kind: 'choice' },
] as const;

/** Of submissions that can become business. */
export const leadFilters = [{ param: 'outcome', field: 'outcome', kind: 'choice' }] as const;
