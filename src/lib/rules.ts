/** The rules that forms are made of, by name. Text is tidied before a rule looks at it. */
import * as z from 'zod/mini';

// Without this zod probes `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Longest texts the database takes, in characters; a test compares them with its checks. */
export const limits = {
  name: 200,
  email: 254,
  phone: 40,
  country: 100,
  longText: 5000,
} as const;

const tooLong = (max: number) => `Please use at most ${max.toLocaleString('en')} characters`;

// Everything in Unicode's "other, control" class but tab and line breaks.
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** Text as we keep it: composed (NFC), without control characters, lines ended by \n, trimmed. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim();
}

/** Text of `min` to `max` characters after tidying; `message` says what is missing. */
export function text(min: number, max: number, message: string) {
  return z
    .string(message)
    .check(z.overwrite(tidy), z.minLength(min, message), z.maxLength(max, tooLong(max)));
}

/** An address with one @ and a dotted domain, at most 254 characters. */
export function email(message: string) {
  return z
    .string(message)
    .check(
      z.overwrite(tidy),
      z.regex(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/, message),
      z.maxLength(limits.email, tooLong(limits.email)),
    );
}

/** One of the given values; anything else, also nothing, is told with `message`. */
export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, message);
}
