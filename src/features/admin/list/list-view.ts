import { locales, type Locale } from '@/content/facts/languages';
import { readDates } from './list-dates';

import type { RecordList } from '../records/record-list';

/** Which records a list shows and in what order: all that its address says. */
export interface ListView {
  page: number;
  search: string;
  statuses: readonly string[];
  /** See readDates; empty means any time. */
  dates: string;
  suspects: Suspects;
  /** Of the visitors; undefined means any. */
  locale?: Locale | undefined;
  /** Column and direction; undefined is newest first. */
  sort?: Sort | undefined;
}

/** Newest first, narrowed by nothing. */
export const everything: ListView = {
  page: 1,
  search: '',
  statuses: [],
  dates: '',
  suspects: 'shown',
  locale: undefined,
};

export const longestSearch = 100;

export type Suspects = 'shown' | 'only' | 'hidden';

export interface Sort {
  /** `created_at`, `status`, `name` or a column of the list that can be sorted. */
  by: string;
  descending: boolean;
}

/** A list's view as its address has it; what makes no sense there is passed over. */
export function readView(list: RecordList, params: URLSearchParams): ListView {
  const statuses = (params.get('status') ?? '').split(',');
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    search: readSearch(params.get('q') ?? ''),
    statuses: list.statuses.map(({ name }) => name).filter((name) => statuses.includes(name)),
    dates: readDates(params.get('date') ?? ''),
    suspects: readSuspects(list, params.get('suspect')),
    locale: list.visitors ? locales.find((one) => one === params.get('language')) : undefined,
    sort: readSort(list, params.get('sort') ?? ''),
  };
}

export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search) params.set('q', view.search);
  if (view.statuses.length > 0) params.set('status', view.statuses.join(','));
  if (view.dates) params.set('date', view.dates);
  if (view.suspects !== 'shown') params.set('suspect', view.suspects);
  if (view.locale) params.set('language', view.locale);
  if (view.sort) params.set('sort', `${view.sort.descending ? '-' : ''}${view.sort.by}`);
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

export function isNarrowed({ search, statuses, dates, suspects, locale }: ListView): boolean {
  return Boolean(search || statuses.length > 0 || dates || locale) || suspects !== 'shown';
}

/** What all the pages of a view have in common, as part of a query's key. */
export function scopeOf({ page: _page, ...scope }: ListView) {
  return scope;
}

/** A search without surrounding blanks; empty when there is too little to search for. */
export function readSearch(text: string): string {
  const search = text.trim().slice(0, longestSearch);
  return isSearchable(search) ? search : '';
}

/** One letter of the Latin alphabet is in every record, a Chinese one may be a name. */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1 || /[^\0-\u024f]/.test(text);
}

/** By what a list can be sorted, the name's own word first. */
export function sortsOf({ columns, unsortable = [] }: RecordList): string[] {
  return ['name', ...columns.filter((name) => !unsortable.includes(name)), 'status', 'created_at'];
}

function readSort(list: RecordList, text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const by = descending ? text.slice(1) : text;
  const isUsual = by === 'created_at' && descending;
  return sortsOf(list).includes(by) && !isUsual ? { by, descending } : undefined;
}

function readSuspects({ visitors }: RecordList, text: string | null): Suspects {
  return visitors && (text === 'only' || text === 'hidden') ? text : 'shown';
}
