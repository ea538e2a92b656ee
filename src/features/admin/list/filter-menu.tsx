import { ListFilter as FilterIcon } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { rangeOf, anyOpen, fieldsOf, labelOf, type FilterField } from './filters';
import { useOptions } from './filter-options';
import { useOpenList } from './list-context';
import { isVisible } from './list-shortcuts';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu';
import { Question } from '../ui/question';
import { useShortcuts } from '../ui/shortcut';
import { toolVariants } from '../ui/tool-button';

const { filters: texts } = adminLists;

/** Offers the fields of a list, then the values of one. */
export function FilterMenu({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { kind, view } = useOpenList();
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<FilterField>();
  const [isAsking, setAsking] = useState(false);

  function open() {
    setField(undefined);
    setOpen(true);
  }
  useShortcuts({ F: () => isVisible(button.current) && (open(), true) });

  return (
    <>
      <Menu
        // What takes the place of the fields gets the focus.
        key={field?.param}
        button={button}
        open={isOpen}
        onOpenChange={(opens) => (opens ? open() : setOpen(false))}
        align="end"
        shortcut="Shift+F"
        className={cx(toolVariants.outlined, 'max-md:min-w-11')}
        label={
          <>
            <FilterIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
            <span className="max-md:sr-only">{texts.open}</span>
          </>
        }
      >
        {field ? (
          <Values
            field={field}
            // The menu gives the focus back before the question takes it.
            onAsk={() => setTimeout(() => setAsking(true))}
          />
        ) : (
          fieldsOf(kind).map((one) => (
            <MenuItem
              key={one.param}
              checked={Boolean(view.filters[one.param])}
              onSelect={(event) => {
                event.preventDefault();
                setField(one);
              }}
            >
              {labelOf(kind, one)}
            </MenuItem>
          ))
        )}
      </Menu>
      {isAsking && field && <DaysQuestion field={field} onClose={() => setAsking(false)} />}
    </>
  );
}

interface ValuesProps {
  field: FilterField;
  /** Opens the question for other days. */
  onAsk: () => void;
}

/** The values of a field. Several statuses can be chosen, but one other value; choosing it again removes it. */
function Values({ field, onAsk }: ValuesProps) {
  const { view, setFilter } = useOpenList();
  const options = useOptions(field);
  const set = view.filters[field.param] ?? '';
  const addsUp = field.kind === 'status';
  const chosen = addsUp ? set.split(',') : [set];

  function choose(value: string) {
    const isAdded = addsUp && value !== anyOpen;
    const others = isAdded ? chosen.filter((one) => ![anyOpen, value, ''].includes(one)) : [];
    setFilter(field.param, [...others, ...(chosen.includes(value) ? [] : [value])].join());
  }

  if (!options) return <p className="px-2 text-quiet">{texts.loading}</p>;
  return (
    <>
      {options.map(({ value, words }) => (
        <MenuItem
          key={value}
          checked={chosen.includes(value)}
          onSelect={(event) => {
            if (addsUp) event.preventDefault();
            choose(value);
          }}
        >
          <bdi>{words}</bdi>
        </MenuItem>
      ))}
      {field.kind === 'days' && (
        <>
          <MenuSeparator />
          <MenuItem checked={rangeOf(set) !== undefined} onSelect={onAsk}>
            {texts.otherDays}
          </MenuItem>
        </>
      )}
    </>
  );
}

function DaysQuestion({ field, onClose }: { field: FilterField; onClose: () => void }) {
  const { kind, view, setFilter } = useOpenList();
  const { from, to } = rangeOf(view.filters[field.param] ?? '') ?? {};
  return (
    <Question
      title={labelOf(kind, field)}
      text={texts.bothIncluded}
      fields={{
        from: { label: texts.from, type: 'date', value: from },
        to: { label: texts.to, type: 'date', value: to },
      }}
      yes={texts.open}
      onYes={(days) => {
        setFilter(field.param, days.from || days.to ? `${days.from}..${days.to}` : '');
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
