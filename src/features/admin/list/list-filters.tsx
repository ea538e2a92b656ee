import { FolderOpen, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { reversed } from '@/lib/arrays';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { Choice, choiceField } from '../ui/choice';
import { FieldFilters } from './field-filters';
import { labelOf } from './list-columns';
import { useOpenList } from './list-context';
import { datePresets, rangeOf } from './date-range';
import { anyOpen, isNarrowed, newestFirst, readSort, sortsOf, times, writeSort } from './list-view';
import { statusBadge } from '../records/status-badge';
import { toolButton, ToolButton } from '../ui/tool-button';

const { filters: texts, sort: orders } = adminLists;

export function ListFilters({ onClear }: { onClear: () => void }) {
  const { view } = useOpenList();
  return (
    <>
      <StatusFilter />
      <DateFilter />
      <FieldFilters />
      <SortField />
      {isNarrowed(view) && (
        <ToolButton variant="text" onClick={onClear} className="max-md:col-span-full">
          {texts.clear}
        </ToolButton>
      )}
    </>
  );
}

function StatusFilter() {
  const { list, view, change } = useOpenList();
  const isOpen = view.statuses.includes(anyOpen);
  return (
    <fieldset className="min-w-0 max-md:col-span-full">
      <legend className="sr-only">{texts.status}</legend>
      <div className="flex flex-wrap gap-1">
        {list.visitors && (
          <StatusButton
            badge={{ label: texts.anyOpen, icon: FolderOpen }}
            pressed={isOpen}
            onClick={() => change({ statuses: isOpen ? [] : [anyOpen] })}
          />
        )}
        {list.statuses.map(({ name: status }) => {
          const pressed = view.statuses.includes(status);
          const others = view.statuses.filter((one) => one !== status && one !== anyOpen);
          return (
            <StatusButton
              key={status}
              badge={statusBadge(list, status)}
              pressed={pressed}
              onClick={() => change({ statuses: pressed ? others : [...others, status] })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface StatusButtonProps {
  badge: { label: string; icon: LucideIcon };
  pressed: boolean;
  onClick: () => void;
}

function StatusButton({ badge: { label, icon: Icon }, pressed, onClick }: StatusButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={cx(
        toolButton,
        'border px-2.5 max-md:grow max-md:px-2',
        pressed
          ? 'border-link bg-action/10 text-link'
          : 'border-edge bg-sand font-normal! hover:border-link hover:text-link',
      )}
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      {label}
    </button>
  );
}

const custom = 'range';

function DateFilter() {
  const { view, change } = useOpenList();
  const range = rangeOf(view.dates);
  const [isRangeChosen, setRangeChosen] = useState(false);
  const chosen = range || (isRangeChosen && !view.dates) ? custom : view.dates;
  const { from = '', to = '' } = range ?? {};

  // Every key typed into a date changes the range; these changes share a history entry.
  const setRange = (start: string, end: string) =>
    change({ dates: start || end ? `${start}..${end}` : '' }, { replace: range !== undefined });

  function choose(value: string) {
    setRangeChosen(value === custom);
    if (value !== custom || !range) change({ dates: value === custom ? '' : value });
  }

  const choices = ['', ...datePresets, custom] as const;
  return (
    <>
      <Choice
        label={texts.date}
        isActive={view.dates !== ''}
        value={chosen}
        options={choices.map((value) => [value, texts.dates[value]] as const)}
        onChoose={choose}
      />
      {chosen === custom && (
        <span className="flex min-w-0 items-center gap-1.5 max-md:col-span-full">
          <input
            type="date"
            aria-label={texts.from}
            value={from}
            max={to}
            onChange={(event) => setRange(event.target.value, to)}
            className={choiceField}
          />
          <span aria-hidden>–</span>
          <input
            type="date"
            aria-label={texts.to}
            value={to}
            min={from}
            onChange={(event) => setRange(from, event.target.value)}
            className={choiceField}
          />
        </span>
      )}
    </>
  );
}

function SortField() {
  const { list, view, change } = useOpenList();
  return (
    <Choice
      label={texts.sort}
      value={writeSort(view.sort ?? newestFirst)}
      options={[
        ...reversed(times).flatMap((by) => [
          [`-${by}`, `${labelOf(list, by)}: ${orders.newest}`] as const,
          [by, `${labelOf(list, by)}: ${orders.oldest}`] as const,
        ]),
        ...reversed(sortsOf(list).filter((by) => !times.includes(by))).flatMap((by) => {
          const [up, down] = list.rankedBy?.[by]
            ? [orders.lowest, orders.highest]
            : [orders.ascending, orders.descending];
          return [
            [by, `${labelOf(list, by)}: ${up}`] as const,
            [`-${by}`, `${labelOf(list, by)}: ${down}`] as const,
          ];
        }),
      ]}
      onChoose={(value) => change({ sort: readSort(list, value) })}
    />
  );
}
