import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { labelOf } from './filters';
import { useOpenList } from './list-context';
import { newestFirst, readSort, writeSort } from './list-view';
import type { RecordList } from '../records/record-list';
import { Menu, MenuItem } from '../ui/menu';

const { sort: texts } = adminLists;

/** A column's heading: a menu of orders, which marks the current one. */
export function SortHeading({ fields }: { fields: readonly string[] }) {
  const { list, view, change } = useOpenList();
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
      {fields.flatMap((field) =>
        ordersOf(list, field).map(([order, words]) => (
          <MenuItem
            key={order}
            checked={order === writeSort(view.sort ?? newestFirst)}
            onSelect={() => change({ sort: readSort(list, order) })}
          >
            {words}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}

function ordersOf(list: RecordList, field: string) {
  const label = labelOf(list, { field });
  const { up, down } =
    field === 'created_at' ? texts.time : list.rankColumnByField?.[field] ? texts.rank : texts.text;
  return [
    [field, `${label}: ${up}`],
    [`-${field}`, `${label}: ${down}`],
  ] as const;
}
