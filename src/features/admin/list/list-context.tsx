import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type ListView } from './list-view';
import { mostCounted } from './list-request';
import { pageQuery, pageSize, snapshotQuery, totalQuery } from './list-queries';
import type { RecordPage, Snapshot } from './list-queries';
import type { RecordList, StaffRecord } from '../registry/record-lists';
import { useStaffQuery } from '../ui/staff-query';

interface OpenList {
  list: RecordList;
  view: ListView;
  /** Changes the address; the first page comes with every change but one of the page itself. */
  change: (changes: Partial<ListView>, options?: { replace?: boolean }) => void;
  /** The rows of the view's page, and of the last one while the next is on its way. */
  rows: StaffRecord[] | undefined;
  isBusy: boolean;
  /** When loading failed, in milliseconds; 0 where it did not. */
  failedAt: number;
  retry: () => void;
  /** Number of records on all pages; undefined until it is known. */
  total: number | undefined;
  /** Whether there are more than that: a search is counted so far only. */
  hasMore: boolean;
  /** None where the list has not been read, or visitors add nothing to it. */
  snapshot: Snapshot | undefined;
  refresh: () => void;
}

const Context = createContext<OpenList | null>(null);

/** A list as its address has it, for the list itself and for the record that is open beside it. */
export function ListProvider({ list, children }: { list: RecordList; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(list, params), [list, params]);

  const reading = useStaffQuery(snapshotQuery(list, view));
  const { data: snapshot, refetch: takeSnapshot } = reading;
  const page = useStaffQuery({
    ...pageQuery(list, view, snapshot),
    placeholderData: keepPreviousData,
  });
  const { total, hasMore } = useTotal(list, view, snapshot, page);
  const refresh = useCallback(() => void takeSnapshot(), [takeSnapshot]);

  const failing = reading.isError ? reading : page;
  const failedAt = failing.isError ? failing.errorUpdatedAt : 0;
  const { refetch } = failing;
  const retry = useCallback(() => void refetch(), [refetch]);
  // Without a snapshot the rows of another view would stand in for ever.
  const isLost = reading.isError && !snapshot;
  const rows = isLost ? undefined : page.data?.rows;
  const isBusy = rows !== undefined && (page.isPlaceholderData || reading.isFetching);

  // The router shows a new address a little later: a second change must not undo the first.
  const asked = useRef(params);
  useLayoutEffect(() => {
    asked.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Partial<ListView>, options: { replace?: boolean } = {}) => {
      asked.current = writeView({ ...readView(list, asked.current), page: 1, ...changes });
      setParams(asked.current, options);
    },
    [list, setParams],
  );

  const value = useMemo(
    () => ({
      list,
      view,
      change,
      rows,
      isBusy,
      failedAt,
      retry,
      total,
      hasMore,
      snapshot,
      refresh,
    }),
    [list, view, change, rows, isBusy, failedAt, retry, total, hasMore, snapshot, refresh],
  );
  return <Context value={value}>{children}</Context>;
}

function useTotal(
  list: RecordList,
  view: ListView,
  snapshot: Snapshot | undefined,
  { data, isPlaceholderData }: UseQueryResult<RecordPage>,
): Pick<OpenList, 'total' | 'hasMore'> {
  const here = isPlaceholderData ? undefined : data?.rows.length;
  const isLast = here !== undefined && here < pageSize && (here > 0 || view.page === 1);
  const { data: counted } = useStaffQuery({
    ...totalQuery(list, view, snapshot),
    enabled: here !== undefined && !isLast,
  });
  if (isLast) return { total: (view.page - 1) * pageSize + here, hasMore: false };
  const hasMore = view.search !== '' && counted !== undefined && counted > mostCounted;
  return { total: hasMore ? mostCounted : counted, hasMore };
}

export function useOpenList(): OpenList {
  const open = use(Context);
  if (!open) throw new Error('no list is open here');
  return open;
}
