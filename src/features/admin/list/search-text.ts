const maxLength = 100;

/** Time after the last key before a search begins. */
export const searchDebounceMs = 300;

/** Attributes of every search input; a browser neither checks its spelling nor lists earlier searches. */
export const searchInputProps = {
  type: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
  dir: 'auto',
  maxLength,
} as const;

/** Returns a search without surrounding blanks, or an empty string if it is too short. */
export function readSearch(text: string): string {
  const search = text.trim().slice(0, maxLength);
  return isSearchable(search) ? search : '';
}

/**
 * Returns whether a search is specific enough: one Latin letter matches everything, one Chinese character
 * can be a name.
 */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1 || /[^\0-\u024f]/.test(text);
}
