import { keepPreviousData } from '@tanstack/react-query';
import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type ListView } from './list-view';
import { openedQuery, pageQuery } from './list-queries';
import type { RecordList, StaffRecord } from '../records/record-list';
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
  /** When the newest record was received that the list shows; of what staff write themselves it is not asked. */
  opened: string | undefined;
  refresh: () => void;
}

const Context = createContext<OpenList | null>(null);

/** A list as its address has it, for the list itself and for the record that is open beside it. */
export function ListProvider({ list, children }: { list: RecordList; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(list, params), [list, params]);

  const opening = useStaffQuery(openedQuery(list, view));
  const opened = opening.data;
  const page = useStaffQuery({
    ...pageQuery(list, view, opened),
    placeholderData: keepPreviousData,
  });
  const failing = opening.isError ? opening : page;
  // The rows of another view would stand in for ever.
  const isLost = opening.isError && !opened;
  const { rows, total, hasMore = false } = (isLost ? undefined : page.data) ?? {};

  // The router shows a new address a little later: a second change must not undo the first.
  const asked = useRef(params);
  useLayoutEffect(() => {
    asked.current = params;
  }, [params]);

  const value: OpenList = {
    list,
    view,
    change: (changes, options) => {
      asked.current = writeView({ ...readView(list, asked.current), page: 1, ...changes });
      setParams(asked.current, options);
    },
    rows,
    isBusy: rows !== undefined && (page.isPlaceholderData || opening.isFetching),
    failedAt: failing.isError ? failing.errorUpdatedAt : 0,
    retry: () => void failing.refetch(),
    total,
    hasMore,
    opened,
    refresh: () => void opening.refetch(),
  };
  return <Context value={value}>{children}</Context>;
}

export function useOpenList(): OpenList {
  const open = use(Context);
  if (!open) throw new Error('no list is open here');
  return open;
}
