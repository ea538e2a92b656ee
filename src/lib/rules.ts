/** Rules expect normalised text. */
import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email-address';
import { normalizeLine, normalizeText, withoutPlaceholder } from './normalize-text';
import { isPhone, isSeveralPhones, normalizePhone } from './phone-number';

// Without this zod probes `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Database limits in characters; a test compares them with the constraints. */
export const limits = {
  name: 200,
  email: 254,
  phone: 40,
  webAddress: 300,
  longText: 5000,
} as const;

/** Counts as the database does: an emoji is one character. */
const lengthOf = (written: string) => [...written].length;

export function ticked(message: string) {
  return z.literal(true, message);
}

export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, message);
}

/** Rules with a limited length; `tooLong` returns the message for a limit. */
export function textRules(tooLong: (max: number) => string) {
  const longest = (max: number) => ({ error: () => tooLong(max) });

  const ruled =
    (normalize: (written: string) => string) => (min: number, max: number, message: string) =>
      z.string(message).check(
        z.overwrite(normalize),
        z.refine((written) => lengthOf(written) >= min, message),
        z.refine((written) => lengthOf(written) <= max, longest(max)),
      );

  const optional =
    (normalize: (written: string) => string) =>
    (max: number, min = 1, message = '') =>
      z.string(message).check(
        z.overwrite((written) => withoutPlaceholder(normalize(written))),
        z.refine((written) => written === '' || lengthOf(written) >= min, message),
        z.refine((written) => lengthOf(written) <= max, longest(max)),
      );

  /** An optional web address. `https://` is added to a dotted domain without a scheme. */
  function optionalWebAddress(message: string) {
    return z.string(message).check(
      z.overwrite((written) =>
        withoutPlaceholder(normalizeLine(written)).replace(
          /^(?=[^\s:/?#@]+\.[^\s:.@])/,
          'https://',
        ),
      ),
      z.refine((written) => written === '' || /^https?:\/\/\S+$/i.test(written), message),
      z.refine((written) => lengthOf(written) <= limits.webAddress, longest(limits.webAddress)),
    );
  }

  function phone(message: string, oneOnly: string) {
    return z.string(message).check(
      z.overwrite(normalizePhone),
      z.refine((written) => !isSeveralPhones(written), oneOnly),
      z.refine((written) => isPhone(written) && written.length >= 10, message),
      z.refine((written) => written.length <= limits.phone, longest(limits.phone)),
    );
  }

  function email(message: string) {
    return z
      .string(message)
      .check(
        z.overwrite(normalizeEmail),
        z.refine(isEmail, message),
        z.maxLength(limits.email, longest(limits.email)),
      );
  }

  return {
    line: ruled(normalizeLine),
    text: ruled(normalizeText),
    optionalLine: optional(normalizeLine),
    optionalText: optional(normalizeText),
    optionalWebAddress,
    phone,
    email,
  };
}
