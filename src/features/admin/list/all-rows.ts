import { readRows } from './list-request';
import type { ListView } from './list-view';
import type { RecordKind, StaffRecord } from '../records/record-kind';

/** Rows per request; the server can be configured to return fewer. */
const chunkSize = 1000;

/**
 * Reads all records of a view in chunks, newest first. Each chunk starts after the last record of the previous
 * one, so that records added or deleted meanwhile are neither repeated nor skipped. Only an empty response marks
 * the end, because the server can return fewer rows than requested.
 */
export async function allRows(
  kind: RecordKind,
  view: ListView,
  columns: string,
  signal = new AbortController().signal,
): Promise<StaffRecord[]> {
  const all: StaffRecord[] = [];
  const unsorted = { ...view, sort: undefined, byDue: false };
  const page = { columns, limit: chunkSize };
  let rows: StaffRecord[];
  do {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
    rows = await readRows(kind, unsorted, all.at(-1), page, signal);
    for (const row of rows) all.push(row);
  } while (rows.length > 0);
  return all;
}
