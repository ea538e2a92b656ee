import { randomId } from '@/lib/random-id';
import { queryClient } from '@/lib/query-client';
import { dataOf } from '@/lib/supabase/request-error';
import { readRows, rowsOf } from './list-request';
import type { ListView } from './list-view';
import type { RecordList, StaffRecord } from '../records/record-list';

/** Rows a request; the server may be set up to hand out fewer. */
const chunkSize = 1000;
/** Records that one request names: their ids have to fit into its address. */
const mostNamed = 100;

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
  const page = { columns: columnsOf(list), limit: chunkSize };
  let last: StaffRecord | undefined;
  for (;;) {
    const bounds = last ? { behind: last } : { until: takenAt };
    const rows = await ask(list, signal, () =>
      readRows(list, { ...view, sort: undefined }, bounds, page, signal),
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

export async function* rowsOfIds(
  list: RecordList,
  ids: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<StaffRecord[]> {
  for (let at = 0; at < ids.length; at += mostNamed) {
    let missing = ids.slice(at, at + mostNamed);
    while (missing.length > 0) {
      const named = missing;
      const rows = await ask(list, signal, async () => {
        const answer = await rowsOf(list.table)
          .select(columnsOf(list))
          .in('id', named)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(chunkSize)
          .abortSignal(signal)
          .overrideTypes<StaffRecord[], { merge: false }>();
        return dataOf(answer) ?? [];
      });
      if (rows.length === 0) break;
      yield rows;
      missing = named.filter((id) => !rows.some((row) => row.id === id));
    }
  }
}

async function ask(list: RecordList, signal: AbortSignal, read: () => Promise<StaffRecord[]>) {
  const rows = await queryClient.fetchQuery({
    queryKey: [list.table, 'export', randomId()],
    queryFn: () => {
      signal.throwIfAborted();
      return read();
    },
    retry: (failures, error) => !signal.aborted && retry(failures, error),
    gcTime: 0,
  });
  signal.throwIfAborted();
  return rows;
}

function retry(failures: number, error: Error): boolean {
  const usual = queryClient.getDefaultOptions().queries?.retry;
  return typeof usual === 'function' && usual(failures, error);
}

function columnsOf({ fields, visitors }: RecordList) {
  const columns = ['id', 'status', 'created_at', ...Object.keys(fields)];
  return [...columns, ...(visitors ? ['suspect'] : [])].join(',');
}
