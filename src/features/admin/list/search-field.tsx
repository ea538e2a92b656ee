import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import { maxSearchLength, readSearch } from './list-view';

const { search: texts } = adminLists;

/** Time after the last key before a search begins. */
export const searchDebounceMs = 300;

/** Attributes of a search input: no spelling check, no list of earlier searches. */
export const searchInput = {
  type: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
  dir: 'auto',
  maxLength: maxSearchLength,
} as const;

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when Escape is pressed in an empty field. */
  onLeave: () => void;
}

/** Searches while typing and stores the search in the address, without a history entry per letter. */
export function SearchField({ field, onLeave }: SearchFieldProps) {
  const { kind, view, changeView } = useOpenList();
  const [text, setText] = useState(view.search);
  const sentSearch = useRef(view.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Follows the address after Back or cleared filters.
  useEffect(() => {
    if (view.search === sentSearch.current) return;
    sentSearch.current = view.search;
    clearTimeout(timer.current);
    setText(view.search);
  }, [view.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function sendSearch(typed: string) {
    clearTimeout(timer.current);
    const search = readSearch(typed);
    if (search === sentSearch.current) return;
    sentSearch.current = search;
    changeView({ search }, { replace: true });
  }

  function changeText(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendSearch(typed), typed === '' ? 0 : searchDebounceMs);
  }

  return (
    <form
      method="post"
      className="relative min-w-0 grow basis-0 md:w-68 md:grow-0 md:basis-auto"
      onSubmit={(event) => {
        event.preventDefault();
        sendSearch(text);
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-quiet"
        strokeWidth={1.5}
      />
      <input
        ref={field}
        {...searchInput}
        aria-label={texts.label}
        aria-keyshortcuts="/"
        placeholder={kind.isFromVisitors ? texts.placeholder : texts.placeholderPostings}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (text === '') onLeave();
          else changeText('');
        }}
        className="h-11 w-full rounded border border-edge bg-sand ps-8.5 pe-2 text-ellipsis placeholder:text-quiet md:h-9 pointer-coarse:h-11"
      />
    </form>
  );
}
