import * as z from 'zod/mini';
import type { FormPartsTexts } from '@/content/texts';
import { toAscii } from '@/lib/normalize-text';
import type { ReadPhone } from '@/lib/rules';
import type { readPhone } from './read-phone';

let loadedReadPhone: typeof readPhone | undefined;

/** Loads the rules of telephone numbers. Until then, and if it fails, numbers stay as typed. */
export function loadPhoneRules(): Promise<void> {
  return import('./read-phone').then(
    (rules) => {
      loadedReadPhone = rules.readPhone;
    },
    () => undefined,
  );
}

/** Returns a reader for phone rules. @param countryName returns the name of the chosen country; empty if none is */
export function makePhoneReader(texts: FormPartsTexts['phone'], countryName = () => ''): ReadPhone {
  return (input) => {
    const { phone, doubt } = loadedReadPhone?.(input, countryName()) ?? { phone: toAscii(input) };
    if (!doubt) return { phone };
    const { reason, country } = doubt;
    const countryNames: Record<string, string | undefined> = texts.countries;
    const name =
      countryNames[country.toLowerCase()] ??
      (country && new Intl.DisplayNames(texts.language, { type: 'region' }).of(country));
    return { phone, doubt: texts[reason](name || country) };
  };
}

/** Returns the number in international form, if the rules are loaded and it can be dialled. */
export function completePhone(written: string, country: string): string | undefined {
  const read = loadedReadPhone?.(written, country);
  return read && !read.doubt ? read.phone : undefined;
}

/** Builds rules that need the country in `field`: it is read before they run. */
export function withCountry<Values extends object>(
  field: keyof Values,
  build: (country: () => string) => z.ZodMiniType<Values, Values>,
): z.ZodMiniType<Values, Values> {
  let country = '';
  const values = z.custom<Values>((written) => {
    country = String((written as Values)[field] ?? '');
    return true;
  });
  return z.pipe(
    values,
    build(() => country),
  );
}
