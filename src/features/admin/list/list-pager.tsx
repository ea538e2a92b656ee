import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { writeView } from './list-view';
import { pageSize } from './list-queries';
import { toolButton } from '../ui/tool-button';
import { useHere } from '../ui/use-here';

export function ListPager({ onMove }: { onMove: () => void }) {
  const { view, rows, total = 0, hasMore } = useOpenList();
  const counted = Math.max(1, Math.ceil(total / pageSize));
  const beyond = rows?.length === pageSize ? view.page + 1 : view.page;
  const pages = hasMore ? Math.max(counted, beyond) : counted;
  if (pages === 1) return null;
  return (
    <nav aria-label={admin.list.pages} className="flex items-center">
      <PageLink page={view.page - 1} pages={pages} label={adminLists.previous} onMove={onMove} />
      <PageField page={view.page} pages={pages} onMove={onMove} />
      <PageLink page={view.page + 1} pages={pages} label={adminLists.next} onMove={onMove} />
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  pages: number;
  label: string;
  onMove: () => void;
}

/** Stays the same element where it leads nowhere, so that it keeps the focus. */
function PageLink({ page, pages, label, onMove }: PageLinkProps) {
  const { view } = useOpenList();
  const here = useHere();
  const idle = page < 1 || page > pages;
  const Icon = label === adminLists.previous ? ChevronLeft : ChevronRight;
  return (
    <Link
      to={here(writeView({ ...view, page: idle ? view.page : page }))}
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={(event) => {
        if (idle) event.preventDefault();
        else onMove();
      }}
      className={cx(
        toolButton,
        'min-w-11 md:min-w-9',
        idle ? 'opacity-45' : 'text-quiet hover:bg-raised hover:text-brand',
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </Link>
  );
}

interface PageFieldProps {
  page: number;
  pages: number;
  onMove: () => void;
}

function PageField({ page, pages, onMove }: PageFieldProps) {
  const { change, hasMore } = useOpenList();
  const [text, setText] = useState(String(page));
  const [shown, setShown] = useState(page);
  if (page !== shown) {
    setShown(page);
    setText(String(page));
  }

  function go() {
    const most = hasMore ? Number.MAX_SAFE_INTEGER : pages;
    const wanted = Math.min(most, Math.max(1, Number.parseInt(text, 10) || page));
    setText(String(wanted));
    if (wanted === page) return;
    change({ page: wanted });
    onMove();
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
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(page))}
        className="h-8 w-12 rounded border border-edge bg-page px-1 text-center text-text pointer-coarse:h-11"
      />
      {adminLists.pagesInAll(pages, hasMore)}
    </form>
  );
}
