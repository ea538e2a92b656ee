/** How the sender came here: columns of every submission, folded in a record. */
export const visitFields = {
  came_by: 'choice',
  came_at: 'date',
} as const;

export const visitNames: readonly string[] = [
  ...Object.keys(visitFields),
  'first_page',
  'referring_host',
  'utm_source',
  'utm_campaign',
];
