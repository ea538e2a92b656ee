import { toAscii } from './normalize-text';

const extension = /[ ,;]*(?:ext|poste|x)[. :=]*([0-9]{1,6})$/i;

const severalNumbers = [
  // a whole number, a sign or word that joins, more digits
  /(?:[0-9][- ().]*){7}(?:[,;/|&\\]|ou|or|et|and)[^0-9]*[0-9]/i,
  /[0-9]{8} ?[-\u2010-\u2015] ?[0-9]{1,4}$/,
  /(?:[0-9][ .()]*){7}[0-9] [-\u2010-\u2015] [0-9]{1,2}$/,
  /[0-9]{7}[^0-9]+[0-9]{7}/,
];

/** True for `0522940770/74`, `07 07 07 07 07 ou 05 05 05 05 05`. */
export function isSeveralPhones(written: string): boolean {
  const text = toAscii(written).replace(extension, '');
  // One has at most 15 digits, and a repeated code.
  const isTooLong = text.replace(/[^0-9]/g, '').length > 18;
  return (
    (isTooLong && /[0-9][^0-9]+[0-9]/.test(text)) ||
    severalNumbers.some((pattern) => pattern.test(text))
  );
}

/** Normalises groups, extensions (`ext 12`) and `00` (Nigeria's `009`) to `+`. Other text is unchanged. */
export function normalizePhone(written: string): string {
  if (isSeveralPhones(written)) return toAscii(written);
  return toAscii(written)
    .replace(/^tel:/i, '')
    .replace(extension, ' ext $1')
    .replace(/[- ().,/\u2010-\u2015]+/g, ' ')
    .trim()
    .replace(/^(?:\+[0-9]{1,3} )?00 ?(?=[1-9])(?!9 ?234)/, '+')
    .replace(/^(?:\+[0-9]{1,3} ?(?=\+))?\+ ?/, '+');
}

/** Accepts 6 to 15 digits in groups, with an optional extension. */
export function isPhone(text: string): boolean {
  return /^(?:\+[1-9]|[0-9])(?: ?[0-9]){5,14}(?: ext [0-9]{1,6})?$/.test(text);
}

export interface DialPlan {
  code: string;
  /** True when a 0 before a national number is dialled inside the country only. */
  trunkZero: boolean;
}

/** As `normalizePhone`, with the country's code in front once. Another country's code stays. */
export function completePhone(written: string, { code, trunkZero }: DialPlan): string {
  const phone = normalizePhone(written);
  if (isSeveralPhones(phone)) return phone;
  const hasCode = phone.startsWith(code);
  const national = (hasCode ? phone.slice(code.length) : phone).trimStart();
  if (!/^[0-9 ]+(?:ext [0-9]+)?$/.test(national)) return phone;

  // A national number may begin with the same digits, but never has eight more after them.
  const withoutCode = national.replace(new RegExp(`^${code.slice(1)} ?(?=(?:[0-9] ?){8})`), '');
  const isBare = !hasCode && withoutCode === national;
  return `${code} ${isBare && trunkZero ? national.replace(/^0 ?(?=[1-9])/, '') : withoutCode}`;
}
