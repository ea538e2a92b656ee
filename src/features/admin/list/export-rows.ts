import { randomId } from '@/lib/random-id';
import { queryClient } from '@/lib/query-client';
import { maxNamed } from './list-queries';
import { readRows, type Bounds } from './list-request';
import { everything, type ListView } from './list-view';
import type { RecordList, StaffRecord } from '../records/record-list';

/** Rows a request; the server may be set up to hand out fewer. */
const chunkSize = 1000;

/**
 * All records of a view in chunks, newest first. Each chunk begins behind the last record of the one
 * before, not at a number: records that arrive or leave meanwhile make none come twice or be missed. The end
 * is an answer without any: one that is not full says nothing.
 * @param takenAt when the newest of them was received
 */
export async function* rowsOfView(
  list: RecordList,
  view: ListView,
  takenAt: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<StaffRecord[]> {
  let rows: StaffRecord[] = [];
  do {
    const behind = rows.at(-1);
    rows = await read(list, view, behind ? { behind } : { until: takenAt }, signal);
    yield rows;
  } while (rows.length > 0);
}

export async function* rowsOfIds(
  list: RecordList,
  ids: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<StaffRecord[]> {
  for (let at = 0; at < ids.length; at += maxNamed) {
    yield await read(list, everything, { ids: ids.slice(at, at + maxNamed) }, signal);
  }
}

/** As a query, to be tried again as queries are. */
async function read(list: RecordList, view: ListView, bounds: Bounds, signal: AbortSignal) {
  const { fields, visitors } = list;
  const columns = ['id', 'status', 'created_at', ...Object.keys(fields)];
  if (visitors) columns.push('spam_suspected');
  const page = { columns: columns.join(','), limit: chunkSize };
  return queryClient.fetchQuery({
    queryKey: [list.table, 'export', randomId()],
    queryFn: () => readRows(list, { ...view, sort: undefined }, bounds, page, signal),
    gcTime: 0,
  });
}
