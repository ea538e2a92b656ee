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
 */
export async function* rowsOfView(
  list: RecordList,
  view: ListView,
  columns: string,
  signal?: AbortSignal,
): AsyncGenerator<StaffRecord[]> {
  let rows: StaffRecord[] = [];
  do {
    rows = await read(list, view, { behind: rows.at(-1) }, columns, signal);
    yield rows;
  } while (rows.length > 0);
}

export async function* rowsOfIds(
  list: RecordList,
  ids: readonly string[],
  columns: string,
  signal?: AbortSignal,
): AsyncGenerator<StaffRecord[]> {
  for (let from = 0; from < ids.length; from += maxNamed) {
    const named = ids.slice(from, from + maxNamed);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are written
    yield await read(list, defaultView, { ids: named }, columns, signal);
  }
}

/** Collects what is yielded. */
export async function allRows(chunks: AsyncIterable<StaffRecord[]>): Promise<StaffRecord[]> {
  const all: StaffRecord[] = [];
  for await (const rows of chunks) all.push(...rows);
  return all;
}

const read = (
  list: RecordList,
  view: ListView,
  bounds: Bounds,
  columns: string,
  signal = new AbortController().signal,
) =>
  readRows(
    list,
    { ...view, sort: undefined, byDue: false },
    bounds,
    { columns, limit: chunkSize },
    signal,
  );
