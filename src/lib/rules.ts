/** Text is normalised before a rule looks at it. */
import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email-address';
import { normalizeLine, normalizeText, withoutPlaceholder } from './normalize-text';
import { isPhone, normalizePhone } from './phone-number';

// Without this zod probes `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Longest texts the database takes, in characters; a test compares them with its checks. */
export const limits = {
  name: 200,
  email: 254,
  phone: 40,
  webAddress: 300,
  longText: 5000,
} as const;

/** As the database counts: an emoji is one character. */
const lengthOf = (written: string) => [...written].length;

export function ticked(message: string) {
  return z.literal(true, message);
}

export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, message);
}

/** The rules whose length is limited; `tooLong` words the limit, in characters. */
export function textRules(tooLong: (max: number) => string) {
  const longest = (max: number) => ({ error: () => tooLong(max) });

  /** Text of `min` to `max` characters; `message` says what is missing. */
  const ruled =
    (normalize: (written: string) => string) => (min: number, max: number, message: string) =>
      z.string(message).check(
        z.overwrite(normalize),
        z.refine((written) => lengthOf(written) >= min, message),
        z.refine((written) => lengthOf(written) <= max, longest(max)),
      );

  /** As `ruled`, for a field that may stay empty; `message` says what less than `min` characters lack. */
  const optional =
    (normalize: (written: string) => string) =>
    (max: number, min = 1, message = '') =>
      z.string(message).check(
        z.overwrite((written) => withoutPlaceholder(normalize(written))),
        z.refine((written) => written === '' || lengthOf(written) >= min, message),
        z.refine((written) => lengthOf(written) <= max, longest(max)),
      );

  /** A web address or nothing. People leave out `https://`, so it is added to what has a dotted domain. */
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

  /** A telephone number of at least 10 characters. */
  function phone(message: string) {
    return z.string(message).check(
      z.overwrite(normalizePhone),
      z.refine((written) => isPhone(written) && written.length >= 10, message),
      z.refine((written) => written.length <= limits.phone, longest(limits.phone)),
    );
  }

  /** One address with a dotted domain, at most 254 characters. */
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
