import { keepPreviousData } from '@tanstack/react-query';
import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listPageQuery } from './list-queries';
import { filterKeyOf, isSpamView, readView, writeView, type ListView } from './list-view';
import { useSelection } from './use-selection';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { useStaffQuery } from '../ui/staff-query';

type OpenList = ReturnType<typeof useList>;

const OpenListContext = createContext<OpenList | null>(null);

const noRows: StaffRecord[] = [];

interface ListProviderProps {
  kind: RecordKind;
  /** A record is open beside the list, which is then in the order of what is due, unless searched, sorted or of spam. */
  isBeside: boolean;
  children: ReactNode;
}

/** Provides a list, as described by its address, to the list view and to the record open beside it. */
export function ListProvider({ kind, isBeside, children }: ListProviderProps) {
  return <OpenListContext value={useList(kind, isBeside)}>{children}</OpenListContext>;
}

export function useOpenList(): OpenList {
  const openList = use(OpenListContext);
  if (!openList) throw new Error('useOpenList needs a ListProvider around it');
  return openList;
}

function useList(kind: RecordKind, isBeside: boolean) {
  const { addressView, changeView, setFilter } = useAddressView(kind);
  const hasOwnOrder = isSpamView(addressView) || addressView.search || addressView.sort;
  const isByDue = isBeside && kind.isFromVisitors && !hasOwnOrder;
  const view = useMemo(() => ({ ...addressView, isByDue }), [addressView, isByDue]);
  const page = useStaffQuery({ ...listPageQuery(kind, view), placeholderData: keepPreviousData });
  const { rows, total, isLowerBound = false } = page.data ?? {};
  const filterKey = filterKeyOf(view);
  const isStale = page.data !== undefined && page.data.filterKey !== filterKey;
  return {
    kind,
    view,
    changeView,
    setFilter,
    /** Rows of the current page, or of the previous one while it is loading. */
    rows,
    /** The rows are those of the search and filters before, until the new ones have loaded. */
    isStale,
    selection: useSelection(isStale ? noRows : (rows ?? noRows), filterKey),
    isBusy: rows !== undefined && page.isPlaceholderData,
    failedAtMs: page.isError ? page.errorUpdatedAt : 0,
    retry: () => void page.refetch(),
    total,
    isLowerBound,
  };
}

function useAddressView(kind: RecordKind) {
  const [params, setParams] = useSearchParams();
  const addressView = useMemo(() => readView(kind, params), [kind, params]);
  // The router updates the address with a delay: a second change must not undo the first.
  const latestParams = useRef(params);
  useLayoutEffect(() => {
    latestParams.current = params;
  }, [params]);

  /** Every change but that of the page returns to page 1. */
  function changeView(changes: Partial<ListView>, options?: { replace?: boolean }) {
    const latest = readView(kind, latestParams.current);
    latestParams.current = writeView({ ...latest, page: 1, ...changes });
    setParams(latestParams.current, options);
  }

  /** An empty value clears the filter. */
  function setFilter(param: string, value: string) {
    const { [param]: _former, ...others } = readView(kind, latestParams.current).filters;
    changeView({ filters: value ? { ...others, [param]: value } : others });
  }
  return { addressView, changeView, setFilter };
}
