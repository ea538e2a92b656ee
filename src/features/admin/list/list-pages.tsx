import { ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { newsQuery } from './list-queries';
import { writeView } from './list-view';
import { orderWords } from './sort-items';
import { pageSize } from '../records/query-keys';
import { useStaffQuery } from '../ui/staff-query';
import { toolButton } from '../ui/tool-button';

/** How many records are shown, and in which order unless headings say so. */
export function ListTotals({ hasHeadings }: { hasHeadings: boolean }) {
  const { list, view, rows, isBusy, total = 0, hasMore } = useOpenList();
  const from = (view.page - 1) * pageSize + 1;
  const order = hasHeadings ? '' : orderWords(list, view);
  return (
    <output className="text-quiet tabular-nums">
      {isBusy
        ? adminLists.busy
        : rows && (
            <>
              {adminLists.range(from, from + rows.length - 1, total, hasMore)}
              {order && `. ${order}`}
            </>
          )}
    </output>
  );
}

/** Reports new records; the rows do not move until an admin loads them. */
export function ListNews() {
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

/** Below the rows, because one turns a page once they are read. */
export function ListPager() {
  const { view, rows, total = 0, hasMore } = useOpenList();
  const counted = Math.max(1, Math.ceil(total / pageSize));
  const beyond = rows?.length === pageSize ? view.page + 1 : view.page;
  const pages = hasMore ? Math.max(counted, beyond) : counted;
  if (pages === 1) return null;
  return (
    <nav aria-label={admin.list.pages} className="flex items-center justify-end pt-2">
      <PageLink page={view.page - 1} pages={pages} label={adminLists.previous} />
      <span className="text-quiet tabular-nums">
        {adminLists.pagesInAll(view.page, pages, hasMore)}
      </span>
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

function showTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
