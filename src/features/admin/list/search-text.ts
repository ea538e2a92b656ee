const maxSearchLength = 100;

export const searchDebounceMs = 300;

/** Attributes of every search input; a browser neither checks its spelling nor lists earlier searches. */
export const searchInputProps = {
  type: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
  dir: 'auto',
  maxLength: maxSearchLength,
} as const;

/** Returns a search without surrounding blanks, or an empty string if it is not specific enough. */
export function readSearch(text: string): string {
  const search = text.trim().slice(0, maxSearchLength);
  return isSearchable(search) ? search : '';
}

const beyondLatin = /[^\0-\u024f]/;

/**
 * Returns whether a search is specific enough: one Latin letter matches everything, one Chinese character
 * can be a name.
 */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1 || beyondLatin.test(text);
}
