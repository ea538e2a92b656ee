/** Texts of Overview about which products, countries and sources bring business. */
export const adminCompare = {
  title: 'What became of leads',
  kind: 'Kind',
  period: 'Period',
  periods: { 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last 365 days' },
  columns: { leads: 'Leads', open: 'Open', won: 'Won', lost: 'Lost', no_answer: 'No answer' },
  loading: 'Loading the comparison',
  failed: 'Failed to compare leads',
  none: 'No leads in this time.',
};
