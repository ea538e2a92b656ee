import { Check, ChevronLeft, ChevronRight, ListFilter as FilterIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { rangeOf } from './date-range';
import { useChoice } from './filter-fields';
import { fieldsOf, labelOf, useOptions, type FilterField } from './filter-options';
import { useOpenList } from './list-context';
import { choiceField } from '../ui/choice';
import { Disclosure } from '../ui/disclosure';

const { filters: texts } = adminLists;

/** Offers the fields of a list, then their values; what is typed finds values of every field. */
export function FilterMenu({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  return (
    <Disclosure
      isMenu
      opener={button}
      shortcut="Shift+F"
      className="w-72 max-md:-end-27 max-md:w-[calc(100vw-1.5rem)]"
      buttonClassName="max-md:min-w-11"
      label={
        <>
          <FilterIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
          <span className="max-md:sr-only">{texts.open}</span>
        </>
      }
    >
      <Chooser />
    </Disclosure>
  );
}

function Chooser() {
  const { list } = useOpenList();
  const [field, setField] = useState<FilterField>();
  const [text, setText] = useState('');
  const fields = fieldsOf(list);

  function show(other?: FilterField) {
    setField(other);
    setText('');
  }

  return (
    <form
      method="post"
      aria-label={texts.open}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[data-choice]')?.click();
      }}
    >
      <div
        role="presentation"
        onKeyDown={moveFocus}
        className="flex max-h-[min(28rem,60dvh)] flex-col"
      >
        {field && (
          <Row icon={<ChevronLeft aria-hidden className="size-4" />} onChoose={() => show()}>
            <span className="font-semibold">{labelOf(list, field)}</span>
          </Row>
        )}
        <input
          key={field?.param}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu was opened to choose
          autoFocus
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={field ? texts.findIn(labelOf(list, field)) : texts.find}
          placeholder={field ? texts.findIn(labelOf(list, field)) : texts.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && text === '' && field) show();
          }}
          className="mb-1 h-9 shrink-0 rounded border border-edge bg-paper px-2 pointer-coarse:h-11"
        />
        <div className="min-h-0 overflow-y-auto">
          {field ? (
            <Values field={field} text={text} />
          ) : (
            fields
              .filter((one) => isMatch(labelOf(list, one), text))
              .map((one) => <FieldRow key={one.param} field={one} onChoose={() => show(one)} />)
          )}
          {!field &&
            text.trim() !== '' &&
            fields.map((one) => <Values key={one.param} isNamed field={one} text={text} />)}
          {field?.kind === 'dates' && <Range />}
          <p className="hidden px-2 py-1.5 text-quiet only:block">{texts.noneFound}</p>
        </div>
      </div>
    </form>
  );
}

function FieldRow({ field, onChoose }: { field: FilterField; onChoose: () => void }) {
  const { list } = useOpenList();
  const { words } = useChoice(field);
  // What is typed next finds its values.
  useOptions(list, field);
  return (
    <Row onChoose={onChoose} staysOpen>
      {labelOf(list, field)}{' '}
      <span className="ms-auto min-w-0 truncate ps-2 text-quiet">{words}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.75} />
    </Row>
  );
}

interface ValuesProps {
  field: FilterField;
  text: string;
  /** Each says of which field it is. */
  isNamed?: boolean;
}

function Values({ field, text, isNamed = false }: ValuesProps) {
  const { list } = useOpenList();
  const options = useOptions(list, field);
  const { chosen, choose } = useChoice(field);
  if (!options) return isNamed ? null : <p className="px-2 py-1.5 text-quiet">{texts.loading}</p>;
  return options
    .filter(([, label]) => isMatch(label, text))
    .map(([value, label, records]) => (
      <Row
        key={value}
        isChosen={chosen.includes(value)}
        staysOpen={field.kind === 'status' && !isNamed}
        onChoose={() => choose(value)}
      >
        <bdi className="min-w-0 truncate">{label}</bdi>{' '}
        <span className="ms-auto shrink-0 ps-2 text-quiet tabular-nums">
          {isNamed ? labelOf(list, field) : records?.toLocaleString('en')}
        </span>
      </Row>
    ));
}

interface RowProps {
  icon?: ReactNode;
  isChosen?: boolean;
  staysOpen?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Row({ icon, isChosen, staysOpen = icon !== undefined, onChoose, children }: RowProps) {
  return (
    <button
      type="button"
      data-choice={icon ? undefined : ''}
      aria-pressed={isChosen}
      onClick={(event) => {
        if (staysOpen) event.stopPropagation();
        onChoose();
      }}
      className="flex min-h-9 w-full items-center gap-1 rounded-md px-2 text-start hover:bg-paper hover:text-link focus-visible:bg-paper pointer-coarse:min-h-11"
    >
      {icon}
      {isChosen !== undefined && (
        <Check
          aria-hidden
          className={cx('me-1 size-4 shrink-0', !isChosen && 'invisible')}
          strokeWidth={2}
        />
      )}
      {children}
    </button>
  );
}

/** Every key typed into a date changes the range; these changes share a history entry. */
function Range() {
  const { view, change } = useOpenList();
  const range = rangeOf(view.dates);
  const { from = '', to = '' } = range ?? {};
  const setRange = (start: string, end: string) =>
    change({ dates: start || end ? `${start}..${end}` : '' }, { replace: range !== undefined });
  const bounds = [
    { label: texts.from, value: from, max: to, set: (day: string) => setRange(day, to) },
    { label: texts.to, value: to, min: from, set: (day: string) => setRange(from, day) },
  ];
  return (
    <div className="grid grid-cols-2 gap-2 px-2 py-1.5">
      {bounds.map(({ label, set, ...field }) => (
        <label key={label} className="min-w-0">
          {label}
          <input
            type="date"
            {...field}
            onChange={({ target }) => set(target.value)}
            className={cx(choiceField, 'w-full')}
          />
        </label>
      ))}
    </div>
  );
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const isMatch = (label: string, text: string) => fold(label).includes(fold(text));

/** Arrows move between the field and the choices; letters go to the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (target instanceof HTMLInputElement && target.type === 'date') return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && !event.nativeEvent.isComposing) {
    event.preventDefault();
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  } else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
    currentTarget.querySelector('input')?.focus();
  }
}
