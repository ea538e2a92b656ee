import type { ComponentProps } from 'react';
import type { PositionsTexts } from '@/content/texts';
import { cx } from '@/lib/cx';

interface PagerProps {
  texts: PositionsTexts;
  page: number;
  pages: number;
  onMove: (page: number) => void;
}

export function Pager({ texts, page, pages, onMove }: PagerProps) {
  return (
    <nav
      aria-label={texts.pagerLabel}
      className="mt-8 flex flex-wrap items-center justify-between gap-3 noscript:hidden"
    >
      <PageButton disabled={page === 1} onClick={() => onMove(page - 1)}>
        {texts.previous}
      </PageButton>
      <ol className="order-last flex basis-full flex-wrap justify-center gap-1 sm:order-none sm:basis-auto">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number} className="flex items-center">
            <PageButton
              plain
              aria-label={texts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onMove(number)}
            >
              {number}
            </PageButton>
          </li>
        ))}
      </ol>
      <PageButton disabled={page === pages} onClick={() => onMove(page + 1)}>
        {texts.next}
      </PageButton>
    </nav>
  );
}

function PageButton({ plain, ...button }: ComponentProps<'button'> & { plain?: boolean }) {
  return (
    <button
      type="button"
      className={cx(
        'tabular min-h-11 min-w-11 rounded-key px-3 text-small font-semibold transition-colors enabled:hover:text-link disabled:cursor-not-allowed disabled:text-quiet',
        plain
          ? 'aria-[current=page]:bg-action aria-[current=page]:text-on-action aria-[current=page]:hover:text-on-action'
          : 'border border-edge px-4 enabled:hover:border-link disabled:border-line',
      )}
      {...button}
    />
  );
}
