/** Texts of Overview about which products, countries and sources bring business. */
import { tryAgain } from './admin-counts';

export const adminCompare = {
  title: 'Lead outcomes',
  kind: 'Type',
  period: 'Period',
  periods: { 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last 365 days' },
  columns: { leads: 'Leads', open: 'Open', won: 'Won', lost: 'Lost', no_answer: 'No response' },
  /** In place of a value: all beyond the ten most frequent, and those that have none. */
  rest: { others: 'Others', '': 'Not given' } as Readonly<Record<string, string>>,
  loading: 'Loading the comparison',
  failed: tryAgain('Lead outcomes could not be loaded'),
  none: 'No leads in this period.',
};
