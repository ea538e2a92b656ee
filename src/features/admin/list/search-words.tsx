import { createContext, use, type ReactNode } from 'react';
import { patternsQuery } from './list-request';
import { markWords } from './marked-words';
import { useStaffQuery } from '../ui/staff-query';

const Context = createContext<readonly string[]>([]);

interface SearchWordsProps {
  search: string;
  children: ReactNode;
}

/** Marks the words of a search in every `Marked` text below. */
export function SearchWords({ search, children }: SearchWordsProps) {
  const { data } = useStaffQuery({ ...patternsQuery(search), enabled: search !== '' });
  return <Context value={(search && data?.map(wordOf)) || none}>{children}</Context>;
}

export function useSearchWords(): readonly string[] {
  return use(Context);
}

export function Marked({ text }: { text: string }) {
  const words = use(Context);
  if (words.length === 0) return text;
  return markWords(text, words).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className="rounded-[2px] bg-marigold/30 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

const none: readonly string[] = [];

/** Turns `%50\%%` into `50%`. */
const wordOf = (pattern: string) => pattern.slice(1, -1).replace(/\\(.)/g, '$1');
