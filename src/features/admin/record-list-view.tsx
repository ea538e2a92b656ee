import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/admin';
import { cx } from '@/lib/cx';
import { Empty, Failure, Skeleton } from './list-states';
import { Pager } from './pager';
import { RecordCards } from './record-cards';
import { pageQuery, pageSize } from './record-queries';
import { RecordTable } from './record-table';
import type { RecordList } from './submissions';
import { useStartAtTop } from './use-start-at-top';
import { useWide } from './use-wide';

const { list: texts } = admin;

interface RecordListViewProps {
  list: RecordList;
  /** Leads to the tab's other lists and stands for the heading, which is then only heard. */
  links?: ReactNode;
}

/** A table's records, page by page; the page is in the address. */
export function RecordListView({ list, links }: RecordListViewProps) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const { data, isError, errorUpdatedAt, isPlaceholderData, refetch } = useQuery(
    pageQuery(list, page),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useWide();
  useStartAtTop();
  const { title, failed, empty } = list.texts;

  // The time, so that a failed retry tells again.
  const failedAt = isError ? errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt) toast({ kind: 'error', title: admin.error, description: failed });
  }, [failedAt, failed]);

  const pages = data && Math.max(1, Math.ceil(data.total / pageSize));
  useEffect(() => {
    if (pages && page > pages && !isPlaceholderData) {
      setParams(pages > 1 ? { page: String(pages) } : {}, { replace: true });
    }
  }, [page, pages, isPlaceholderData, setParams]);

  function showTop() {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }

  const from = (page - 1) * pageSize + 1;
  const Records = wide ? RecordTable : RecordCards;

  return (
    <section aria-labelledby={list.table}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-1">
        {links}
        <h2
          id={list.table}
          ref={heading}
          tabIndex={-1}
          className={cx('text-heading outline-none', Boolean(links) && 'sr-only')}
        >
          {title}
        </h2>
        {data && data.rows.length > 0 && (
          <p className="text-quiet tabular-nums">
            {texts.total(from, from + data.rows.length - 1, data.total)}
          </p>
        )}
      </div>
      {isError && (
        <Failure
          text={data ? `${failed}. ${texts.stale}` : failed}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton label={texts.loading(title)} />}
      {data?.total === 0 && <Empty text={empty} />}
      {data && data.rows.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <Records list={list} rows={data.rows} />
        </div>
      )}
      {pages && pages > 1 && <Pager page={page} pages={pages} onMove={showTop} />}
    </section>
  );
}
