import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { adminSearch } from '@/content/en/admin-search';
import { adminSpam } from '@/content/en/admin-spam';
import { cx } from '@/lib/cx';
import { FilterChips } from './list/filter-chips';
import { FilterMenu } from './list/filter-menu';
import { layoutOf } from './list/list-layout';
import { isWordsAlone } from './list/list-request';
import { useOpenList } from './list/list-context';
import { useSelection } from './list/list-selection';
import { SelectionBar } from './list/selection-bar';
import { ListShortcuts } from './list/list-shortcuts';
import { ListMenu } from './list/list-menu';
import { ListNews, ListPager, ListTotals } from './list/list-pages';
import { defaultView, isNarrowed, narrowingOf } from './list/list-view';
import { MoreInSpam, SpamBanner } from './list/in-spam';
import { RecordCards } from './list/record-cards';
import { RecordTable } from './list/record-table';
import { SearchField } from './list/search-field';
import { SearchWords } from './list/search-words';
import type { StaffRecord } from './records/record-list';
import { ExportItems, separatorOf } from './export/export-items';
import { useExport } from './export/use-export';
import { WaitingReplies } from './replies/waiting-replies';
import { Empty, Failure, Skeleton } from './ui/list-states';
import { ToolButton } from './ui/tool-button';
import { useRestoreFocus } from './ui/use-restore-focus';
import { useIsWide, useWidth } from './ui/use-width';
import { pageSize } from './records/query-keys';

const none: StaffRecord[] = [];

interface RecordListViewProps {
  /** Links to the tab's other lists. They replace the heading, which only screen readers then announce. */
  links?: ReactNode;
  /** A button that adds a record. */
  action?: ReactNode;
}

/** A table's records, page by page. */
export function RecordListView({ links, action }: RecordListViewProps) {
  const { written, start } = useExport();
  const {
    list,
    view,
    change,
    rows: loaded,
    isBusy,
    isOther,
    failedAt,
    retry,
    total,
    hasMore,
  } = useOpenList();
  const { title, failed, empty } = list.texts;
  const rows = loaded ?? none;
  const isWideScreen = useIsWide();
  const [measure, width] = useWidth<HTMLDivElement>();
  const assumed = isWideScreen ? Infinity : 0;
  const layout = layoutOf(list, view, width ?? assumed);
  const selection = useSelection(isOther ? none : rows, narrowingOf(view));

  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLButtonElement>(null);
  const [isHelping, setHelping] = useState(false);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useRestoreFocus(area, heading);
  useFailureToast();
  useLastPage();

  const isEmpty = total === 0 && !isBusy;
  const canExport = rows.length > 0 && written === undefined;

  function clear() {
    change({ ...defaultView, spam: view.spam });
    search.current?.focus();
  }

  return (
    <section ref={area} aria-labelledby={list.table}>
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-2 pb-2 lg:-mt-3">
        {links}
        <h2
          id={list.table}
          ref={heading}
          tabIndex={-1}
          className={cx(
            'min-w-0 text-heading outline-none max-md:text-[1.0625rem]',
            Boolean(links) && 'sr-only',
          )}
        >
          {view.spam ? adminSpam.title(title) : title}
        </h2>
        <span className={cx(Boolean(links) && !layout && !view.byDue && !view.sort && 'sr-only')}>
          <ListTotals hasHeadings={layout !== undefined} />
        </span>
        <ListNews />
        <div className="flex min-w-0 grow items-center justify-end gap-2 max-md:basis-full">
          <search
            aria-label={adminLists.search.landmark(title)}
            className="flex min-w-0 items-center gap-2 max-md:grow"
          >
            <SearchField field={search} onLeave={focusHeading} />
            <FilterMenu button={filter} />
          </search>
          {action}
          <ListMenu hasHeadings={layout !== undefined} onHelp={() => setHelping(true)}>
            <ExportItems
              label={adminLists.export.all}
              disabled={!canExport}
              onExport={(separator) => void start(separator)}
            />
          </ListMenu>
        </div>
        {isBusy && (
          <div aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-action" />
        )}
      </div>
      <ListShortcuts
        area={area}
        search={search}
        filter={filter}
        isHelping={isHelping}
        onHelp={setHelping}
      />
      <FilterChips
        onRemove={() => filter.current?.focus()}
        onClear={clear}
        onExport={canExport ? () => void start(separatorOf()) : undefined}
      />
      {view.spam && <SpamBanner />}
      {written !== undefined && (
        <output className="block border-y border-line py-1.5 tabular-nums">
          {adminLists.export.busy(written)}
        </output>
      )}
      {list.visitors && <WaitingReplies table={list.table} />}
      {failedAt > 0 && (
        <Failure text={loaded ? `${failed}. ${admin.list.stale}` : failed} onRetry={retry} />
      )}
      {isEmpty && !isNarrowed(view) && <Empty text={view.spam ? adminSpam.none : empty} />}
      {isEmpty && isNarrowed(view) && (
        <Empty text={adminLists.noneMatch}>
          <ToolButton className="text-ink" onClick={clear}>
            {adminLists.filters.clear}
          </ToolButton>
        </Empty>
      )}
      {hasMore && isWordsAlone(list, view) && (
        <p className="pb-2 text-quiet">{adminSearch.newest}</p>
      )}
      <MoreInSpam />
      <div
        ref={measure}
        aria-busy={isBusy}
        // Nothing is done to rows that the filter may leave out.
        inert={isOther}
        className="@container transition-opacity delay-100 inert:opacity-50"
      >
        {!loaded && !failedAt && <Skeleton label={admin.list.loading(title)} />}
        {rows.length > 0 && (
          <SearchWords search={view.search}>
            {layout ? (
              <RecordTable layout={layout} selection={selection} />
            ) : (
              <RecordCards selection={selection} />
            )}
          </SearchWords>
        )}
      </div>
      <ListPager />
      {selection.records.length > 0 && (
        <SelectionBar selection={selection} onDone={focusHeading}>
          <ExportItems
            label={adminLists.export.selection(selection.records.length)}
            onExport={(separator) => void start(separator, selection.records)}
          />
        </SelectionBar>
      )}
    </section>
  );
}

function useFailureToast() {
  const { list, failedAt } = useOpenList();
  const { failed } = list.texts;
  useEffect(() => {
    if (failedAt) toast({ kind: 'error', title: admin.error, description: failed });
  }, [failedAt, failed]);
}

/** Redirects from a page past the end, for example after a change of status, to the last page. */
function useLastPage() {
  const { view, change, isBusy, rows = none, total = 0, hasMore } = useOpenList();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isKnown = rows !== none && !isBusy;
  const isPast = view.page > pages && !(hasMore && rows.length > 0);
  useEffect(() => {
    if (isKnown && isPast) change({ page: pages }, { replace: true });
  }, [isKnown, isPast, pages, change]);
}
