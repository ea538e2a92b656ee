import { longestSigns, tidySigns } from './tidy';

/** What says that a number follows: `Tel.`, `mob:`, a picture; also behind a code. A lone O may be a zero. */
const label =
  /^(\+[0-9]{1,3} )?(?![OoIl] )[^0-9+(*#@]*(?:[- .:;,=>/|)\]}~"'\u00b0\u2010-\u2015\u2190-\u2bff\u{1f000}-\u{1faff}](?=[0-9(])|[^0-9+(*#@](?=\+))/u;

/**
 * A telephone number without what stands before it, with single blanks between its groups, an
 * international prefix as `+` (`009` is Nigeria's), a code that stands before another one gone, an
 * extension as `ext 12`. Zeros stay, but a `(0)` behind the code of a country whose numbers never begin
 * with one. What is no number comes out as text. As private.tidy_phone() in the database.
 */
export function tidyPhone(written: string): string {
  const signs = tidySigns(written);
  if ([...signs].length > longestSigns) return signs;
  return signs
    .replace(label, '$1')
    .replace(/[ ,;(]*(?:extension|extn?|poste|x|#|,{2,})[. :=]*([0-9]{1,6})\)?$/i, ' ext $1')
    .replace(/^[ (]*009(?:[- ./)]+(?=234)|(?=234(?:[- ./]*[0-9]){10}$))/, '+')
    .replace(/^[ (]*00[- ./)]*(?=[1-9])/, '+')
    .replace(/(\+(?!225|229|241|242|39)[0-9]{1,3}[-) .]*)\( ?0 ?\)/, '$1')
    .replace(
      /(?:[- ()[\]"'|;.,/_~\u00b7\u2010-\u2015\u2018-\u201f\u2022\u2190-\u2bff\u{1f000}-\u{1faff}]|\u20e3)+/gu,
      ' ',
    )
    .replace(/^ | $/g, '')
    .replace(/\+[+ ]+/g, '+')
    .replace(/^(?:\+[0-9]{1,3} ?(?=\+))+/, '')
    .replace(/^\+([0-9]{1,3}) 009? ?\1/, '+$1');
}

/** A tidied text that can be dialled: 6 to 15 digits and perhaps an extension. As private.is_phone(). */
export function isPhone(text: string): boolean {
  return /^(?:\+[1-9]|[0-9])(?: ?[0-9]){5,14}(?: ext [0-9]{1,6})?$/.test(text);
}

export interface DialPlan {
  /** With its plus sign. */
  code: string;
  /** Whether a 0 before a national number is dialled inside the country only. */
  trunkZero: boolean;
  /** The most digits of a national number that begins with the digits of `code`. */
  mostDigits: number;
}

/**
 * As `tidyPhone`, beginning with this country's code and a blank: added where it is missing, once where
 * it was written twice. A number with another country's code keeps that.
 */
export function completePhone(written: string, { code, trunkZero, mostDigits }: DialPlan): string {
  const phone = tidyPhone(written);
  if (!/^\+?[0-9][0-9 ]+(?:ext [0-9]+)?$/.test(phone)) return phone;
  const hasCode = phone.startsWith(code);
  if (phone.startsWith('+') && !hasCode) return phone;

  const behind = hasCode ? phone.slice(code.length).trimStart() : phone;
  if (behind === '') return phone;
  const digits = code.slice(1);
  // A number may begin like the code; only one that is too long for that has the code twice.
  const again = new RegExp(`^${digits} ?(?=(?:[0-9] ?){${mostDigits + 1 - digits.length},})`);
  const national = behind.replace(again, '');
  const isBare = !hasCode && national === behind;
  return `${code} ${isBare && trunkZero ? national.replace(/^0 ?(?=[1-9])/, '') : national}`;
}
