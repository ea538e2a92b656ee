import { useRef } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { Failure } from '../ui/list-states';
import { ToolButton } from '../ui/tool-button';

const { entries: texts } = adminDetail;

interface OlderEntriesProps {
  query: {
    data: { rows: readonly unknown[]; total: number; pages: number } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Said when older ones could not be had. */
  failed: string;
}

/** Below a part of the entries: how many there are, and the way to older ones. */
export function OlderEntries({ query, failed }: OlderEntriesProps) {
  const { data, hasNextPage, isFetchingNextPage: isBusy, isFetchNextPageError } = query;
  const count = useRef<HTMLOutputElement>(null);

  async function more() {
    if (isBusy) return;
    await query.fetchNextPage();
    // The button goes with the last page and would take the focus along.
    count.current?.focus({ preventScroll: true });
  }

  if (!data || (!hasNextPage && data.pages === 1)) return null;
  return (
    <div className="mt-2">
      {isFetchNextPageError && <Failure text={failed} onRetry={() => void more()} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <output ref={count} tabIndex={-1} className="text-quiet tabular-nums outline-none">
          {texts.shown(data.rows.length, data.total)}
        </output>
        {hasNextPage && !isFetchNextPageError && (
          <ToolButton aria-disabled={isBusy || undefined} onClick={() => void more()}>
            {isBusy ? texts.busy : texts.older}
          </ToolButton>
        )}
      </div>
    </div>
  );
}
