import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminSame } from '@/content/en/admin-same';
import { dateBounds, rangeOf } from './date-range';
import type { ListFilter } from '../records/record-list';
import { isRecordId } from '../records/tabs';
import { wordsOf } from '../ui/field-text';
import type { Request } from '../ui/rows-of';

interface FilterKind {
  /** Returns whether a filter can have this value. */
  accepts: (value: string, filter: ListFilter) => boolean;
  narrow: (request: Request, field: string, value: string) => Request;
}

const equals: FilterKind['narrow'] = (request, field, value) => request.eq(field, value);

const kinds: Record<ListFilter['kind'], FilterKind> = {
  choice: {
    accepts: (value, { field }) => Object.hasOwn(wordsOf(field) ?? {}, value),
    narrow: equals,
  },
  value: { accepts: isLine, narrow: equals },
  posting: { accepts: isRecordId, narrow: equals },
  owner: {
    accepts: (value) => value === 'me' || value === 'none' || isRecordId(value),
    narrow: (request, field, value) =>
      value === 'none' ? request.is(field, null) : request.in(field, value.split(',')),
  },
  due: {
    accepts: (value) => value === 'today',
    narrow: (request) => request.eq('due', true),
  },
  days: {
    accepts: (value) => rangeOf(value) !== undefined,
    narrow: (request, field, value) => {
      const { from, to } = rangeOf(value) ?? {};
      const times = dateBounds(value);
      // A day has no time zone.
      if (!field.endsWith('_at'))
        return request.gte(field, from || '-infinity').lte(field, to || 'infinity');
      return request.gte(field, times.from ?? '-infinity').lt(field, times.to ?? 'infinity');
    },
  },
  waiting: {
    accepts: (value) => Object.hasOwn(adminLists.filters.waiting, value),
    narrow: (request, field, value) =>
      value === 'new-answer'
        ? request.not('new_answer_at', 'is', null)
        : request.eq(value === 'overdue' ? 'overdue' : field, true),
  },
  duplicates: {
    accepts: (value) => Object.hasOwn(adminSame.filter, value),
    narrow: (request, field) => request.not(field, 'is', null),
  },
  undecided: {
    accepts: (value) => Object.hasOwn(adminHiring.filter, value),
    narrow: (request, field) => request.eq(field, true),
  },
};

const maxLength = 253;

/** Returns the value of a filter in an address, or an empty string if there is none or it is unknown. */
export function readFilter(filter: ListFilter, text: string): string {
  return kinds[filter.kind].accepts(text, filter) ? text : '';
}

export function narrowBy(request: Request, { kind, field }: ListFilter, value: string): Request {
  return kinds[kind].narrow(request, field, value);
}

/** Returns whether a text can be a stored value; it may be one that no record has any more. */
function isLine(text: string): boolean {
  return text !== '' && text.length <= maxLength && !/\p{Cc}/u.test(text);
}
