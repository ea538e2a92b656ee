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
 * Returns rules for texts of limited length.
 * @param tooLong returns the message for a limit
 * @param questionedValues typed values whose doubt was shown when the form was sent: they are accepted as they are
 */
export function textRules(
  tooLong: (max: number) => string,
  questionedValues: ReadonlySet<string> = new Set(),
) {
  const tooLongError = (max: number) => ({ error: () => tooLong(max) });

  const ruleBy =
    (normalize: (typed: string) => string, isOptional = false) =>
    ([min, max]: Lengths, message = '') =>
      z.string(message).check(
        z.overwrite(normalize),
        z.refine((value) => (isOptional && value === '') || lengthOf(value) >= min, message),
        z.refine((value) => lengthOf(value) <= max, tooLongError(max)),
      );

  const optionalBy = (normalize: (typed: string) => string) =>
    ruleBy((typed) => withoutPlaceholder(normalize(typed)), true);

  const wasQuestioned = (value: string, normalize: (typed: string) => string) =>
    [...questionedValues].some((typed) => normalize(typed) === value);

  function phone(message: string, read: ReadPhone, [min, max]: Lengths = limits.phone) {
    const phoneIn = (typed: string) => read(typed).phone;
    return z.string(message).check(
      z.overwrite(phoneIn),
      z.refine((value) => lengthOf(value) >= min, { error: message, abort: true }),
      z.refine((value) => lengthOf(value) <= max, { ...tooLongError(max), abort: true }),
      z.refine((value) => value === '' || !read(value).doubt || wasQuestioned(value, phoneIn), {
        error: ({ input }) => read(String(input)).doubt,
      }),
    );
  }

  function email(
    message: string,
    isOptional = false,
    doubtAbout: (address: string) => string | undefined = () => undefined,
  ) {
    return z.string(message).check(
      z.overwrite(normalizeEmail),
      z.refine((value) => (isOptional && value === '') || isEmail(value), message),
      z.maxLength(limits.email, tooLongError(limits.email)),
      z.refine((value) => !doubtAbout(value) || wasQuestioned(value, normalizeEmail), {
        error: ({ input }) => doubtAbout(String(input)),
      }),
    );
  }

  return {
    line: ruleBy(normalizeLine),
    text: ruleBy(normalizeText),
    optionalBy,
    optionalLine: optionalBy(normalizeLine),
    optionalText: optionalBy(normalizeText),
    phone,
    email,
  };
}
