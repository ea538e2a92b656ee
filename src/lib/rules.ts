/** Text is tidied before a rule looks at it. */
import * as z from 'zod/mini';

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

// Control characters but tab and line break, and halves of a surrogate pair: no database takes them.
const unprintable = /[^\P{Cc}\t\n]|\p{Surrogate}/gu;

/** As the database counts: an emoji is one character. */
const lengthOf = (written: string) => [...written].length;

/** Text as we keep it: composed (NFC), without unprintable characters, lines ended by \n, trimmed. */
function tidy(written: string): string {
  return written.normalize('NFC').replace(/\r\n?/g, '\n').replace(unprintable, '').trim();
}

export function ticked(message: string) {
  return z.literal(true, message);
}

export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, message);
}

/** The rules whose length is limited; `tooLong` words the limit, in characters. */
export function textRules(tooLong: (max: number) => string) {
  const longest = (max: number) => ({ error: () => tooLong(max) });

  /** Text of `min` to `max` characters after tidying; `message` says what is missing. */
  function text(min: number, max: number, message: string) {
    return z.string(message).check(
      z.overwrite(tidy),
      z.refine((written) => lengthOf(written) >= min, message),
      z.refine((written) => lengthOf(written) <= max, longest(max)),
    );
  }

  /** As `text`, for a field that may stay empty; `message` says what less than `min` characters lack. */
  function optionalText(max: number, min = 1, message = '') {
    return z.string(message).check(
      z.overwrite(tidy),
      z.refine((written) => written === '' || lengthOf(written) >= min, message),
      z.refine((written) => lengthOf(written) <= max, longest(max)),
    );
  }

  /** A web address or nothing. People leave out `https://`, so it is added to what has a dotted domain. */
  function optionalWebAddress(message: string) {
    return z.string(message).check(
      z.overwrite((written) => tidy(written).replace(/^(?=[^\s:/?#@]+\.[^\s:.@])/, 'https://')),
      z.refine((written) => written === '' || /^https?:\/\/\S+$/i.test(written), message),
      z.refine((written) => lengthOf(written) <= limits.webAddress, longest(limits.webAddress)),
    );
  }

  /** A telephone number of at least 10 characters; a dialling code pasted behind the same one goes. */
  function phone(message: string) {
    return z.string(message).check(
      z.overwrite((written) => tidy(written).replace(/^(\+\d{1,3})\s*(?=\1)/, '')),
      z.refine((written) => lengthOf(written) >= 10, message),
      z.refine((written) => lengthOf(written) <= limits.phone, longest(limits.phone)),
    );
  }

  /** An address with one @ and a dotted domain, at most 254 characters. */
  function email(message: string) {
    return z
      .string(message)
      .check(
        z.overwrite(tidy),
        z.regex(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/, message),
        z.maxLength(limits.email, longest(limits.email)),
      );
  }

  return { text, optionalText, optionalWebAddress, phone, email };
}
