import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSame } from '@/content/en/admin-same';
import { adminSpam } from '@/content/en/admin-spam';
import { ownValue } from '@/lib/own-value';
import { queryClient } from '@/lib/query-client';
import { dateBounds, datePresets, readRange } from './date-range';
import { isRecordId, type ListFilter, type RecordKind } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';
import { applicantsQuery } from '../ui/applicants';
import { ownerName } from '../ui/colleagues';
import { stripBidiControls } from '../ui/direction';
import { choicesOf, fieldText } from '../ui/field-text';
import type { RowsRequest } from '../ui/rows-of';
import { dayText } from '../ui/timestamps';

const { filters: texts } = adminLists;

export interface ViewFilter extends Pick<ListFilter, 'param' | 'field'> {
  kind: ListFilter['kind'] | 'status' | 'spam';
}

export const filtersOf = ({ filters, isFromVisitors }: RecordKind): readonly ViewFilter[] => [
  { param: 'status', field: 'status', kind: 'status' },
  ...filters,
  { param: 'date', field: 'created_at', kind: 'days' },
  ...(isFromVisitors ? [spamFilter] : []),
];

/** Lists leave out possible spam unless this filter is set. */
export const spamFilter: ViewFilter = {
  param: 'spam_suspected',
  field: 'spam_suspected',
  kind: 'spam',
};

/** Stands for every status that is not a decision. */
export const anyOpenStatus = 'open';

interface FilterKind {
  values?: (field: string, kind: RecordKind) => readonly string[];
  /** Parses a value of an address; returns an empty string if it is invalid. */
  read: (text: string, field: string, kind: RecordKind) => string;
  narrow: (request: RowsRequest, field: string, value: string) => RowsRequest;
  /** Returns a value in words; `…` while what names it is loading. */
  words: (value: string, field: string, kind: RecordKind) => string;
}

const whereEqual: FilterKind['narrow'] = (request, field, value) => request.eq(field, value);
const whereTrue: FilterKind['narrow'] = (request, field) => request.eq(field, true);
const whereOneOf: FilterKind['narrow'] = (request, field, value) =>
  value === 'none' ? request.is(field, null) : request.in(field, value.split(','));

export const filterKinds: Record<ViewFilter['kind'], FilterKind> = {
  status: {
    values: (_, kind) => [
      ...(kind.isFromVisitors ? [anyOpenStatus] : []),
      ...kind.statuses.map(({ name }) => name),
    ],
    read: (text, _, { statuses, isFromVisitors }) => {
      const requested = text.split(',');
      if (isFromVisitors && requested.includes(anyOpenStatus)) return anyOpenStatus;
      const names = statuses.map(({ name }) => name);
      return names.filter((name) => requested.includes(name)).join();
    },
    narrow: (request, field, value) =>
      value === anyOpenStatus ? request.eq('open', true) : request.in(field, value.split(',')),
    words: (value, _, kind) => {
      const wordsOf = (status: string) =>
        status === anyOpenStatus ? texts.anyOpen : statusBadge(kind, status).label;
      return value.split(',').map(wordsOf).join(', ');
    },
  },
  choice: choiceKind((field) => choicesOf(field) ?? {}, whereEqual),
  rating: choiceKind(
    (field) => ({ ...choicesOf(field), none: adminHiring.rating.none }),
    whereOneOf,
  ),
  due: choiceKind(
    () => ({ today: adminOwner.filters.today }),
    (request) => request.eq('due', true),
  ),
  waiting: choiceKind(
    () => texts.waiting,
    (request, field, value) =>
      value === 'new-answer'
        ? request.not('new_answer_at', 'is', null)
        : request.eq(value === 'overdue' ? 'overdue' : field, true),
  ),
  duplicates: choiceKind(
    () => adminSame.filter,
    (request, field) => request.not(field, 'is', null),
  ),
  spam: choiceKind(() => adminSpam.filter, whereTrue),
  undecided: choiceKind(() => adminHiring.filter, whereTrue),
  days: {
    values: (field) => (isTime(field) ? datePresets : []),
    read: readIf(
      (value, field) =>
        readRange(value) !== undefined ||
        (isTime(field) && datePresets.some((preset) => preset === value)),
    ),
    narrow: (request, field, value) => {
      // A day has no time zone: its last one is included as it is.
      const { from, to } = (isTime(field) ? dateBounds(value) : readRange(value)) ?? {};
      const since = request.gte(field, from || '-infinity');
      return isTime(field) ? since.lt(field, to ?? 'infinity') : since.lte(field, to || 'infinity');
    },
    words: (value, field) => ownValue<string>(texts.dates, value) ?? valueText(field, value),
  },
  owner: {
    read: readIf((value) => value === 'me' || value === 'none' || isRecordId(value)),
    narrow: whereOneOf,
    words: (value) => ownValue<string>(adminOwner.filters, value) ?? (ownerName(value) || '…'),
  },
  posting: {
    read: readIf(isRecordId),
    narrow: whereEqual,
    words: (value) => {
      const applicants = queryClient.getQueryData(applicantsQuery.queryKey);
      if (!applicants) return '…';
      const posting = applicants.find(({ posting_id }) => posting_id === value);
      return posting ? stripBidiControls(posting.title) : texts.unknown.posting;
    },
  },
  value: {
    // A value in an old link may be one that no record has any more.
    read: readIf((text) => text.length <= maxValueLength && !/\p{Cc}/u.test(text)),
    narrow: whereEqual,
    words: (value, field) => valueText(field, value),
  },
};

/** The longest value is a host name. */
const maxValueLength = 253;

function readIf(isKnown: (value: string, field: string) => boolean): FilterKind['read'] {
  return (text, field) => (isKnown(text, field) ? text : '');
}

function choiceKind(
  choices: (field: string) => Readonly<Record<string, string>>,
  narrow: FilterKind['narrow'],
): FilterKind {
  return {
    values: (field) => Object.keys(choices(field)),
    read: readIf((value, field) => Object.hasOwn(choices(field), value)),
    narrow,
    words: (value, field) => choices(field)[value] ?? value,
  };
}

const isTime = (field: string) => field.endsWith('_at');

export const filterWords = (kind: RecordKind, filter: ViewFilter, value: string) =>
  filterKinds[filter.kind].words(value, filter.field, kind);

export function valueText(field: string, value: string): string {
  const range = readRange(value);
  if (range) return texts.range(dayText(range.from), dayText(range.to));
  return (field === 'source' && ownValue(texts.sources, value)) || fieldText(field, value);
}

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
