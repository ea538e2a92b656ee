import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { ownValue } from '@/lib/own-value';
import { Choice } from '../ui/choice';
import { labelOf, useOptions, valueText, type Option } from './filter-options';
import { ActiveCount } from './active-count';
import { useOpenList } from './list-context';
import type { ListFilter } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { filters: texts } = adminLists;

/** How many filters are shown without a click. */
const maxShown = 2;

/** The filters that only this list has, the most used first and the rest behind a button. */
export function FieldFilters() {
  const { list, view } = useOpenList();
  const first = list.filters.slice(0, maxShown);
  const more = list.filters.slice(maxShown);
  const active = more.filter(({ param }) => view.filters[param]).length;
  const [isOpen, setOpen] = useState(active > 0);

  return (
    <>
      {first.map((filter) => (
        <FieldFilter key={filter.param} filter={filter} />
      ))}
      {more.length > 0 && (
        <ToolButton
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="max-md:col-span-full"
        >
          {texts.more}
          <ActiveCount active={active} />
          <ChevronDown
            aria-hidden
            className={cx('size-4', isOpen && 'rotate-180')}
            strokeWidth={1.5}
          />
        </ToolButton>
      )}
      {isOpen && more.map((filter) => <FieldFilter key={filter.param} filter={filter} />)}
    </>
  );
}

function FieldFilter({ filter }: { filter: ListFilter }) {
  const { list, view, setFilter } = useOpenList();
  const { param, kind, field } = filter;
  const options = useOptions(list, filter);
  const value = view.filters[param] ?? '';
  const label = labelOf(list, filter);
  const isListed = value === '' || options?.some(([one]) => one === value);
  const unlisted: Option = [
    value,
    options ? (ownValue<string>(texts.unknown, kind) ?? valueText(field, value)) : '…',
  ];
  return (
    <Choice
      label={label}
      isActive={value !== ''}
      value={value}
      options={[['', texts.any(label)], ...(isListed ? [] : [unlisted]), ...(options ?? [])]}
      onChoose={(chosen) => setFilter(param, chosen)}
    />
  );
}
