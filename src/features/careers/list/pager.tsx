import { Button } from '@/components/ui/button';
import type { PositionsTexts } from '@/content/texts';

const stepButton = { variant: 'outlined', size: 'small' } as const;

interface PagerProps {
  texts: PositionsTexts;
  page: number;
  pageCount: number;
  onMove: (page: number) => void;
}

export function Pager({ texts, page, pageCount, onMove }: PagerProps) {
  return (
    <nav
      aria-label={texts.pagerLabel}
      className="mt-8 flex flex-wrap items-center justify-between gap-3 noscript:hidden"
    >
      <Button {...stepButton} disabled={page === 1} onClick={() => onMove(page - 1)}>
        {texts.previous}
      </Button>
      <ol className="order-last flex basis-full flex-wrap justify-center gap-1 sm:order-none sm:basis-auto">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number} className="flex items-center">
            <Button
              variant={number === page ? 'filled' : 'text'}
              size="small"
              className="tabular min-w-11"
              aria-label={texts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onMove(number)}
            >
              {number}
            </Button>
          </li>
        ))}
      </ol>
      <Button {...stepButton} disabled={page === pageCount} onClick={() => onMove(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
