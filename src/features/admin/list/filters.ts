import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSame } from '@/content/en/admin-same';
import { adminSpam } from '@/content/en/admin-spam';
import { queryClient } from '@/lib/query-client';
import { ownValue } from '@/lib/own-value';
import type { ListFilter, RecordKind } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';
import { isRecordId } from '../records/tabs';
import { applicantsQuery } from '../ui/applicants';
import { ownerName } from '../ui/colleagues';
import { stripBidi } from '../ui/direction';
import { fieldText, choicesOf } from '../ui/field-text';
import type { RowsRequest } from '../ui/rows-of';
import { dayAfter, dayFromNow, dayText } from '../ui/timestamps';

const { filters: texts } = adminLists;

/** A filter of the list, or one that every list has. */
export interface FilterField extends Pick<ListFilter, 'param' | 'field'> {
  kind: ListFilter['kind'] | 'status' | 'spam';
}

/** Returns the filters of a list, the most used first. */
export const fieldsOf = ({ filters, isFromVisitors }: RecordKind): readonly FilterField[] => [
  { param: 'status', field: 'status', kind: 'status' },
  ...filters,
  { param: 'date', field: 'created_at', kind: 'days' },
  ...(isFromVisitors ? [spamField] : []),
];

/** Lists leave out possible spam unless this filter is set. */
export const spamField: FilterField = {
  param: 'spam_suspected',
  field: 'spam_suspected',
  kind: 'spam',
};

/** Stands for every status that is not a decision. */
export const anyOpen = 'open';

interface FilterKind {
  /** The values it offers, unless they have to be loaded. */
  values?: (field: string, kind: RecordKind) => readonly string[];
  /** Parses a value from an address; an empty string if it is invalid. */
  read: (text: string, field: string, kind: RecordKind) => string;
  narrow: (request: RowsRequest, field: string, value: string) => RowsRequest;
  words: (value: string, field: string, kind: RecordKind) => string;
}

const equals: FilterKind['narrow'] = (request, field, value) => request.eq(field, value);
const isTrue: FilterKind['narrow'] = (request, field) => request.eq(field, true);
/** Narrows to one value, or to records without one. */
const given: FilterKind['narrow'] = (request, field, value) =>
  value === 'none' ? request.is(field, null) : request.in(field, value.split(','));

export const filterKinds: Record<FilterField['kind'], FilterKind> = {
  status: {
    values: (_, kind) => [
      ...(kind.isFromVisitors ? [anyOpen] : []),
      ...kind.statuses.map(({ name }) => name),
    ],
    read: (text, _, { statuses, isFromVisitors }) => {
      const asked = text.split(',');
      if (isFromVisitors && asked.includes(anyOpen)) return anyOpen;
      const known = statuses.map(({ name }) => name);
      return known.filter((name) => asked.includes(name)).join();
    },
    narrow: (request, field, value) =>
      value === anyOpen ? request.eq('open', true) : request.in(field, value.split(',')),
    words: (value, _, kind) =>
      value === anyOpen
        ? texts.anyOpen
        : value
            .split(',')
            .map((status) => statusBadge(kind, status).label)
            .join(', '),
  },
  choice: among((field) => choicesOf(field) ?? {}, equals),
  rating: among((field) => ({ ...choicesOf(field), none: adminHiring.rating.none }), given),
  due: among(
    () => ({ today: adminOwner.filters.today }),
    (request) => request.eq('due', true),
  ),
  waiting: among(
    () => texts.waiting,
    (request, field, value) =>
      value === 'new-answer'
        ? request.not('new_answer_at', 'is', null)
        : request.eq(value === 'overdue' ? 'overdue' : field, true),
  ),
  duplicates: among(
    () => adminSame.filter,
    (request, field) => request.not(field, 'is', null),
  ),
  spam: among(() => adminSpam.filter, isTrue),
  undecided: among(() => adminHiring.filter, isTrue),
  days: {
    values: (field) => (isTime(field) ? datePresets : []),
    read: only(
      (value, field) =>
        rangeOf(value) !== undefined || (isTime(field) && datePresets.some((one) => one === value)),
    ),
    narrow: (request, field, value) => {
      // A day has no time zone.
      const { from, to } = (isTime(field) ? dateBounds(value) : rangeOf(value)) ?? {};
      const since = request.gte(field, from || '-infinity');
      return isTime(field) ? since.lt(field, to ?? 'infinity') : since.lte(field, to || 'infinity');
    },
    words: (value, field) => ownValue<string>(texts.dates, value) ?? valueText(field, value),
  },
  owner: {
    read: only((value) => value === 'me' || value === 'none' || isRecordId(value)),
    narrow: given,
    words: (value) => ownValue<string>(adminOwner.filters, value) ?? (ownerName(value) || '…'),
  },
  posting: {
    read: only(isRecordId),
    narrow: equals,
    words: (value) => {
      const applicants = queryClient.getQueryData(applicantsQuery.queryKey);
      const found = applicants?.find(({ posting_id }) => posting_id === value);
      return found ? stripBidi(found.title) : applicants ? texts.unknown.posting : '…';
    },
  },
  value: {
    // It may be one that no record has any more.
    read: only((text) => text.length <= maxLength && !/\p{Cc}/u.test(text)),
    narrow: equals,
    words: (value, field) => valueText(field, value),
  },
};

