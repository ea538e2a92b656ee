import { ListFilter as FilterIcon } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { readRange } from './date-range';
import { useFilterOptions } from './filter-options';
import { anyOpenStatus, filtersOf, labelOf, type ViewFilter } from './filters';
import { useOpenList } from './list-context';
import { isVisible } from './list-shortcuts';
import { toggled } from '../ui/checkbox';
import { afterFocusReturn } from '../ui/focus-return';
import { Menu, MenuChoice, MenuSeparator } from '../ui/menu';
import { QuestionDialog } from '../ui/question-dialog';
import { useShortcuts } from '../ui/shortcut';
import { toolVariantClasses } from '../ui/tool-button';

const { filters: texts } = adminLists;

export function FilterMenu({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { kind, view } = useOpenList();
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<ViewFilter>();
  const [isAsking, setAsking] = useState(false);

  function open() {
    setFilter(undefined);
    setOpen(true);
  }
  useShortcuts({ F: () => (isVisible(button.current) ? open() : false) });

  return (
    <>
      <Menu
        // What takes the place of the fields gets the focus.
        key={filter?.param}
        button={button}
        open={isOpen}
        onOpenChange={(opens) => (opens ? open() : setOpen(false))}
        align="end"
        shortcut="Shift+F"
        className={cx(toolVariantClasses.outlined, 'max-md:min-w-11')}
        label={
          <>
            <FilterIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
            <span className="max-md:sr-only">{texts.open}</span>
          </>
        }
      >
        {filter ? (
          <FilterValues filter={filter} onAsk={() => afterFocusReturn(() => setAsking(true))} />
        ) : (
          filtersOf(kind).map((offered) => (
            <MenuChoice
              key={offered.param}
              checked={Boolean(view.filters[offered.param])}
              onSelect={(event) => {
                event.preventDefault();
                setFilter(offered);
              }}
            >
              {labelOf(kind, offered)}
            </MenuChoice>
          ))
        )}
      </Menu>
      {isAsking && filter && <DaysQuestion filter={filter} onClose={() => setAsking(false)} />}
    </>
  );
}

/**
 * The values of a field. Several statuses can be chosen, but one value of other fields; choosing it again removes it.
 * @param props.onAsk opens the question for other days
 */
function FilterValues({ filter, onAsk }: { filter: ViewFilter; onAsk: () => void }) {
  const { view, setFilter } = useOpenList();
  const options = useFilterOptions(filter);
  const current = view.filters[filter.param] ?? '';
  const isMultiple = filter.kind === 'status';
  const values = isMultiple ? current.split(',') : [current];

  function choose(value: string) {
    if (isMultiple) setFilter(filter.param, toggledStatuses(values, value).join());
    else setFilter(filter.param, value === current ? '' : value);
  }

  if (!options) return <p className="px-2 text-quiet">{texts.loading}</p>;
  return (
    <>
      {options.map(({ value, words }) => (
        <MenuChoice
          key={value}
          checked={values.includes(value)}
          onSelect={(event) => {
            if (isMultiple) event.preventDefault();
            choose(value);
          }}
        >
          <bdi>{words}</bdi>
        </MenuChoice>
      ))}
      {filter.kind === 'days' && (
        <>
          <MenuSeparator />
          <MenuChoice checked={readRange(current) !== undefined} onSelect={onAsk}>
            {texts.otherDays}
          </MenuChoice>
        </>
      )}
    </>
  );
}

/** Adds a status or takes it away; that of every open record replaces the others, and they replace it. */
function toggledStatuses(statuses: readonly string[], status: string): string[] {
  if (status === anyOpenStatus) return statuses.includes(status) ? [] : [status];
  const named = statuses.filter((name) => name !== '' && name !== anyOpenStatus);
  return toggled(named, status);
}

function DaysQuestion({ filter, onClose }: { filter: ViewFilter; onClose: () => void }) {
  const { kind, view, setFilter } = useOpenList();
  const { from, to } = readRange(view.filters[filter.param] ?? '') ?? {};
  return (
    <QuestionDialog
      title={labelOf(kind, filter)}
      text={texts.bothIncluded}
      fields={{
        from: { label: texts.from, type: 'date', value: from },
        to: { label: texts.to, type: 'date', value: to },
      }}
      yes={texts.open}
      onYes={(days) => {
        setFilter(filter.param, days.from || days.to ? `${days.from}..${days.to}` : '');
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
