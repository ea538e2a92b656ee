import { ArrowUp, LoaderCircle } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { ListPager } from './list-pager';
import { newsQuery, pageSize } from './list-queries';
import { useStaffQuery } from '../ui/staff-query';

interface BandProps {
  /** The selection and what can be done with it, in place of the totals. */
  selection: ReactNode;
  onMove: () => void;
}

export function ListBand({ selection, onMove }: BandProps) {
  const { isBusy } = useOpenList();
  return (
    <div className="sticky top-[3.75rem] z-2 -mx-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 bg-page px-1 max-md:pb-1 md:top-[6.75rem]">
      {selection || (
        <div className="flex min-h-11 items-center gap-3">
          <Totals />
          <News onShow={onMove} />
        </div>
      )}
      <div className={cx(Boolean(selection) && 'max-md:hidden')}>
        <ListPager onMove={onMove} />
      </div>
      {isBusy && (
        <div aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-brand" />
      )}
    </div>
  );
}

function Totals() {
  const { view, rows, isBusy, total = 0, hasMore } = useOpenList();
  const from = (view.page - 1) * pageSize + 1;
  return (
    <output className="flex items-center gap-2 text-quiet tabular-nums">
      {isBusy && (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin text-brand" strokeWidth={2} />
          {adminLists.busy}
        </>
      )}
      {rows &&
        !isBusy &&
        rows.length > 0 &&
        adminLists.range(from, from + rows.length - 1, total, hasMore)}
    </output>
  );
}

/** Tells of new records; the rows stay where they are until somebody asks for them. */
function News({ onShow }: { onShow: () => void }) {
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
            onShow();
          }}
          className="inline-flex min-h-7 items-center gap-1 rounded-full border border-brand px-2.5 font-semibold text-brand hover:bg-brand hover:text-on-brand pointer-coarse:min-h-11"
        >
          <ArrowUp aria-hidden className="size-3.5" strokeWidth={2.5} />
          {adminLists.news(news)}
        </button>
      )}
    </output>
  );
}