const maxLength = 253;

function only(isKnown: (value: string, field: string) => boolean): FilterKind['read'] {
  return (text, field) => (isKnown(text, field) ? text : '');
}

/** Makes a kind of filter with a fixed set of values. */
function among(
  choices: (field: string) => Readonly<Record<string, string>>,
  narrow: FilterKind['narrow'],
): FilterKind {
  return {
    values: (field) => Object.keys(choices(field)),
    read: only((value, field) => Object.hasOwn(choices(field), value)),
    narrow,
    words: (value, field) => choices(field)[value] ?? value,
  };
}

const isTime = (field: string) => field.endsWith('_at');

export const filterWords = (kind: RecordKind, filter: FilterField, value: string) =>
  filterKinds[filter.kind].words(value, filter.field, kind);

/** Returns a stored value in words. */
export function valueText(field: string, value: string): string {
  const range = rangeOf(value);
  if (range) return texts.range(dayText(range.from), dayText(range.to));
  return (field === 'source' && ownValue(texts.sources, value)) || fieldText(field, value);
}

/** Names a column or a filter of a list. */
export function labelOf({ texts: own }: RecordKind, { field }: { field: string }): string {
  const labels: Readonly<Record<string, string>> = {
    ...texts.fields,
    ...own.fields,
    name: own.who,
    status: texts.status,
    created_at: own.created,
  };
  return labels[field] ?? field;
}

const presets = { today: 0, '7d': 6, '30d': 29 } as const;

const datePresets = Object.keys(presets) as (keyof typeof presets)[];

/** Parses `2026-11-01..2026-11-20`: days in the reader's time zone, both included, either one optional. */
export function rangeOf(text: string): { from: string; to: string } | undefined {
  const [, from = '', to = ''] = /^([\d-]{10})?\.\.([\d-]{10})?$/.exec(text) ?? [];
  const isRange = (from || to) && [from, to].every((day) => !day || isRealDay(day));
  return isRange ? { from, to } : undefined;
}

/** Returns the bounds of a date filter (from included, to excluded) as ISO timestamps. */
export function dateBounds(text: string, now = new Date()): { from?: string; to?: string } {
  const daysBefore = ownValue<number>(presets, text);
  const { from, to } =
    daysBefore === undefined
      ? (rangeOf(text) ?? {})
      : { from: dayFromNow(-daysBefore, now), to: '' };
  return { ...(from && { from: startOf(from) }), ...(to && { to: startOf(dayAfter(to, 1)) }) };
}

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const startOf = (day: string) => new Date(`${day}T00:00`).toISOString();
