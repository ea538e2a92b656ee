import { ArrowUp, ChevronLeft, ChevronRight, LoaderCircle } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { newsQuery } from './list-queries';
import { writeView } from './list-view';
import { useStaffQuery } from '../ui/staff-query';
import { toolButton } from '../ui/tool-button';
import { pageSize } from '../records/query-keys';

/** @param selection the selected records and their actions, shown instead of the totals */
export function ListBand({ selection }: { selection: ReactNode }) {
  const { isBusy } = useOpenList();
  return (
    <div
      ref={shareHeight}
      className="sticky top-(--staff-header) z-2 -mx-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 bg-paper px-1 max-md:pb-1"
    >
      {selection || (
        <div className="flex min-h-11 items-center gap-3">
          <Totals />
          <News />
        </div>
      )}
      <div className={cx(Boolean(selection) && 'max-md:hidden')}>
        <Pager />
      </div>
      {isBusy && (
        <div aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-action" />
      )}
    </div>
  );
}

/** The table's head sticks below the band, however high that is. */
function shareHeight(band: HTMLElement | null) {
  if (!band || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() =>
    band.parentElement?.style.setProperty('--list-band', `${band.offsetHeight}px`),
  );
  observer.observe(band);
  return () => observer.disconnect();
}

function Totals() {
  const { view, rows, isBusy, total = 0, hasMore } = useOpenList();
  const from = (view.page - 1) * pageSize + 1;
  return (
    <output className="flex items-center gap-2 text-quiet tabular-nums">
      {isBusy && (
        <LoaderCircle aria-hidden className="size-4 animate-spin text-link" strokeWidth={2} />
      )}
      <span>
        {isBusy
          ? adminLists.busy
          : rows &&
            rows.length > 0 &&
            adminLists.range(from, from + rows.length - 1, total, hasMore)}
      </span>
    </output>
  );
}

/** Reports new records; the rows do not move until an admin loads them. */
function News() {
  const { list, view, opened, total, isBusy, change, refresh } = useOpenList();
  const { data: news = 0 } = useStaffQuery(newsQuery(list, view, opened));

  const isEmpty = total === 0 && !isBusy;
  useEffect(() => {
    if (isEmpty && news > 0) refresh();
  }, [isEmpty, news, refresh]);

  return (
    <output>
      {news > 0 && (
        <button
          type="button"
          title={adminLists.showNews}
          onClick={() => {
            refresh();
            if (view.page > 1) change({ page: 1 });
            showTop();
          }}
          className="inline-flex min-h-7 items-center gap-1 rounded-full border border-link px-2.5 font-semibold text-link hover:bg-action hover:text-on-action pointer-coarse:min-h-11"
        >
          <ArrowUp aria-hidden className="size-3.5" strokeWidth={2.5} />
          <span>{adminLists.news(news)}</span>
        </button>
      )}
    </output>
  );
}

function Pager() {
  const { view, rows, total = 0, hasMore } = useOpenList();
  const counted = Math.max(1, Math.ceil(total / pageSize));
  const beyond = rows?.length === pageSize ? view.page + 1 : view.page;
  const pages = hasMore ? Math.max(counted, beyond) : counted;
  if (pages === 1) return null;
  return (
    <nav aria-label={admin.list.pages} className="flex items-center">
      <PageLink page={view.page - 1} pages={pages} label={adminLists.previous} />
      <PageField pages={pages} />
      <PageLink page={view.page + 1} pages={pages} label={adminLists.next} />
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  pages: number;
  label: string;
}

/** Renders the same element when disabled, so that it does not lose the focus. */
function PageLink({ page, pages, label }: PageLinkProps) {
  const { view } = useOpenList();
  const idle = page < 1 || page > pages;
  const Icon = label === adminLists.previous ? ChevronLeft : ChevronRight;
  return (
    <Link
      to={{ search: writeView({ ...view, page: idle ? view.page : page }).toString() }}
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={(event) => {
        if (idle) event.preventDefault();
        else showTop();
      }}
      className={cx(
        toolButton,
        'min-w-11 md:min-w-9',
        idle ? 'opacity-45' : 'text-quiet hover:bg-sand hover:text-link',
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </Link>
  );
}

function PageField({ pages }: { pages: number }) {
  const { change, hasMore, view } = useOpenList();
  const [typed, setTyped] = useState<string>();

  function go() {
    const max = hasMore ? Number.MAX_SAFE_INTEGER : pages;
    const page = Math.min(max, Math.max(1, Number.parseInt(typed ?? '', 10) || view.page));
    setTyped(undefined);
    if (page === view.page) return;
    change({ page });
    showTop();
  }

  return (
    <form
      method="post"
      className="flex items-center gap-1.5 text-quiet tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={adminLists.pageNumber}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? view.page}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className="h-8 w-12 rounded border border-edge bg-paper px-1 text-center text-ink pointer-coarse:h-11"
      />
      {adminLists.pagesInAll(pages, hasMore)}
    </form>
  );
}

function showTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
