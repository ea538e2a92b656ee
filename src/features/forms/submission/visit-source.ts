import type { SourceColumn } from '@/lib/form-row';
import { normalizeLine } from '@/lib/normalize-text';
import { currentVisit } from '@/lib/visit';

/** In characters, as the database checks them. */
const maxLengths: Record<SourceColumn, number> = {
  first_page: 200,
  referring_host: 253,
  utm_source: 100,
  utm_campaign: 100,
};

export const sourceColumns = Object.keys(maxLengths) as SourceColumn[];

/** Long enough for every limit, and short enough to be quick. */
const maxReadLength = 1000;

type Arrival = Record<'page' | 'search' | 'referrer' | 'host', string>;

export const sourceOfVisit = () =>
  sourceOf({ ...currentVisit(), referrer: document.referrer, host: location.hostname });

/** Whatever the address holds becomes text that the database accepts, or is left out. */
export function sourceOf({ page, search, referrer, host }: Arrival) {
  const params = new URLSearchParams(search);
  const referringHost = hostOf(referrer);
  const rawValues: Record<SourceColumn, string> = {
    first_page: page,
    referring_host: referringHost === host ? '' : referringHost,
    utm_source: params.get('utm_source') ?? '',
    utm_campaign: params.get('utm_campaign') ?? '',
  };
  const source: Partial<Record<SourceColumn, string>> = {};
  for (const column of sourceColumns) {
    const line = normalizeLine(rawValues[column].slice(0, maxReadLength));
    const text = [...line].slice(0, maxLengths[column]).join('').trim();
    if (text !== '') source[column] = text;
  }
  return source;
}

const keptColumns: readonly string[] = [...sourceColumns, 'product', 'wants_demo'];

/** What a changed submission keeps of the row that was to be sent first. */
export function sourceIn(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => keptColumns.includes(column)));
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}
