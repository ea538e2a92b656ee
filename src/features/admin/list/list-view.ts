import { filterKinds, filtersOf, spamFilter } from './filters';
import { readSearch } from './search-text';
import type { RecordKind } from '../records/record-kind';

interface Order {
  /** `created_at`, `status`, `name` or a column of the list. */
  field: string;
  isDescending: boolean;
}

export interface ListView {
  page: number;
  search: string;
  filters: Readonly<Record<string, string>>;
  sort?: Order | undefined;
  /** Sorts by due time, the longest overdue first; not in the address: list-context.tsx decides it. */
  isByDue?: boolean;
}

export const defaultView: ListView = { page: 1, search: '', filters: {} };

export const spamView: ListView = { ...defaultView, filters: { [spamFilter.param]: 'only' } };

export const newestFirst: Order = { field: 'created_at', isDescending: true };

/** Parses a list's view from its address and ignores invalid parameters. */
export function readView(kind: RecordKind, params: URLSearchParams): ListView {
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    search: readSearch(params.get('q') ?? ''),
    filters: Object.fromEntries(
      filtersOf(kind).flatMap(({ param, field, kind: filterKind }) => {
        const value = filterKinds[filterKind].read(params.get(param) ?? '', field, kind);
        return value ? [[param, value]] : [];
      }),
    ),
    sort: readSort(kind, params.get('sort') ?? ''),
  };
}

export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search) params.set('q', view.search);
  for (const [param, value] of Object.entries(view.filters)) params.set(param, value);
  if (view.sort) params.set('sort', writeSort(view.sort));
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

export const hasFilters = ({ filters }: ListView) => Object.keys(filters).length > 0;

export const isSpamView = ({ filters }: ListView) => filters[spamFilter.param] !== undefined;

export const isNarrowed = (view: ListView) => view.search !== '' || hasFilters(view);

/** Returns what all pages of a view share, as part of a query key. */
export function scopeOf({ page: _page, isByDue: _isByDue, ...scope }: ListView) {
  return scope;
}

/** Returns a key of the view's search and filters, by which results of different ones are told apart. */
export function filterKeyOf({ search, filters }: ListView): string {
  return JSON.stringify([search, filters]);
}

/** Parses `name`, or `-name` for descending; undefined for unknown fields and for the usual order. */
export function readSort(kind: RecordKind, text: string): Order | undefined {
  const field = text.replace(/^-/, '');
  const fields = [...kind.columns.flatMap((column) => column.fields), 'status', 'created_at'];
  const isKnown = fields.includes(field) && text !== writeSort(newestFirst);
  return isKnown ? { field, isDescending: field !== text } : undefined;
}

export function writeSort({ field, isDescending }: Order): string {
  return isDescending ? `-${field}` : field;
}
