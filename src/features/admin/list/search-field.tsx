import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import { readSearch, searchDebounceMs, searchInputProps } from './search-text';

const { search: texts } = adminLists;

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  onLeave: () => void;
}

/** Searches while typing and stores the search in the address, without a history entry per letter. */
export function SearchField({ field, onLeave }: SearchFieldProps) {
  const { kind } = useOpenList();
  const { text, change, search } = useSearchText();
  return (
    <form
      method="post"
      className="relative min-w-0 grow basis-0 md:w-68 md:grow-0 md:basis-auto"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-quiet"
        strokeWidth={1.5}
      />
      <input
        ref={field}
        {...searchInputProps}
        aria-label={texts.label}
        aria-keyshortcuts="/"
        placeholder={kind.isFromVisitors ? texts.placeholder : texts.placeholderPostings}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (text === '') onLeave();
          else change('');
        }}
        className="h-11 w-full rounded border border-edge bg-sand ps-8.5 pe-2 text-ellipsis placeholder:text-quiet md:h-9 pointer-coarse:h-11"
      />
    </form>
  );
}

/** Holds the typed text, and searches for it after a pause in typing, or at once when `search` is called. */
function useSearchText() {
  const { view, changeView } = useOpenList();
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

  function search(typed = text) {
    clearTimeout(timer.current);
    const newSearch = readSearch(typed);
    if (newSearch === sentSearch.current) return;
    sentSearch.current = newSearch;
    changeView({ search: newSearch }, { replace: true });
  }

  function change(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), typed === '' ? 0 : searchDebounceMs);
  }
  return { text, change, search };
}
