/** Rules expect normalised text. */
import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email-address';
import { normalizeLine, normalizeText, withoutPlaceholder } from './normalize-text';

// Without this zod probes `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

export type ReadPhone = (written: string) => { phone: string; doubt?: string | undefined };

type Lengths = readonly [min: number, max: number];

/** Lengths in characters, or the greatest one; a test compares them with the database's checks. */
export const limits = {
  personName: [1, 200],
  name: [2, 200],
  country: [2, 100],
  line: [1, 200],
  text: [1, 5000],
  longText: [10, 5000],
  skills: [2, 2000],
  phone: [10, 40],
  email: 254,
  webAddress: 300,
} as const;

/** Counts as the database does: an emoji is one character. */
const lengthOf = (written: string) => [...written].length;

export function ticked(message: string) {
  return z.literal(true, message);
}

export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, message);
}

/**
 * Rules with a limited length.
 * @param tooLong returns the message for a limit
 * @param asked answers whose doubt was shown when the form was sent: they are accepted as they are
 */
export function textRules(
  tooLong: (max: number) => string,
  asked: ReadonlySet<string> = new Set(),
) {
  const longest = (max: number) => ({ error: () => tooLong(max) });

  const ruled =
    (normalize: (written: string) => string) =>
    ([min, max]: Lengths, message: string) =>
      z.string(message).check(
        z.overwrite(normalize),
        z.refine((written) => lengthOf(written) >= min, message),
        z.refine((written) => lengthOf(written) <= max, longest(max)),
      );

  const optional =
    (normalize: (written: string) => string) =>
    ([min, max]: Lengths, message = '') =>
      z.string(message).check(
        z.overwrite((written) => withoutPlaceholder(normalize(written))),
        z.refine((written) => written === '' || lengthOf(written) >= min, message),
        z.refine((written) => lengthOf(written) <= max, longest(max)),
      );

  function phone(message: string, read: ReadPhone, [min, max]: Lengths = limits.phone) {
    const wasAsked = (written: string) => [...asked].some((each) => read(each).phone === written);
    return z.string(message).check(
      z.overwrite((written) => read(written).phone),
      z.refine((written) => lengthOf(written) >= min, { error: message, abort: true }),
      z.refine((written) => lengthOf(written) <= max, { ...longest(max), abort: true }),
      z.refine((written) => written === '' || !read(written).doubt || wasAsked(written), {
        error: ({ input }) => read(String(input)).doubt,
      }),
    );
  }

  function email(
    message: string,
    isOptional = false,
    doubtAbout: (address: string) => string | undefined = () => undefined,
  ) {
    const wasAsked = (written: string) =>
      [...asked].some((each) => normalizeEmail(each) === written);
    return z.string(message).check(
      z.overwrite(normalizeEmail),
      z.refine((written) => (isOptional && written === '') || isEmail(written), message),
      z.maxLength(limits.email, longest(limits.email)),
      z.refine((written) => !doubtAbout(written) || wasAsked(written), {
        error: ({ input }) => doubtAbout(String(input)),
      }),
    );
  }

  return {
    line: ruled(normalizeLine),
    text: ruled(normalizeText),
    optional,
    optionalLine: optional(normalizeLine),
    optionalText: optional(normalizeText),
    phone,
    email,
  };
}
