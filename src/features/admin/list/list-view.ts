import type { ColumnSort } from '@tanstack/react-table';
import { locales, type Locale } from '@/content/facts/languages';
import { ownValue } from '@/lib/own-value';
import type { RecordList, RecordTable } from '../records/record-list';
import { promises } from '../records/waiting';

/** Which records a list shows and in what order: all that its address says. */
export interface ListView {
  page: number;
  search: string;
  statuses: readonly string[];
  /** `today`, `7d`, `30d`, an overdue one or a range; empty means any time. */
  dates: string;
  spam: SpamFilter;
  /** Of the visitors; undefined means any. */
  locale?: Locale | undefined;
  /** By `created_at`, `status`, `name` or a column of the list; undefined is newest first. */
  sort?: ColumnSort | undefined;
}

/** Newest first, narrowed by nothing. */
export const everything: ListView = {
  page: 1,
  search: '',
  statuses: [],
  dates: '',
  spam: 'shown',
  locale: undefined,
};

export const newestFirst: ColumnSort = { id: 'created_at', desc: true };

export const maxSearchLength = 100;

export type SpamFilter = 'shown' | 'only' | 'hidden';

/** A list's view as its address has it; what makes no sense there is passed over. */
export function readView(list: RecordList, params: URLSearchParams): ListView {
  const statuses = (params.get('status') ?? '').split(',');
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    search: readSearch(params.get('q') ?? ''),
    statuses: list.statuses.map(({ name }) => name).filter((name) => statuses.includes(name)),
    dates: readDates(params.get('date') ?? ''),
    spam: readSpamFilter(list, params.get('spam_suspected')),
    locale: list.visitors ? locales.find((one) => one === params.get('language')) : undefined,
    sort: readSort(list, params.get('sort') ?? ''),
  };
}

export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search) params.set('q', view.search);
  if (view.statuses.length > 0) params.set('status', view.statuses.join(','));
  if (view.dates) params.set('date', view.dates);
  if (view.spam !== 'shown') params.set('spam_suspected', view.spam);
  if (view.locale) params.set('language', view.locale);
  if (view.sort) params.set('sort', writeSort(view.sort));
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

export function activeFilters({ statuses, dates, spam, locale }: ListView): number {
  return [statuses.length > 0, dates, spam !== 'shown', locale].filter(Boolean).length;
}

export function isNarrowed(view: ListView): boolean {
  return view.search !== '' || activeFilters(view) > 0;
}

/** What all the pages of a view have in common, as part of a query's key. */
export function scopeOf({ page: _page, ...scope }: ListView) {
  return scope;
}

/** A search without surrounding blanks; empty when there is too little to search for. */
export function readSearch(text: string): string {
  const search = text.trim().slice(0, maxSearchLength);
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

/** `name`, or `-name` for the other way round. */
export function readSort(list: RecordList, text: string): ColumnSort | undefined {
  const id = text.replace(/^-/, '');
  const isKnown = sortsOf(list).includes(id) && text !== writeSort(newestFirst);
  return isKnown ? { id, desc: id !== text } : undefined;
}

export function writeSort({ id, desc }: ColumnSort): string {
  return desc ? `-${id}` : id;
}

function readSpamFilter({ visitors }: RecordList, text: string | null): SpamFilter {
  return visitors && (text === 'only' || text === 'hidden') ? text : 'shown';
}

const presets = { today: 0, '7d': 6, '30d': 29 } as const;

export const datePresets = Object.keys(presets) as (keyof typeof presets)[];

/** Received so long ago that more was promised: Overview leads to these. */
const overdue = {
  'overdue-24h': promises.quote_requests,
  'overdue-5d': promises.career_applications,
} as const;

export const overdueOf: Partial<Record<RecordTable, keyof typeof overdue>> = {
  quote_requests: 'overdue-24h',
  career_applications: 'overdue-5d',
};

function readDates(text: string): string {
  return Object.hasOwn({ ...presets, ...overdue }, text) || rangeOf(text) ? text : '';
}

/** `2026-11-01..2026-11-20`, in the reader's days, both included; one of them may be missing. */
export function rangeOf(text: string): { from: string; to: string } | undefined {
  const [, from = '', to = ''] = /^([\d-]{10})?\.\.([\d-]{10})?$/.exec(text) ?? [];
  const isRange = (from || to) && [from, to].every((day) => !day || isDay(day));
  return isRange ? { from, to } : undefined;
}

/** From when (included) until when (excluded) something was received, as ISO timestamps. */
export function dateBounds(text: string, now = new Date()): { from?: string; to?: string } {
  const daysBefore = ownValue<number>(presets, text);
  if (daysBefore !== undefined) return { from: dayStart(now, -daysBefore) };
  const promise = ownValue(overdue, text);
  if (promise) return { to: promise(now).toISOString() };
  const { from, to } = rangeOf(text) ?? {};
  return {
    ...(from && { from: dayStart(new Date(`${from}T00:00`), 0) }),
    ...(to && { to: dayStart(new Date(`${to}T00:00`), 1) }),
  };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Through the calendar, as not every day has 24 hours. */
function dayStart(day: Date, plus: number): string {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + plus).toISOString();
}
