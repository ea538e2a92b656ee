import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { labelOf } from './filters';
import { useOpenList } from './list-context';
import { newestFirst, readSort, writeSort } from './list-view';
import type { RecordKind } from '../records/record-kind';
import { Menu, MenuChoice } from '../ui/menu';

const { sort: texts } = adminLists;

export function SortHeading({ fields }: { fields: readonly string[] }) {
  const { kind, view, changeView } = useOpenList();
  const sort = view.sort ?? newestFirst;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <Menu
      className="-mx-1 min-h-6! max-w-full flex-col items-start! justify-start! gap-0! px-1 hover:text-ink pointer-coarse:min-h-11!"
      label={fields.map((field) => (
        <Fragment key={field}>
          <span className="flex max-w-full items-center gap-1 leading-4.5">
            <span className={field === sort.field ? 'truncate text-ink' : 'truncate'}>
              {labelOf(kind, { field })}
            </span>
            {field === sort.field && <Arrow aria-hidden className="size-3.5 shrink-0" />}
          </span>{' '}
        </Fragment>
      ))}
    >
      {fields.flatMap((field) =>
        ordersOf(kind, field).map(({ order, words }) => (
          <MenuChoice
            key={order}
            checked={order === writeSort(sort)}
            onSelect={() => changeView({ sort: readSort(kind, order) })}
          >
            {words}
          </MenuChoice>
        )),
      )}
    </Menu>
  );
}

function ordersOf(kind: RecordKind, field: string) {
  const label = labelOf(kind, { field });
  const valueTexts = kind.rankColumnByField?.[field] ? texts.rank : texts.text;
  const { up, down } = field === 'created_at' ? texts.time : valueTexts;
  return [
    { order: field, words: `${label}: ${up}` },
    { order: `-${field}`, words: `${label}: ${down}` },
  ];
}
