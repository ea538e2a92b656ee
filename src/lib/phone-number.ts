import { toAscii } from './normalize-text';

/**
 * A telephone number in groups with single blanks, an extension as `ext 12`, a code that stands before
 * another one gone, `00` as `+` (Nigeria's prefix is `009`). What is no number comes out as text.
 */
export function normalizePhone(written: string): string {
  return toAscii(written)
    .replace(/^tel:/i, '')
    .replace(/[ ,;]*(?:ext|poste|x)[. :=]*([0-9]{1,6})$/i, ' ext $1')
    .replace(/[- ().,/\u2010-\u2015]+/g, ' ')
    .trim()
    .replace(/^(?:\+[0-9]{1,3} )?00 ?(?=[1-9])(?!9 ?234)/, '+')
    .replace(/^(?:\+[0-9]{1,3} ?(?=\+))?\+ ?/, '+');
}

/** A number that can be dialled: 6 to 15 digits in groups and perhaps an extension. */
export function isPhone(text: string): boolean {
  return /^(?:\+[1-9]|[0-9])(?: ?[0-9]){5,14}(?: ext [0-9]{1,6})?$/.test(text);
}

export interface DialPlan {
  /** With its plus sign. */
  code: string;
  /** Whether a 0 before a national number is dialled inside the country only. */
  trunkZero: boolean;
}

/**
 * As `normalizePhone`, with this country's code, a blank and the rest: added where it is missing, once
 * where it was written twice. A number with another country's code keeps that.
 */
export function completePhone(written: string, { code, trunkZero }: DialPlan): string {
  const phone = normalizePhone(written);
  const hasCode = phone.startsWith(code);
  const national = (hasCode ? phone.slice(code.length) : phone).trimStart();
  if (!/^[0-9 ]+(?:ext [0-9]+)?$/.test(national)) return phone;

  // A number may begin like the code; none does that has eight more digits.
  const withoutCode = national.replace(new RegExp(`^${code.slice(1)} ?(?=(?:[0-9] ?){8})`), '');
  const isBare = !hasCode && withoutCode === national;
  return `${code} ${isBare && trunkZero ? national.replace(/^0 ?(?=[1-9])/, '') : withoutCode}`;
}
