/** How the sender came here: columns of every submission, folded in a record. */
export const visitFields = {
  came_by: 'choice',
  came_at: 'date',
  first_page: 'text',
  referring_host: 'text',
  utm_source: 'text',
  utm_campaign: 'text',
} as const;
