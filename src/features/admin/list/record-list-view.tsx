import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { ExportProgress } from './export-progress';
import { rowsOfIds, rowsOfView } from './export-rows';
import { ListBand } from './list-band';
import { useRecordTable } from './list-columns';
import { ListCommands } from './list-commands';
import { useOpenList } from './list-context';
import { SelectionBar } from './list-selection';
import { ListSkeleton } from './list-skeleton';
import { Empty, Failure } from '../ui/list-states';
import { ListToolbar } from './list-toolbar';
import { everything, isNarrowed, scopeOf } from './list-view';
import { RecordCards } from './record-cards';
import { pageSize } from './list-queries';
import { RecordTable } from './record-table';
import { ShortcutHelp } from './shortcut-help';
import type { StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';
import { useExport } from './use-export';
import { useKeptFocus } from '../ui/use-kept-focus';
import { useListShortcuts } from './use-list-shortcuts';
import { useSelection } from './use-selection';
import { useStartAtTop } from '../ui/use-start-at-top';
import { useWide } from '../ui/use-wide';
import { useWidth } from '../ui/use-width';

const none: StaffRecord[] = [];

/**
 * A table's records, page by page.
 * @param links lead to the tab's other lists and stand for the heading, which is then only heard
 * @param action what adds a record, beside the heading
 */
export function RecordListView({ links, action }: { links?: ReactNode; action?: ReactNode }) {
  const {
    list,
    view,
    change,
    rows: loaded,
    isBusy,
    failedAt,
    retry,
    total,
    hasMore,
    opened,
  } = useOpenList();
  const { title, failed, empty } = list.texts;
  const rows = loaded ?? none;
  const wide = useWide();
  const [measure, width] = useWidth<HTMLDivElement>();
  const { sort: _sort, ...selectable } = scopeOf(view);
  const selection = useSelection(rows, JSON.stringify(selectable));
  const table = useRecordTable(rows, selection, width);
  const csv = useExport(list);
  const [helping, setHelping] = useState(false);

  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const help = useCallback(() => setHelping(true), []);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useKeptFocus(area, heading);
  useListShortcuts({ area, search, onHelp: help });
  useStartAtTop();
  useFailureToast();
  useLastPage();

  const isEmpty = total === 0 && !isBusy;
  const selected = selection.records.length;
  const Records = wide ? RecordTable : RecordCards;

  return (
    <section ref={area} aria-labelledby={list.table}>
      <div className="flex items-center gap-x-3 pb-3">
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
          {title}
        </h2>
        <div className="ms-auto flex shrink-0 items-center gap-2">
          <ListCommands
            canExport={rows.length > 0 && csv.state.status !== 'running'}
            onHelp={help}
            onExport={(separator) =>
              csv.start({
                rows: (signal) => rowsOfView(list, view, opened, signal),
                total: hasMore ? undefined : total,
                separator,
              })
            }
          />
          {action}
        </div>
      </div>
      <ListToolbar search={search} wide={wide} onLeaveSearch={focusHeading} />
      <ExportProgress state={csv.state} onCancel={csv.cancel} onRetry={csv.start} />
      <ListBand
        onMove={showTop}
        selection={
          selected > 0 && (
            <SelectionBar
              selection={selection}
              onDone={focusHeading}
              onExport={(separator) => {
                const ids = selection.records.map(({ id }) => id);
                const part = adminLists.export.part;
                csv.start({
                  rows: (signal) => rowsOfIds(list, ids, signal),
                  total: selected,
                  separator,
                  part,
                });
              }}
            />
          )
        }
      />
      {failedAt > 0 && (
        <Failure text={loaded ? `${failed}. ${admin.list.stale}` : failed} onRetry={retry} />
      )}
      {isEmpty && !isNarrowed(view) && <Empty text={empty} />}
      {isEmpty && isNarrowed(view) && (
        <Empty text={adminLists.noneMatch}>
          <ToolButton
            className="text-text"
            onClick={() => {
              change(everything);
              search.current?.focus();
            }}
          >
            {adminLists.filters.clear}
          </ToolButton>
        </Empty>
      )}
      <div ref={measure} aria-busy={isBusy}>
        {!loaded && !failedAt && <ListSkeleton table={table} wide={wide} />}
        {rows.length > 0 && <Records table={table} />}
      </div>
      {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </section>
  );
}

function showTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function useFailureToast() {
  const { list, failedAt } = useOpenList();
  const { failed } = list.texts;
  useEffect(() => {
    if (failedAt) toast({ kind: 'error', title: admin.error, description: failed });
  }, [failedAt, failed]);
}

/** A page past the end, as it is left after a change of status, leads to the last one. */
function useLastPage() {
  const { view, change, isBusy, rows = none, total = 0, hasMore } = useOpenList();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isKnown = rows !== none && !isBusy;
  const isPast = view.page > pages && !(hasMore && rows.length > 0);
  useEffect(() => {
    if (isKnown && isPast) change({ page: pages }, { replace: true });
  }, [isKnown, isPast, pages, change]);
}
