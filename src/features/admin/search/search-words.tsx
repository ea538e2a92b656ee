import { createContext, use, type ReactNode } from 'react';
import { patternsQuery } from '../list/list-request';
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

interface Part {
  text: string;
  isMarked: boolean;
}

/**
 * Splits a text at the words of a search, ignoring case and accents. The words are in the form of the database's
 * search_patterns: folded, with a blank before a word that matches only beginnings.
 */
export function markWords(text: string, words: readonly string[]): Part[] {
  const letters = [...text.normalize('NFC')];
  // A blank before the text lets its first word match as a beginning.
  const folded = [' ', ...letters.map(foldLetter)].join('');
  const marked = new Set<number>();
  for (const word of words) {
    const blanks = word.length - word.trimStart().length;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let index = at + blanks; index < at + word.length; index += 1) marked.add(index - 1);
    }
  }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMarked = marked.has(index);
    if (last?.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, isMarked });
  }
  return parts;
}

const separators = /[-\s/()\u2010-\u2015]/;

/** One letter stays one, so that places in both texts agree. */
const foldLetter = (letter: string) =>
  separators.test(letter) ? ' ' : (letter.normalize('NFKD').toLowerCase()[0] ?? ' ');

const maxBefore = 30;

/** Returns the beginning of a text as one line, or the part around the first word of a search. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [before, found] = markWords(line, words);
  if (!before || !found || before.text.length <= maxBefore) return line.slice(0, maxLength);
  const from = line.lastIndexOf(' ', before.text.length - maxBefore / 2) + 1;
  return `…${line.slice(from, from + maxLength)}`;
}

const maxLength = 200;
