import { ArrowUp, LoaderCircle } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { ListPager } from './list-pager';
import { newsQuery, pageSize } from './list-queries';

interface BandProps {
  /** The selection and what can be done with it, in place of the totals. */
  selection: ReactNode;
  onMove: () => void;
}

/** What stays in sight above the rows: how many there are, what is new, the pages. */
export function ListBand({ selection, onMove }: BandProps) {
  const { page } = useOpenList();
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
      {page.isPlaceholderData && (
        <div aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-brand" />
      )}
    </div>
  );
}

function Totals() {
  const { view, page, total } = useOpenList();
  const { data, isPlaceholderData } = page;
  const from = (view.page - 1) * pageSize + 1;
  return (
    <output className="flex items-center gap-2 text-quiet tabular-nums">
      {isPlaceholderData && (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin text-brand" strokeWidth={2} />
          {adminLists.busy}
        </>
      )}
      {data &&
        !isPlaceholderData &&
        data.rows.length > 0 &&
        adminLists.range(from, from + data.rows.length - 1, total)}
    </output>
  );
}

/** Tells of new records; the rows stay where they are until somebody asks for them. */
function News({ onShow }: { onShow: () => void }) {
  const { list, view, opening, total, change, renew } = useOpenList();
  const { data: news = 0 } = useQuery(newsQuery(list, view, opening));

  // Where there is no row, none can jump.
  const isEmpty = total === 0;
  useEffect(() => {
    if (isEmpty && news > 0) renew();
  }, [isEmpty, news, renew]);

  return (
    <output>
      {news > 0 && (
        <button
          type="button"
          title={adminLists.showNews}
          onClick={() => {
            renew();
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
