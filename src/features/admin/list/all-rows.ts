import { randomId } from '@/lib/random-id';
import { queryClient } from '@/lib/query-client';
import { readRows, type Bounds } from './list-request';
import { defaultView, type ListView } from './list-view';
import type { RecordList, StaffRecord } from '../records/record-list';
import { maxNamed } from '../ui/rows-of';

/** Rows per request; the server can be configured to return fewer. */
const chunkSize = 1000;

/**
 * Yields all records of a view in chunks, newest first. Each chunk starts after the last record of the
 * previous one, so that records added or deleted during the export are neither repeated nor skipped. Only
 * an empty response marks the end, because the server can return fewer rows than requested.
 * @param takenAt when the newest of them was received
 */
export async function* rowsOfView(
  list: RecordList,
  view: ListView,
  takenAt: string | undefined,
  columns: string,
  signal?: AbortSignal,
): AsyncGenerator<StaffRecord[]> {
  let rows: StaffRecord[] = [];
  do {
    const behind = rows.at(-1);
    rows = await read(list, view, behind ? { behind } : { until: takenAt }, columns, signal);
    yield rows;
  } while (rows.length > 0);
}

export async function* rowsOfIds(
  list: RecordList,
  ids: readonly string[],
  columns: string,
  signal?: AbortSignal,
): AsyncGenerator<StaffRecord[]> {
  const left = new Set(ids);
  while (left.size > 0) {
    const named = [...left].slice(0, maxNamed);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are written
    const rows = await read(list, defaultView, { ids: named }, columns, signal);
    // What the server left out is asked for again, what is gone is not.
    const gone = rows.length === 0 ? named : [];
    for (const id of [...gone, ...rows.map((row) => row.id)]) left.delete(id);
    yield rows;
  }
}

/** Collects what is yielded. */
export async function allRows(chunks: AsyncIterable<StaffRecord[]>): Promise<StaffRecord[]> {
  const all: StaffRecord[] = [];
  for await (const rows of chunks) all.push(...rows);
  return all;
}

/** Reads through the query client, for its retries. */
async function read(
  list: RecordList,
  view: ListView,
  bounds: Bounds,
  columns: string,
  signal: AbortSignal | undefined,
) {
  const page = { columns, limit: chunkSize };
  return queryClient.fetchQuery({
    queryKey: [list.table, 'export', randomId()],
    queryFn: (query) =>
      readRows(
        list,
        { ...view, sort: undefined, byDue: false },
        bounds,
        page,
        signal ?? query.signal,
      ),
    gcTime: 0,
  });
}
