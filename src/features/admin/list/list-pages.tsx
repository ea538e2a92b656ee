import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { writeView } from './list-view';
import { pageSize } from '../records/query-keys';
import { toolButtonClasses } from '../ui/tool-button';

export function ListTotals() {
  return <output className="text-quiet tabular-nums">{useTotalsText()}</output>;
}

function useTotalsText() {
  const { view, rows, isBusy, total = 0, isLowerBound } = useOpenList();
  if (isBusy) return adminLists.busy;
  if (!rows) return undefined;
  const from = (view.page - 1) * pageSize + 1;
  const range = adminLists.range(from, from + rows.length - 1, total, isLowerBound);
  return view.isByDue ? `${range}. ${adminLists.sort.byDue}` : range;
}

export function ListPager() {
  const { view, total = 0 } = useOpenList();
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={admin.list.pages} className="flex items-center justify-end pt-2">
      <PageLink step={-1} pageCount={pageCount} />
      <span className="text-quiet tabular-nums">{adminLists.pagesInAll(view.page, pageCount)}</span>
      <PageLink step={1} pageCount={pageCount} />
    </nav>
  );
}

/** Renders the same element when disabled, so that it does not lose the focus. */
function PageLink({ step, pageCount }: { step: 1 | -1; pageCount: number }) {
  const { view } = useOpenList();
  const page = view.page + step;
  const isDisabled = page < 1 || page > pageCount;
  const Icon = step < 0 ? ChevronLeft : ChevronRight;
  return (
    <Link
      to={{ search: writeView({ ...view, page: isDisabled ? view.page : page }).toString() }}
      aria-label={step < 0 ? adminLists.previous : adminLists.next}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      className={cx(
        toolButtonClasses,
        'min-w-11 md:min-w-9',
        isDisabled ? 'opacity-45' : 'text-quiet hover:bg-sand hover:text-link',
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </Link>
  );
}
