import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { reversed } from '@/lib/arrays';
import { labelOf } from './filters';
import { useOpenList } from './list-context';
import { newestFirst, readSort, times, writeSort, type ListView } from './list-view';
import type { RecordList } from '../records/record-list';
import { Menu, MenuItem } from '../ui/menu';

const { sort: texts } = adminLists;

interface SortHeadingProps {
  fields: readonly string[];
  /** The fields that it offers to sort by. */
  orders: readonly string[];
}

/** The heading of a column: it opens the orders of its fields, and says which of them the list has. */
export function SortHeading({ fields, orders }: SortHeadingProps) {
  const { list, view } = useOpenList();
  const { id, desc } = view.sort ?? newestFirst;
  const Arrow = desc ? ArrowDown : ArrowUp;
  return (
    <Menu
      className="-mx-1 min-h-6! max-w-full flex-col items-start! justify-start! gap-0! px-1 hover:text-ink pointer-coarse:min-h-11!"
      label={fields.map((field) => (
        <Fragment key={field}>
          <span className="flex max-w-full items-center gap-1 leading-4.5">
            <span className={field === id ? 'truncate text-ink' : 'truncate'}>
              {labelOf(list, { field })}
            </span>
            {field === id && <Arrow aria-hidden className="size-3.5 shrink-0" />}
          </span>{' '}
        </Fragment>
      ))}
    >
      <SortItems fields={orders} />
    </Menu>
  );
}

/** The two orders of each of these fields. */
export function SortItems({ fields }: { fields: readonly string[] }) {
  const { list, view, isByDue, change } = useOpenList();
  const unsorted = writeSort(newestFirst);
  const present = view.sort ? writeSort(view.sort) : unsorted;
  return fields.flatMap((field) =>
    ordersOf(list, field).map(([order, words]) => (
      <MenuItem
        key={order}
        checked={order === present}
        onSelect={() => change({ sort: readSort(list, order) })}
      >
        {isByDue && order === unsorted ? texts.byDue : words}
      </MenuItem>
    )),
  );
}

/** How the list is sorted, where no heading says so. */
export function orderWords(list: RecordList, { sort, byDue }: ListView): string {
  if (byDue) return texts.byDue;
  return (sort && ordersOf(list, sort.id).find(([one]) => one === writeSort(sort))?.[1]) ?? '';
}

/** The two orders of a field; times begin with the newest. */
function ordersOf(list: RecordList, field: string): (readonly [order: string, words: string])[] {
  const isTime = times.includes(field);
  const ranks = list.rankedBy?.[field]
    ? [texts.lowest, texts.highest]
    : [texts.ascending, texts.descending];
  const [up, down] = isTime ? [texts.oldest, texts.newest] : ranks;
  const label = labelOf(list, { field });
  const both = [
    [field, `${label}: ${up}`],
    [`-${field}`, `${label}: ${down}`],
  ] as const;
  return isTime ? reversed(both) : [...both];
}
