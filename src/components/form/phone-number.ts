import * as z from 'zod/mini';
import type { FormPartsTexts } from '@/content/texts';
import { countryNameIn } from '@/lib/format';
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

/**
 * Returns a reader for phone rules, which says a doubt in words.
 * @param countryName returns the name of the chosen country; empty if none is
 */
export function makePhoneReader(texts: FormPartsTexts['phone'], countryName = () => ''): ReadPhone {
  return (input) => {
    const { phone, doubt } = loadedReadPhone?.(input, countryName()) ?? { phone: toAscii(input) };
    if (!doubt) return { phone };
    return { phone, doubt: texts[doubt.reason](countryNameOf(doubt.country, texts)) };
  };
}

function countryNameOf(code: string, texts: FormPartsTexts['phone']): string {
  const names: Record<string, string | undefined> = texts.countries;
  return names[code.toLowerCase()] ?? (code && countryNameIn(code, texts.language));
}

/** Returns the number in international form, if the rules are loaded and it can be dialled. */
export function completePhone(written: string, countryName: string): string | undefined {
  const read = loadedReadPhone?.(written, countryName);
  return read && !read.doubt ? read.phone : undefined;
}

/** Builds rules that need the country in a field: that is read before they run, whenever values are checked. */
export function withCountry<Values extends object>(
  countryField: keyof Values,
  build: (getCountry: () => string) => z.ZodMiniType<Values, Values>,
): z.ZodMiniType<Values, Values> {
  let country = '';
  const values = z.custom<Values>((written) => {
    country = String((written as Values)[countryField] ?? '');
    return true;
  });
  return z.pipe(
    values,
    build(() => country),
  );
}
