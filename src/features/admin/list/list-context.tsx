import { keepPreviousData } from '@tanstack/react-query';
import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSpam, narrowingOf, readView, writeView, type ListView } from './list-view';
import { pageQuery } from './list-queries';
import { useSelection } from './use-selection';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { useStaffQuery } from '../ui/staff-query';

type OpenList = ReturnType<typeof useList>;

const OpenListContext = createContext<OpenList | null>(null);

const noRows: StaffRecord[] = [];

interface ListProviderProps {
  kind: RecordKind;
  /** A record is open beside the list, which unless searched or sorted is then in the order of what is due. */
  isBeside: boolean;
  children: ReactNode;
}

/** Provides a list, as described by its address, to the list view and to the record open beside it. */
export function ListProvider({ kind, isBeside, children }: ListProviderProps) {
  return <OpenListContext value={useList(kind, isBeside)}>{children}</OpenListContext>;
}

export function useOpenList(): OpenList {
  const open = use(OpenListContext);
  if (!open) throw new Error('useOpenList needs a ListProvider around it');
  return open;
}

function useList(kind: RecordKind, isBeside: boolean) {
  const [params, setParams] = useSearchParams();
  const read = useMemo(() => readView(kind, params), [kind, params]);
  const byDue = isBeside && kind.isFromVisitors && !isSpam(read) && !read.search && !read.sort;
  const view = useMemo(() => ({ ...read, byDue }), [read, byDue]);
  const page = useStaffQuery({ ...pageQuery(kind, view), placeholderData: keepPreviousData });
  const { rows, total, isLowerBound = false } = page.data ?? {};
  const narrowing = narrowingOf(view);
  /** The rows are those of another search or filter, until its own have loaded. */
  const isStale = page.data !== undefined && page.data.filterKey !== narrowing;
  const selection = useSelection(isStale ? noRows : (rows ?? noRows), narrowing);

  // The router updates the address with a delay: a second change must not undo the first.
  const latestParams = useRef(params);
  useLayoutEffect(() => {
    latestParams.current = params;
  }, [params]);

  /** Every change but that of the page returns to page 1. */
  function change(changes: Partial<ListView>, options?: { replace?: boolean }) {
    latestParams.current = writeView({
      ...readView(kind, latestParams.current),
      page: 1,
      ...changes,
    });
    setParams(latestParams.current, options);
  }

  return {
    kind,
    view,
    change,
    /** An empty value clears the filter. */
    setFilter: (param: string, chosen: string) => {
      const { [param]: _old, ...others } = readView(kind, latestParams.current).filters;
      change({ filters: chosen ? { ...others, [param]: chosen } : others });
    },
    /** Rows of the current page, or of the previous one while it is loading. */
    rows,
    isStale,
    selection,
    isBusy: rows !== undefined && page.isPlaceholderData,
    failedAt: page.isError ? page.errorUpdatedAt : 0,
    retry: () => void page.refetch(),
    total,
    /** The total is a lower bound, because a search is counted only up to a limit. */
    isLowerBound,
  };
}
