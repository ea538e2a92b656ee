import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { Failure, Skeleton } from './list-states';
import { ToolButton } from './tool-button';
import { useRestoreFocus } from './use-restore-focus';

export interface QueryState<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
  /** A next page failed, which OlderEntries shows; what was loaded stays. */
  isFetchNextPageError?: boolean;
}

interface QueryContentProps<Data> {
  texts: { loading: string; failed: string };
  query: QueryState<Data>;
  rows?: number;
  children?: (data: Data) => ReactNode;
}

export function QueryContent<Data>({ texts, query, rows, children }: QueryContentProps<Data>) {
  const { data, isError, refetch, isFetchNextPageError = false } = query;
  return (
    <>
      {isError && !isFetchNextPageError && (
        <Failure text={texts.failed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton label={texts.loading} {...(rows && { rows })} />}
      {data !== undefined && children?.(data)}
    </>
  );
}

interface QuerySectionProps<Data> extends QueryContentProps<Data> {
  texts: { title: string; loading: string; failed: string };
  /** A part of the screen without a line above, or all of it: then the top bar has its title. */
  as?: 'part' | 'screen';
  className?: string;
}

/** A section of a screen that shows the result of a query; the focus stays in it when a focused row goes. */
export function QuerySection<Data>(props: QuerySectionProps<Data>) {
  const { texts, as, className = as ? '' : 'py-4' } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(section, heading);
  const Heading = as ? 'h2' : 'h3';
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={cx(!as && 'border-t border-line', className)}
    >
      <Heading
        id={id}
        ref={heading}
        tabIndex={-1}
        className={cx(
          'pb-2 outline-none',
          as ? 'text-heading' : 'text-[1rem] font-bold tracking-tight',
          as === 'screen' && 'max-lg:sr-only',
        )}
      >
        {texts.title}
      </Heading>
      <QueryContent {...props} />
    </section>
  );
}

interface OlderEntriesProps {
  query: UseInfiniteQueryResult<{ rows: readonly unknown[]; total: number; pages: number }>;
  failed: string;
}

export function OlderEntries({ query, failed }: OlderEntriesProps) {
  const { data, hasNextPage, isFetchingNextPage: isBusy, isFetchNextPageError } = query;
  const { entries: texts } = adminDetail;
  const count = useRef<HTMLOutputElement>(null);

  async function loadMore() {
    if (isBusy) return;
    await query.fetchNextPage();
    // The button disappears with the last page and would lose the focus.
    count.current?.focus({ preventScroll: true });
  }

  if (!data || (!hasNextPage && data.pages === 1)) return null;
  return (
    <div className="mt-2">
      {isFetchNextPageError && <Failure text={failed} onRetry={() => void loadMore()} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <output ref={count} tabIndex={-1} className="text-quiet tabular-nums outline-none">
          {texts.shown(data.rows.length, data.total)}
        </output>
        {hasNextPage && !isFetchNextPageError && (
          <ToolButton inactive={isBusy} onClick={() => void loadMore()}>
            {isBusy ? texts.busy : texts.older}
          </ToolButton>
        )}
      </div>
    </div>
  );
}
