/** Texts of the report about which products, countries and sources bring business. */
import { tryAgain } from './admin-counts';

export const adminCompare = {
  title: 'Lead outcomes',
  kind: 'Type',
  columns: { leads: 'Leads', open: 'Open', won: 'Won', lost: 'Lost', no_answer: 'No response' },
  /** Rows for all but the ten most frequent values, and for leads without a value. */
  rest: { others: 'Others', '': 'Not given' } as Readonly<Record<string, string>>,
  loading: 'Loading the comparison',
  failed: tryAgain('Lead outcomes could not be loaded'),
  none: 'No leads in this period.',
};
