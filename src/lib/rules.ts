/** Rules of form fields, which normalise a text before they check it. */
import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email-address';
import { normalizeLine, normalizeText, withoutPlaceholder } from './normalize-text';

// Without this zod probes `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

export type ReadPhone = (value: string) => { phone: string; doubt?: string | undefined };

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
const lengthOf = (value: string) => [...value].length;

export function mustBeTicked(message: string) {
  return z.literal(true, message);
}

export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, message);
}

/**
 * Rules with a limited length.
 * @param tooLong returns the message for a limit
 * @param questionedValues answers whose doubt was shown when the form was sent: they are accepted as they are
 */
export function textRules(
  tooLong: (max: number) => string,
  questionedValues: ReadonlySet<string> = new Set(),
) {
  const tooLongError = (max: number) => ({ error: () => tooLong(max) });

  const requiredBy =
    (normalize: (value: string) => string) =>
    ([min, max]: Lengths, message: string) =>
      z.string(message).check(
        z.overwrite(normalize),
        z.refine((value) => lengthOf(value) >= min, message),
        z.refine((value) => lengthOf(value) <= max, tooLongError(max)),
      );

  const optionalBy =
    (normalize: (value: string) => string) =>
    ([min, max]: Lengths, message = '') =>
      z.string(message).check(
        z.overwrite((value) => withoutPlaceholder(normalize(value))),
        z.refine((value) => value === '' || lengthOf(value) >= min, message),
        z.refine((value) => lengthOf(value) <= max, tooLongError(max)),
      );

  function phone(message: string, read: ReadPhone, [min, max]: Lengths = limits.phone) {
    const wasQuestioned = (value: string) =>
      [...questionedValues].some((each) => read(each).phone === value);
    return z.string(message).check(
      z.overwrite((value) => read(value).phone),
      z.refine((value) => lengthOf(value) >= min, { error: message, abort: true }),
      z.refine((value) => lengthOf(value) <= max, { ...tooLongError(max), abort: true }),
      z.refine((value) => value === '' || !read(value).doubt || wasQuestioned(value), {
        error: ({ input }) => read(String(input)).doubt,
      }),
    );
  }

  function email(
    message: string,
    isOptional = false,
    doubtAbout: (address: string) => string | undefined = () => undefined,
  ) {
    const wasQuestioned = (value: string) =>
      [...questionedValues].some((each) => normalizeEmail(each) === value);
    return z.string(message).check(
      z.overwrite(normalizeEmail),
      z.refine((value) => (isOptional && value === '') || isEmail(value), message),
      z.maxLength(limits.email, tooLongError(limits.email)),
      z.refine((value) => !doubtAbout(value) || wasQuestioned(value), {
        error: ({ input }) => doubtAbout(String(input)),
      }),
    );
  }

  return {
    line: requiredBy(normalizeLine),
    text: requiredBy(normalizeText),
    optionalBy,
    optionalLine: optionalBy(normalizeLine),
    optionalText: optionalBy(normalizeText),
    phone,
    email,
  };
}
