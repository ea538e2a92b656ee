import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { newestFirst, times } from './list-view';

/** The heading of a field: sorts by it, then the other way round, then not. */
export function SortButton({ field, children }: { field: string; children: ReactNode }) {
  const { view, change } = useOpenList();
  const sort = view.sort ?? newestFirst;
  const isSorted = sort.id === field;
  const descendsFirst = times.includes(field);
  const Icon = isSorted ? (sort.desc ? ArrowDown : ArrowUp) : ChevronsUpDown;

  function turn() {
    if (!isSorted) change({ sort: { id: field, desc: descendsFirst } });
    else if (sort.desc === descendsFirst) change({ sort: { id: field, desc: !sort.desc } });
    else change({ sort: undefined });
  }

  return (
    <button
      type="button"
      aria-pressed={isSorted}
      onClick={turn}
      className={cx(
        'group flex min-h-6 max-w-full items-center gap-1 hover:text-ink pointer-coarse:min-h-11',
        isSorted && 'text-ink',
      )}
    >
      <span className="truncate">{children}</span>
      <Icon
        aria-hidden
        className={cx(
          'size-3.5 shrink-0',
          !isSorted &&
            'opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      />
    </button>
  );
}
