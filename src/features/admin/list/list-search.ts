import { searchForm } from '@/lib/search-form';
import { asciiDigits } from '@/lib/tidy';

export const longestSearch = 100;
const mostWords = 8;

// A telephone number in groups; one that begins with 0 only where nothing else is searched for.
const number = /\+\d[\d ().\u00a0/-]*\d|^\s*0[\d ().\u00a0/-]*\d\s*$/g;
const copiedBefore = /^(?:[<([{"'\u00ab\u2018-\u201f\u2039]|mailto:|tel:)+/i;
const copiedAfter = /[>)\]}"'\u00bb\u2018-\u201f\u203a.,;:!?]+$/;

/**
 * The words of a search, each to be found somewhere in a record, in the form in which its column
 * search_text is kept: "keita" finds "Keïta". What is copied along with a word, as in
 * `<mailto:amina@example.com>`, is not searched for, nor a plus sign or zeros before a telephone number.
 */
export function searchWords(search: string): string[] {
  return asciiDigits(search)
    .replace(number, (written) => {
      const digits = written.replace(/\D/g, '');
      return isNumber(digits) ? digits : written;
    })
    .split(/\s+/)
    .map((word) => word.replace(copiedBefore, '').replace(copiedAfter, '') || word)
    .flatMap((word) => searchForm(word).split(/\s+/))
    .filter(Boolean)
    .map((word) => (/^\d+$/.test(word) && isNumber(word) ? word.replace(/^0{1,2}/, '') : word))
    .slice(0, mostWords);
}

function isNumber({ length }: string) {
  return length >= 7 && length <= 15;
}

/** A search without surrounding blanks; empty when there is too little to search for. */
export function readSearch(text: string): string {
  const search = text.trim().slice(0, longestSearch);
  return isSearchable(search) ? search : '';
}

/** One letter of the Latin alphabet is in every record, a Chinese one may be a name. */
export function isSearchable(text: string): boolean {
  const form = searchWords(text).join(' ');
  return form.length > 1 || /[^\0-\u024f]/.test(form);
}
