import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import type { TextRange } from './insert-template';
import type { NamedTemplate } from './reply-text';

export interface SuggestionOptions {
  /** Templates that a slash and the beginning of a word offer. */
  templates?: readonly NamedTemplate[];
  /** `place` is what was typed to find the template. */
  onChooseTemplate?: (name: ReplyName, place: TextRange) => void;
}

/** Suggests the templates of which a word begins with what follows a slash at the cursor, in a listbox below the field. */
export function useTemplateSuggestions(
  field: RefObject<HTMLTextAreaElement | null>,
  { templates = [], onChooseTemplate }: SuggestionOptions,
) {
  const id = useId();
  const [word, setWord] = useState<TextRange & { prefix: string }>();
  const [selectedIndex, setSelectedIndex] = useState(0);
  const offered = templates.filter(([, label]) => word && hasWordWith(word.prefix, label));
  const isOpen = offered.length > 0;
  const activeIndex = Math.min(selectedIndex, offered.length - 1);
  const activeName = offered[activeIndex]?.[0];
  const close = () => setWord(undefined);
  function updateWord() {
    if (!field.current || !onChooseTemplate) return;
    const { value, selectionStart: to, selectionEnd } = field.current;
    const [, prefix] = /(?:^|\s)\/(\p{L}*)$/u.exec(value.slice(0, to)) ?? [];
    const isWord = prefix !== undefined && to === selectionEnd;
    setWord(isWord ? { prefix, from: to - prefix.length - 1, to } : undefined);
  }
  function choose(name: ReplyName | undefined) {
    if (word && name) onChooseTemplate?.(name, word);
    close();
    setSelectedIndex(0);
  }
  /** Returns whether a key was for the list, which it then moves, takes from or closes. */
  function takeKey(event: KeyboardEvent): boolean {
    const { key, nativeEvent } = event;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // While composing, Enter only ends a word of an input method.
    if (!isOpen || isModified || nativeEvent.isComposing) return false;
    if (key === 'ArrowDown') setSelectedIndex((activeIndex + 1) % offered.length);
    else if (key === 'ArrowUp') setSelectedIndex((activeIndex || offered.length) - 1);
    else if (key === 'Enter' || key === 'Tab') choose(activeName);
    else if (key === 'Escape') close();
    else return false;
    return true;
  }
  return {
    updateWord,
    takeKey,
    fieldProps: onChooseTemplate && {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${activeName}` : undefined,
      onSelect: updateWord,
      onBlur: close,
    },
    listbox: isOpen && <Listbox {...{ id, activeName }} templates={offered} onChoose={choose} />,
  };
}

interface ListboxProps {
  id: string;
  templates: readonly NamedTemplate[];
  activeName: ReplyName | undefined;
  onChoose: (name: ReplyName) => void;
}

function Listbox({ id, templates, activeName, onChoose }: ListboxProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={adminSending.composer.templates}
      className="sticky bottom-0 grid grid-flow-col grid-cols-2 grid-rows-[repeat(3,auto)] rounded border border-line bg-sand p-1 shadow-lg"
    >
      {templates.map(([name, label]) => (
        <div
          key={name}
          id={`${id}-${name}`}
          role="option"
          aria-selected={name === activeName}
          onPointerDown={(event) => {
            // Leaves the focus in the field.
            event.preventDefault();
            onChoose(name);
          }}
          className="flex min-h-8 cursor-default items-center rounded px-2 aria-selected:bg-paper aria-selected:text-link pointer-coarse:min-h-11"
        >
          {label}
        </div>
      ))}
    </div>
  );
}

const hasWordWith = (prefix: string, label: string) =>
  label
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(prefix.toLowerCase()));
