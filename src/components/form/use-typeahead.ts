import { useRef, type KeyboardEvent } from 'react';

const pauseMs = 1000;

export interface Option {
  value: string;
  label: string;
}

/**
 * Finds options by what people type into a closed list: without accents, and by other names. A browser alone
 * compares the exact characters, and keeps the last option that matched when the rest of the word does not.
 */
export function useTypeahead(
  options: readonly Option[],
  otherNames: Readonly<Record<string, readonly string[] | undefined>> = {},
) {
  const typed = useRef({ text: '', at: 0, before: '' });

  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, timeStamp: at, currentTarget: select } = event;
    if (key.length > 1) typed.current.text = ''; // an arrow, Escape
    if (key.length > 1 || event.ctrlKey || event.metaKey) return;
    if (at - typed.current.at > pauseMs || typed.current.text === '')
      typed.current = { text: '', at, before: select.value };
    // Opens the list.
    if (key === ' ' && typed.current.text === '') return;
    typed.current = { ...typed.current, text: typed.current.text + key, at };
    const text = fold(typed.current.text);
    // The browser steps through the options that begin with one repeated letter.
    if (new Set(text).size < 2) return;
    event.preventDefault();
    const found = [
      ...options.map(({ value, label }) => ({ value, name: label })),
      ...options.flatMap(({ value }) => (otherNames[value] ?? []).map((name) => ({ value, name }))),
    ].find(({ name }) => fold(name).startsWith(text));
    choose(select, found?.value ?? typed.current.before);
  };
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function choose(select: HTMLSelectElement, value: string): void {
  if (select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
