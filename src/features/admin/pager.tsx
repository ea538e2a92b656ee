import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '@/content/admin';
import { cx } from '@/lib/cx';
import { toolButton } from './tool-button';

const { list: texts } = admin;

interface PagerProps {
  page: number;
  pages: number;
  onMove: () => void;
}

/** Previous and next page, as links. */
export function Pager({ page, pages, onMove }: PagerProps) {
  return (
    <nav aria-label={texts.pages} className="mt-4 flex items-center justify-between gap-4">
      <PageLink page={page - 1} shown={page > 1} onMove={onMove}>
        <ChevronLeft aria-hidden className="size-4" />
        {texts.previous}
      </PageLink>
      <p className="text-quiet tabular-nums">{texts.page(page, pages)}</p>
      <PageLink page={page + 1} shown={page < pages} onMove={onMove}>
        {texts.next}
        <ChevronRight aria-hidden className="size-4" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  shown: boolean;
  onMove: () => void;
  children: ReactNode;
}

function PageLink({ page, shown, onMove, children }: PageLinkProps) {
  const classes = cx(toolButton, 'border px-3');
  if (!shown) {
    return (
      <span aria-disabled className={classes}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={page > 1 ? `?page=${page}` : '?'}
      onClick={onMove}
      className={cx(classes, 'border-edge hover:border-brand hover:text-brand')}
    >
      {children}
    </Link>
  );
}
