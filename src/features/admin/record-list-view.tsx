import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { adminSearch } from '@/content/en/admin-search';
import { adminSpam } from '@/content/en/admin-spam';
import { cx } from '@/lib/cx';
import { FilterChips } from './list/filter-chips';
import { FilterMenu } from './list/filter-menu';
import { isWordsAlone } from './list/list-request';
import { useOpenList } from './list/list-context';
import { useSelection } from './list/list-selection';
import { SelectionBar } from './list/selection-bar';
import { ListShortcuts } from './list/list-shortcuts';
import { ListMenu } from './list/list-menu';
import { ListPager, ListTotals } from './list/list-pages';
import { defaultView, isNarrowed, narrowingOf } from './list/list-view';
import { RecordCards } from './list/record-cards';
import { layoutOf, RecordTable } from './list/record-table';
import { SearchField } from './list/search-field';
import type { StaffRecord } from './records/record-list';
import { ExportItems, separatorOf } from './export/export-items';
import { useExport } from './export/use-export';
import { WaitingReplies } from './replies/waiting-replies';
import { Empty, Failure, Skeleton } from './ui/list-states';
import { ToolButton, toolButton, toolVariants } from './ui/tool-button';
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
  const { list, view, change, rows: loaded, isBusy, isOther, total, hasMore } = useOpenList();
  const { title } = list.texts;
  const rows = loaded ?? none;
  const isWideScreen = useIsWide();
  const [measure, width = isWideScreen ? Infinity : 0] = useWidth<HTMLDivElement>();
  const layout = layoutOf(list, width);
  const selection = useSelection(isOther ? none : rows, narrowingOf(view));

  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLButtonElement>(null);
  const [isHelping, setHelping] = useState(false);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useRestoreFocus(area, heading);
  useLastPage();
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
        <span className={cx(Boolean(links) && !layout && !view.byDue && 'sr-only')}>
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
          <ListMenu onHelp={() => setHelping(true)}>
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
      <ListShortcuts area={area} search={search} isHelping={isHelping} onHelp={setHelping} />
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
      <ListState />
      {total === 0 && !isBusy && <NoRecords onClear={clear} />}
      {hasMore && isWordsAlone(list, view) && (
        <p className="pb-2 text-quiet">{adminSearch.newest}</p>
      )}
      <div
        ref={measure}
        aria-busy={isBusy}
        // Nothing is done to rows that the filter may leave out.
        inert={isOther}
        className="@container transition-opacity delay-100 inert:opacity-50"
      >
        {rows.length > 0 &&
          (layout ? (
            <RecordTable layout={layout} selection={selection} />
          ) : (
            <RecordCards selection={selection} />
          ))}
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

function NoRecords({ onClear }: { onClear: () => void }) {
  const { list, view } = useOpenList();
  if (!isNarrowed(view)) return <Empty text={view.spam ? adminSpam.none : list.texts.empty} />;
  return (
    <Empty text={adminLists.noneMatch}>
      <ToolButton className="text-ink" onClick={onClear}>
        {adminLists.filters.clear}
      </ToolButton>
    </Empty>
  );
}

/** In place of the rows while they load, and above them once they did not. */
function ListState() {
  const { list, rows, failedAt, retry } = useOpenList();
  const { title, failed } = list.texts;
  useEffect(() => {
    if (failedAt) toast({ kind: 'error', title: admin.error, description: failed });
  }, [failedAt, failed]);
  if (failedAt)
    return <Failure text={rows ? `${failed}. ${admin.list.stale}` : failed} onRetry={retry} />;
  return rows ? null : <Skeleton label={admin.list.loading(title)} />;
}

/** The way back from the list's spam, and what becomes of it. */
function SpamBanner() {
  const { list } = useOpenList();
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-warning ps-3">
      <Link to={list.path} className={cx(toolButton, toolVariants.outlined)}>
        <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
        {adminSpam.back}
      </Link>
      <p className="min-w-0 grow basis-60 text-quiet">{adminSpam.kept}</p>
    </div>
  );
}

/** Redirects from a page past the end, for example after a change of status, to the last page. */
function useLastPage() {
  const { view, change, isBusy, total } = useOpenList();
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isPast = total !== undefined && !isBusy && view.page > pages;
  useEffect(() => {
    if (isPast) change({ page: pages }, { replace: true });
  }, [isPast, pages, change]);
}
