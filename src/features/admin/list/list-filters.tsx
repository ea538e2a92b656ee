import { useState } from 'react';
import { reversed } from '@/lib/arrays';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { languages } from '@/content/en/admin-records';
import { locales } from '@/content/facts/languages';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { datePresets, overdueOf, rangeOf, writeRange, type DateRange } from './list-dates';
import { isNarrowed, sortsOf, type Suspects } from './list-view';
import { statusBadge } from '../records/status-badge';
import { toolButton, ToolButton } from '../ui/tool-button';

const { filters: texts } = adminLists;

const field =
  'h-11 min-w-0 rounded border border-edge bg-raised px-2 field-sizing-content max-md:w-full md:h-9 pointer-coarse:h-11 data-active:border-brand data-active:text-brand';

export function ListFilters({ withSort, onClear }: { withSort: boolean; onClear: () => void }) {
  const { list, view, change } = useOpenList();
  return (
    <>
      <StatusFilter />
      <DateFilter />
      {list.visitors && (
        <select
          aria-label={texts.suspects}
          data-active={view.suspects !== 'shown' || undefined}
          value={view.suspects}
          onChange={(event) => change({ suspects: event.target.value as Suspects })}
          className={field}
        >
          {Object.entries(texts.suspectChoices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {list.visitors && (
        <select
          aria-label={texts.language}
          data-active={view.locale !== undefined || undefined}
          value={view.locale ?? ''}
          onChange={({ target: { value } }) =>
            change({ locale: locales.find((one) => one === value) })
          }
          className={field}
        >
          <option value="">{texts.anyLanguage}</option>
          {locales.map((value) => (
            <option key={value} value={value}>
              {languages[value]}
            </option>
          ))}
        </select>
      )}
      {withSort && <SortField />}
      {isNarrowed(view) && (
        <ToolButton look="text" onClick={onClear} className="max-md:col-span-full">
          {texts.clear}
        </ToolButton>
      )}
    </>
  );
}

function StatusFilter() {
  const { list, view, change } = useOpenList();
  return (
    <fieldset className="min-w-0 max-md:col-span-full">
      <legend className="sr-only">{texts.status}</legend>
      <div className="flex flex-wrap gap-1">
        {list.statuses.map(({ name: status }) => {
          const { label, icon: Icon } = statusBadge(list, status);
          const pressed = view.statuses.includes(status);
          const others = view.statuses.filter((one) => one !== status);
          return (
            <button
              key={status}
              type="button"
              aria-pressed={pressed}
              onClick={() => change({ statuses: pressed ? others : [...others, status] })}
              className={cx(
                toolButton,
                'border px-2.5 max-md:grow max-md:px-2',
                pressed
                  ? 'border-brand bg-brand/10 text-brand'
                  : 'border-edge bg-raised font-normal! hover:border-brand hover:text-brand',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={1.75} />
              {label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const custom = 'range';

function DateFilter() {
  const { list, view, change } = useOpenList();
  const overdue = overdueOf[list.table];
  const range = rangeOf(view.dates);
  const [asked, setAsked] = useState(false);
  const chosen = range || (asked && !view.dates) ? custom : view.dates;
  const { from = '', to = '' } = range ?? {};

  // Every key typed into a date makes another one: they share an entry of the history.
  const setRange = (days: DateRange) =>
    change({ dates: writeRange(days) }, { replace: range !== undefined });

  function choose(value: string) {
    setAsked(value === custom);
    if (value !== custom || !range) change({ dates: value === custom ? '' : value });
  }

  return (
    <>
      <select
        aria-label={texts.date}
        data-active={view.dates !== '' || undefined}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        className={field}
      >
        {(['', ...datePresets, ...(overdue ? [overdue] : []), custom] as const).map((value) => (
          <option key={value} value={value}>
            {texts.dates[value]}
          </option>
        ))}
      </select>
      {chosen === custom && (
        <span className="flex min-w-0 items-center gap-1.5 max-md:col-span-full">
          <input
            type="date"
            aria-label={texts.from}
            value={from}
            max={to}
            onChange={(event) => setRange({ from: event.target.value, to })}
            className={field}
          />
          <span aria-hidden>–</span>
          <input
            type="date"
            aria-label={texts.to}
            value={to}
            min={from}
            onChange={(event) => setRange({ from, to: event.target.value })}
            className={field}
          />
        </span>
      )}
    </>
  );
}

function SortField() {
  const { list, view, change } = useOpenList();
  const names: Record<string, string> = {
    ...list.texts.fields,
    name: list.texts.who,
    status: admin.list.status,
    created_at: list.texts.created,
  };
  const { sort: orders } = adminLists;
  return (
    <select
      aria-label={texts.sort}
      value={view.sort ? `${view.sort.descending ? '-' : ''}${view.sort.by}` : '-created_at'}
      onChange={({ target: { value } }) => {
        const descending = value.startsWith('-');
        change({
          sort: value === '-created_at' ? undefined : { by: value.replace('-', ''), descending },
        });
      }}
      className={field}
    >
      {reversed(sortsOf(list))
        .flatMap((by) => {
          const isTime = by === 'created_at';
          const down = { value: `-${by}`, order: isTime ? orders.newest : orders.descending };
          const up = { value: by, order: isTime ? orders.oldest : orders.ascending };
          return isTime ? [down, up] : [up, down];
        })
        .map(({ value, order }) => (
          <option key={value} value={value}>
            {names[value.replace('-', '')]}: {order}
          </option>
        ))}
    </select>
  );
}
