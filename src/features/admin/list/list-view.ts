import type { ColumnSort } from '@tanstack/react-table';
import { locales, type Locale } from '@/content/facts/languages';
import { ownValue } from '@/lib/own-value';
import type { RecordList, RecordTable } from '../records/record-list';
import { isRecordId } from '../records/tabs';
import { promises } from '../records/waiting';

/** The selection and order of a list's records, as stored in its address. */
export interface ListView {
  page: number;
  search: string;
  statuses: readonly string[];
  /** `today`, `7d`, `30d`, an overdue preset or a range; empty means any time. */
  dates: string;
  spam: SpamFilter;
  /** The visitors' language; undefined means any. */
  locale?: Locale | undefined;
  /** The id of the posting that applicants named; undefined means any or none. */
  posting?: string | undefined;
  /** `created_at`, `status`, `name` or a column of the list; undefined is newest first. */
  sort?: ColumnSort | undefined;
}

export const defaultView: ListView = {
  page: 1,
  search: '',
  statuses: [],
  dates: '',
  spam: 'shown',
  locale: undefined,
  posting: undefined,
};

export const newestFirst: ColumnSort = { id: 'created_at', desc: true };

export const maxSearchLength = 100;

export type SpamFilter = 'shown' | 'only' | 'hidden';

/** Parses a list's view from its address and ignores invalid parameters. */
export function readView(list: RecordList, params: URLSearchParams): ListView {
  const statuses = (params.get('status') ?? '').split(',');
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    search: readSearch(params.get('q') ?? ''),
    statuses: list.statuses.map(({ name }) => name).filter((name) => statuses.includes(name)),
    dates: readDates(params.get('date') ?? ''),
    spam: readSpamFilter(list, params.get('spam_suspected')),
    locale: list.visitors ? locales.find((one) => one === params.get('language')) : undefined,
    posting: readPosting(list, params.get('posting') ?? ''),
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
  if (view.posting) params.set('posting', view.posting);
  if (view.sort) params.set('sort', writeSort(view.sort));
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

export function activeFilters({ statuses, dates, spam, locale, posting }: ListView): number {
  return [statuses.length > 0, dates, spam !== 'shown', locale, posting].filter(Boolean).length;
}

export function isNarrowed(view: ListView): boolean {
  return view.search !== '' || activeFilters(view) > 0;
}

/** Returns what all pages of a view have in common, as part of a query key. */
export function scopeOf({ page: _page, ...scope }: ListView) {
  return scope;
}

/** Returns a search without surrounding blanks, or an empty string if it is too short. */
export function readSearch(text: string): string {
  const search = text.trim().slice(0, maxSearchLength);
  return isSearchable(search) ? search : '';
}

/**
 * Returns whether a search is specific enough: one Latin letter matches everything, one Chinese character
 * can be a name.
 */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1 || /[^\0-\u024f]/.test(text);
}

/** The columns by which a list can be sorted. */
export function sortsOf({ columns, unsortable = [] }: RecordList): string[] {
  return ['name', ...columns.filter((name) => !unsortable.includes(name)), 'status', 'created_at'];
}

/** Parses `name`, or `-name` for descending. */
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

function readPosting({ fields }: RecordList, text: string): string | undefined {
  return 'posting_title' in fields && isRecordId(text) ? text.toLowerCase() : undefined;
}

const presets = { today: 0, '7d': 6, '30d': 29 } as const;

export const datePresets = Object.keys(presets) as (keyof typeof presets)[];

/** Overdue presets, which Overview links to. */
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

/** Parses `2026-11-01..2026-11-20`: days in the reader's time zone, both included, either one optional. */
export function rangeOf(text: string): { from: string; to: string } | undefined {
  const [, from = '', to = ''] = /^([\d-]{10})?\.\.([\d-]{10})?$/.exec(text) ?? [];
  const isRange = (from || to) && [from, to].every((day) => !day || isDay(day));
  return isRange ? { from, to } : undefined;
}

/** Returns the bounds of a date filter (from included, to excluded) as ISO timestamps. */
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

/** Uses the calendar, because not every day has 24 hours. */
function dayStart(day: Date, plus: number): string {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + plus).toISOString();
}
