export const longestSearch = 100;
const mostWords = 8;

/**
 * The words of a search, each to be found somewhere in a record: as its column search_text is kept
 * (decomposed, without accents, in lower case), so that "keita" finds "Keïta".
 */
export function searchWords(search: string): string[] {
  return searchForm(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** A search without surrounding blanks; empty when there is too little to search for. */
export function readSearch(text: string): string {
  const search = text.trim().slice(0, longestSearch);
  return isSearchable(search) ? search : '';
}

/** One letter of the Latin alphabet is in every record, a Chinese one may be a name. */
export function isSearchable(text: string): boolean {
  const form = searchForm(text).trim();
  return form.length > 1 || /[^\0-\u024f]/.test(form);
}

/** As private.search_form() in the database. */
export function searchForm(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return Array.from(plain, lower).join('');
}

/** One letter at a time as PostgreSQL does it: JavaScript alone knows a final sigma. */
function lower(letter: string): string {
  return Array.from(letter.toLowerCase())[0] ?? '';
}

/**
 * Operators and values of PostgREST that all words together mean: no operator twice, as the embedded
 * backend heeds only the last of two alike. Wildcards in a word stand for themselves; as PostgREST
 * takes every `*` of a pattern for one more, such a word goes as a regular expression, of which
 * `***=` says that all that follows is plain text.
 */
export function searchFilters(words: readonly string[]): [operator: string, value: string][] {
  const patterns = words
    .filter((word) => !word.includes('*'))
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const starred = words.filter((word) => word.includes('*')).map((word) => `***=${word}`);
  return [
    ...(patterns.length > 0 ? [['like(all)', arrayOf(patterns)] as [string, string]] : []),
    ...(starred.length > 0 ? [['match(all)', arrayOf(starred)] as [string, string]] : []),
  ];
}

function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
