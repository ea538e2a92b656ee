import { ArrowUp } from 'lucide-react';
import { useEffect } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import { showTop } from './list-pager';
import { newsQuery } from './list-queries';
import { useStaffQuery } from '../ui/staff-query';
import { pageSize } from '../records/query-keys';

export function ListTotals() {
  const { view, rows, isBusy, total = 0, hasMore } = useOpenList();
  const from = (view.page - 1) * pageSize + 1;
  return (
    <output className="flex items-center gap-2 text-quiet tabular-nums">
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
