import { Check, ChevronLeft, ChevronRight, ListFilter as FilterIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { sorted } from '@/lib/arrays';
import { cx } from '@/lib/cx';
import { rangeOf, anyOpen, fieldsOf, labelOf, type FilterField } from './filters';
import { useFilterWords, useOptions } from './filter-options';
import { useOpenList } from './list-context';
import { choiceField } from '../ui/choice';
import { Disclosure } from '../ui/disclosure';

const { filters: texts } = adminLists;

/** Offers the fields of a list, then their values; what is typed finds values of every field. */
export function FilterMenu({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  return (
    <Disclosure
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
        onKeyDown={moveOrType}
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
          {field?.kind === 'days' && <Range param={field.param} />}
          <p className="hidden px-2 py-1.5 text-quiet only:block">{texts.noneFound}</p>
        </div>
      </div>
    </form>
  );
}

function FieldRow({ field, onChoose }: { field: FilterField; onChoose: () => void }) {
  const { list, view } = useOpenList();
  const words = useFilterWords(list, field, view.filters[field.param] ?? '');
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
  const { list, view, setFilter } = useOpenList();
  const options = useOptions(list, field);
  const set = view.filters[field.param] ?? '';
  const addsUp = field.kind === 'status';
  const chosen = addsUp ? set.split(',') : [set];
  if (!options) return isNamed ? null : <p className="px-2 py-1.5 text-quiet">{texts.loading}</p>;

  /** Statuses add up; of other values there is one. A value that is chosen again goes. */
  function choose(value: string) {
    const isAdded = addsUp && value !== anyOpen;
    const others = isAdded ? chosen.filter((one) => ![anyOpen, value, ''].includes(one)) : [];
    setFilter(field.param, [...others, ...(chosen.includes(value) ? [] : [value])].join());
  }

  return sorted(
    options.filter(({ words }) => isMatch(words, text)),
    (one, other) => Number(begins(other.words, text)) - Number(begins(one.words, text)),
  ).map(({ value, words, records }) => (
    <Row
      key={value}
      isChosen={chosen.includes(value)}
      staysOpen={addsUp && !isNamed}
      onChoose={() => choose(value)}
    >
      <bdi className="min-w-0 truncate">{words}</bdi>{' '}
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
function Range({ param }: { param: string }) {
  const { view, setFilter } = useOpenList();
  const range = rangeOf(view.filters[param] ?? '');
  const { from = '', to = '' } = range ?? {};
  const setRange = (start: string, end: string) =>
    setFilter(param, start || end ? `${start}..${end}` : '', { replace: range !== undefined });
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

/** What begins with the text comes first: 500 finds “$500,000+” before “$100,000-$500,000”. */
const begins = (label: string, text: string) =>
  text.trim() !== '' && fold(label.replace(/^[^\p{L}\p{N}]+/u, '')).startsWith(fold(text));

/** Arrows move between the field and the choices, and letters go to the field. */
function moveOrType(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (target instanceof HTMLInputElement && target.type === 'date') return;
  moveFocus(event, 'input, button');
  if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
    currentTarget.querySelector('input')?.focus();
  }
}

/** Arrows move the focus between what an area has. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, stops: string): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  event.preventDefault();
  all[all.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}
