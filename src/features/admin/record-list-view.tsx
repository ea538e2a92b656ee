import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { adminSearch } from '@/content/en/admin-search';
import { cx } from '@/lib/cx';
import { FilterChips } from './list/filter-chips';
import { FilterMenu } from './list/filter-menu';
import { isSearchOnly } from './list/list-request';
import { useOpenList } from './list/list-context';
import { SelectionBar } from './list/selection-bar';
import { ListShortcuts } from './list/list-shortcuts';
import { ListMenu } from './list/list-menu';
import { ListPager, ListTotals } from './list/list-pages';
import { defaultView, isNarrowed } from './list/list-view';
import { RecordCards } from './list/record-cards';
import { layoutOf, ListTable } from './list/list-table';
import { SearchField } from './list/search-field';
import { useExport } from './export/use-export';
import { WaitingReplies } from './replies/waiting-replies';
import { EmptyState, Failure, Skeleton } from './ui/list-states';
import { ToolButton } from './ui/tool-button';
import { useRestoreFocus } from './ui/use-restore-focus';
import { useIsWide, useWidthRem } from './ui/use-width';
import { pageSize } from './records/query-keys';

interface RecordListViewProps {
  /** Links to the tab's other lists. They replace the heading, which only screen readers then announce. */
  links?: ReactNode;
  action?: ReactNode;
}

export function RecordListView({ links, action }: RecordListViewProps) {
  const { run, isPending: isExporting } = useExport();
  const { kind, view, changeView, rows = [], selection, ...page } = useOpenList();
  const { isBusy, isStale, total, isLowerBound } = page;
  const isWideScreen = useIsWide();
  const [measure, widthRem = isWideScreen ? Infinity : 0] = useWidthRem<HTMLDivElement>();
  const { isTable, hasPreview } = layoutOf(kind, widthRem);

  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLButtonElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useRestoreFocus(area, heading);
  useLastPage();
  const exportProps = {
    canExport: rows.length > 0 && !isExporting,
    onExport: () => void run(undefined),
  };

  function clearView() {
    changeView(defaultView);
    search.current?.focus();
  }

  return (
    <section ref={area} aria-labelledby={kind.table}>
      <ListHead
        {...{ links, action, isTable, heading, search, filter, focusHeading, exportProps }}
      />
      <ListShortcuts area={area} search={search} />
      <FilterChips {...exportProps} onRemove={() => filter.current?.focus()} onClear={clearView} />
      {isExporting && (
        <output className="block border-y border-line py-1.5">{adminLists.export.busy}</output>
      )}
      {kind.isFromVisitors && <WaitingReplies table={kind.table} />}
      <ListState />
      {total === 0 && !isBusy && <NoRecords onClear={clearView} />}
      {isLowerBound && isSearchOnly(kind, view) && (
        <p className="pb-2 text-quiet">{adminSearch.newest}</p>
      )}
      <div
        ref={measure}
        aria-busy={isBusy}
        // Nothing is done to rows that the filter may leave out.
        inert={isStale}
        className="@container transition-opacity delay-100 inert:opacity-50"
      >
        {rows.length > 0 && (isTable ? <ListTable hasPreview={hasPreview} /> : <RecordCards />)}
      </div>
      <ListPager />
      {selection.records.length > 0 && (
        <SelectionBar onExport={(records) => void run(records)} onDone={focusHeading} />
      )}
    </section>
  );
}

function NoRecords({ onClear }: { onClear: () => void }) {
  const { kind, view } = useOpenList();
  if (!isNarrowed(view)) return <EmptyState text={kind.texts.empty} />;
  return (
    <EmptyState text={adminLists.noneMatch}>
      <ToolButton className="text-ink" onClick={onClear}>
        {adminLists.filters.clear}
      </ToolButton>
    </EmptyState>
  );
}

interface ListHeadProps extends RecordListViewProps {
  isTable: boolean;
  exportProps: ComponentProps<typeof ListMenu>;
  heading: RefObject<HTMLHeadingElement | null>;
  search: RefObject<HTMLInputElement | null>;
  filter: RefObject<HTMLButtonElement | null>;
  focusHeading: () => void;
}

function ListHead({ links, action, isTable, ...parts }: ListHeadProps) {
  const { heading, search, filter, focusHeading, exportProps } = parts;
  const { kind, view } = useOpenList();
  const { title } = kind.texts;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2 lg:-mt-3">
      {links}
      <h2
        id={kind.table}
        ref={heading}
        tabIndex={-1}
        className={cx(
          'min-w-0 text-heading outline-none max-md:text-[1.0625rem]',
          Boolean(links) && 'sr-only',
        )}
      >
        {title}
      </h2>
      <span className={cx(Boolean(links) && !isTable && !view.isByDue && 'sr-only')}>
        <ListTotals />
      </span>
      <div className="flex min-w-0 grow items-center justify-end gap-2 max-md:basis-full">
        <search
          aria-label={adminLists.search.landmark(title)}
          className="flex min-w-0 items-center gap-2 max-md:grow"
        >
          <SearchField field={search} onLeave={focusHeading} />
          <FilterMenu button={filter} />
        </search>
        {action}
        <ListMenu {...exportProps} />
      </div>
    </div>
  );
}

function ListState() {
  const { kind, rows, failedAtMs, retry } = useOpenList();
  const { title, failed } = kind.texts;
  useEffect(() => {
    if (failedAtMs) toast({ kind: 'error', title: admin.error, description: failed });
  }, [failedAtMs, failed]);
  if (failedAtMs)
    return <Failure text={rows ? `${failed}. ${admin.list.stale}` : failed} onRetry={retry} />;
  return rows ? null : <Skeleton label={admin.list.loading(title)} />;
}

/** Redirects from a page past the end, for example after a change of status, to the last page. */
function useLastPage() {
  const { view, changeView, isBusy, total } = useOpenList();
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isPastEnd = total !== undefined && !isBusy && view.page > pageCount;
  useEffect(() => {
    if (isPastEnd) changeView({ page: pageCount }, { replace: true });
  }, [isPastEnd, pageCount, changeView]);
}
