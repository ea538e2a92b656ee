/** The filters of every list of submissions. */
export const visitorFilters = [
  { param: 'owner', field: 'owner_id', kind: 'owner' },
  { param: 'due', field: 'follow_up_on', kind: 'due' },
  { param: 'duplicates', field: 'duplicate_of', kind: 'duplicates' },
  { param: 'source', field: 'source', kind: 'value' },
  { param: 'campaign', field: 'utm_campaign', kind: 'value' },
  { param: 'first_page', field: 'first_page', kind: 'value' },
  { param: 'came_by', field: 'came_by', kind: 'choice' },
  { param: 'language', field: 'locale', kind: 'choice' },
] as const;

/** Of submissions that can become business. */
export const leadFilters = [
  { param: 'outcome', field: 'outcome', kind: 'choice' },
  { param: 'lost_reason', field: 'lost_reason', kind: 'choice' },
  { param: 'outcome_on', field: 'outcome_on', kind: 'days' },
] as const;
