import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { controlClass, Field } from '@/components/form/field';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import type { TextRange } from './insert-template';
import type { NamedTemplate } from './reply-text';

const { composer } = adminSending;

interface LineFieldProps {
  name?: string;
  label: string;
  value: string;
  readOnly: boolean;
  onWrite: (text: string) => void;
}

export function LineField({ name, label, value, readOnly, onWrite }: LineFieldProps) {
  return (
    <Field label={label} error={undefined}>
      {(control) => (
        <input
          {...control}
          {...{ name, value, readOnly }}
          dir="auto"
          autoComplete="off"
          onChange={(event) => onWrite(event.target.value)}
          className={cx(controlClass, 'min-h-11 px-3 py-1.5 md:pointer-fine:min-h-9.5')}
        />
      )}
    </Field>
  );
}

interface MultilineFieldProps {
  label: string;
  value: string;
  readOnly: boolean;
  /** At the foot of a record: lower, its label only a placeholder. */
  isDocked?: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
  problemId?: string | undefined;
  onWrite: (text: string) => void;
  /** Called for Ctrl or ⌘ and Enter. */
  onSubmit?: () => void;
  /** Templates that a slash and the beginning of a word offer. */
  templates?: readonly NamedTemplate[];
  onTemplate?: (name: ReplyName, place: TextRange) => void;
}

/** A text of several lines. `/call` in it offers the templates of that name. */
export function MultilineField(props: MultilineFieldProps) {
  const { label, value, readOnly, isDocked = false, problemId, onWrite, onSubmit } = props;
  const id = useId();
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? ownField;
  const suggestions = useTemplateSuggestions(field, props);

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={isDocked ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={isDocked ? 3 : 8}
        value={value}
        readOnly={readOnly}
        placeholder={isDocked ? label : undefined}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        {...suggestions.fieldProps}
        onChange={(event) => {
          onWrite(event.target.value);
          suggestions.updateWord();
        }}
        onSelect={suggestions.updateWord}
        onKeyDown={(event) => {
          if (suggestions.handleKey(event)) event.preventDefault();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
        }}
        className={cx(
          controlClass,
          'field-sizing-content resize-none px-3 py-2',
          isDocked ? 'min-h-18 outline-offset-0! focus-visible:outline-2!' : 'max-h-96 min-h-40',
        )}
      />
      {suggestions.listbox}
    </div>
  );
}

/** Suggests the templates whose name begins with the word behind a slash at the cursor, in a listbox below the field. */
function useTemplateSuggestions(
  field: RefObject<HTMLTextAreaElement | null>,
  { templates = [], onTemplate }: MultilineFieldProps,
) {
  const id = useId();
  const [word, setWord] = useState<{ query: string; from: number; to: number }>();
  const [markedIndex, setMarkedIndex] = useState(0);
  const matches = templates.filter(([, label]) => word && isMatch(label, word.query));
  const isOpen = matches.length > 0;
  const activeIndex = Math.min(markedIndex, matches.length - 1);

  function updateWord() {
    if (!field.current || !onTemplate) return;
    const { value, selectionStart: to, selectionEnd } = field.current;
    const [, query] = /(?:^|\s)\/(\p{L}*)$/u.exec(value.slice(0, to)) ?? [];
    const isWord = query !== undefined && to === selectionEnd;
    setWord(isWord ? { query, from: to - query.length - 1, to } : undefined);
  }
  function choose(name: ReplyName | undefined) {
    if (word && name) onTemplate?.(name, word);
    setWord(undefined);
    setMarkedIndex(0);
  }
  /** Handles a key; returns whether it was for the list. */
  function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (!isOpen || ctrlKey || metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: matches.length - 1 }[key];
    if (step) setMarkedIndex((activeIndex + step) % matches.length);
    else if (key === 'Enter' || key === 'Tab') choose(matches[activeIndex]?.[0]);
    else if (key === 'Escape') setWord(undefined);
    else return false;
    return true;
  }

  return {
    updateWord,
    handleKey,
    fieldProps: onTemplate && {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${matches[activeIndex]?.[0]}` : undefined,
    },
    listbox: isOpen && (
      <div
        id={id}
        role="listbox"
        aria-label={composer.templates}
        className="sticky bottom-0 grid grid-flow-col grid-cols-2 grid-rows-[repeat(3,auto)] rounded border border-line bg-sand p-1 shadow-lg"
      >
        {matches.map(([name, label], index) => (
          <div
            key={name}
            id={`${id}-${name}`}
            role="option"
            aria-selected={index === activeIndex}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(name);
            }}
            className="flex min-h-8 cursor-default items-center rounded px-2 aria-selected:bg-paper aria-selected:text-link pointer-coarse:min-h-11"
          >
            {label}
          </div>
        ))}
      </div>
    ),
  };
}

const isMatch = (label: string, query: string) =>
  label
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(query.toLowerCase()));
