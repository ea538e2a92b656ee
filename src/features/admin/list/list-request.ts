import type { PostgrestClient } from '@supabase/postgrest-js';
import { staff } from '@/lib/supabase/staff';
import { dateBounds } from './list-dates';
import { searchFilters, searchWords } from './list-search';
import type { ListView, Sort } from './list-view';
import type { RecordList, RecordTable } from '../registry/record-lists';

// Untyped: one query serves five tables, whose columns record-lists.ts holds against the schema.
export function rowsOf(table: RecordTable) {
  return (staff().db as PostgrestClient).from(table);
}

type Selected = ReturnType<ReturnType<typeof rowsOf>['select']>;

export function select(table: RecordTable, columns: string): Selected {
  return rowsOf(table).select(columns) as unknown as Selected;
}

/** No rows, only how many there are; without the limit the server would read rows all the same. */
export function countOf(table: RecordTable): Selected {
  return rowsOf(table).select('id', { count: 'exact', head: true }).limit(0) as unknown as Selected;
}

export function narrow(request: Selected, view: ListView): Selected {
  const { search, statuses, suspects, locale } = view;
  let narrowed = request;
  for (const [operator, value] of searchFilters(searchWords(search))) {
    narrowed = narrowed.filter('search_text', operator, value);
  }
  if (statuses.length > 0) narrowed = narrowed.in('status', statuses);
  if (suspects !== 'shown') narrowed = narrowed.is('suspect', suspects === 'only');
  if (locale) narrowed = narrowed.eq('locale', locale);
  const { from, to } = dateBounds(view.dates);
  if (from) narrowed = narrowed.gte('created_at', from);
  if (to) narrowed = narrowed.lt('created_at', to);
  return narrowed;
}

/** In the view's order; what is alike in it newest first, so that every record has one place. */
export function order(request: Selected, list: RecordList, sort: Sort | undefined): Selected {
  let ordered = request;
  for (const column of sort ? columnsOf(list, sort.by) : []) {
    ordered = ordered.order(column, { ascending: !sort?.descending, nullsFirst: false });
  }
  if (sort?.by !== 'created_at') ordered = ordered.order('created_at', { ascending: false });
  return ordered.order('id', { ascending: sort?.by === 'created_at' && !sort.descending });
}

function columnsOf({ who, nameOrder }: RecordList, by: string): readonly string[] {
  return by === 'name' ? (nameOrder ?? who) : [by];
}
