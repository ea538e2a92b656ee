import { keepPreviousData } from '@tanstack/react-query';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { adminLists } from '@/content/en/admin-lists';
import { goneFilters, narrowingOf, readView, writeView, type ListView } from './list-view';
import { openedQuery, pageQuery } from './list-queries';
import type { RecordList, StaffRecord } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';

const { filters: texts } = adminLists;

interface OpenList {
  list: RecordList;
  view: ListView;
  /** Unless it is sorted, it begins with what is due. */
  isByDue: boolean;
  /** Changes the address; every change except of the page itself returns to the first page. */
  change: (changes: Partial<ListView>, options?: { replace?: boolean }) => void;
  /** Sets a filter; an empty value clears it. */
  setFilter: (param: string, value: string, options?: { replace?: boolean }) => void;
  /** The rows of the current page, or of the previous one while the current is loading. */
  rows: StaffRecord[] | undefined;
  isBusy: boolean;
  /** The rows are those of another search or filter, until its own have loaded. */
  isOther: boolean;
  /** Time when loading failed, in milliseconds; 0 if it did not. */
  failedAt: number;
  retry: () => void;
  /** Number of records on all pages; undefined while loading. */
  total: number | undefined;
  /** The total is a lower bound, because a search is counted only up to a limit. */
  hasMore: boolean;
  /** Time when the newest listed record was received; undefined for records that staff write themselves. */
  opened: string | undefined;
  refresh: () => void;
}

const Context = createContext<OpenList | null>(null);

interface ListProviderProps {
  list: RecordList;
  /** The list stands beside an open record, and says what to do next. */
  isBeside: boolean;
  children: ReactNode;
}

/** Provides a list, as described by its address, to the list view and to the record open beside it. */
export function ListProvider({ list, isBeside, children }: ListProviderProps) {
  const [params, setParams] = useSearchParams();
  const read = useMemo(() => readView(list, params), [list, params]);
  const isByDue = isBeside && list.visitors && !read.spam && !read.search;
  const byDue = isByDue && !read.sort;
  const view = useMemo(() => ({ ...read, byDue }), [read, byDue]);

  const opening = useStaffQuery(openedQuery(list, view));
  const opened = opening.data;
  const page = useStaffQuery({
    ...pageQuery(list, view, opened),
    placeholderData: keepPreviousData,
  });
  const failing = opening.isError ? opening : page;
  // Without this, rows of another view would remain visible forever.
  const isLost = opening.isError && !opened;
  const { rows, total, hasMore = false } = (isLost ? undefined : page.data) ?? {};

  // The router updates the address with a delay: a second change must not undo the first.
  const latestParams = useRef(params);
  useLayoutEffect(() => {
    latestParams.current = params;
  }, [params]);

  function change(changes: Partial<ListView>, options?: { replace?: boolean }) {
    latestParams.current = writeView({
      ...readView(list, latestParams.current),
      page: 1,
      ...changes,
    });
    setParams(latestParams.current, options);
  }

  const gone = goneFilters(view, params).join(', ');
  useEffect(() => {
    if (!gone) return;
    toast({ kind: 'error', title: texts.gone, description: texts.goneText(gone) });
    setParams(writeView(view), { replace: true });
  }, [gone, view, setParams]);

  const value: OpenList = {
    list,
    view,
    isByDue,
    change,
    setFilter: (param, chosen, options) => {
      const { [param]: _old, ...others } = readView(list, latestParams.current).filters;
      change({ filters: chosen ? { ...others, [param]: chosen } : others }, options);
    },
    rows,
    isOther: page.data !== undefined && page.data.narrowing !== narrowingOf(view),
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
  if (!open) throw new Error('useOpenList needs a ListProvider around it');
  return open;
}
