import * as z from 'zod/mini';
import type { FormPartsTexts } from '@/content/texts';
import { toAscii } from '@/lib/normalize-text';
import type { ReadPhone } from '@/lib/rules';
import type { readPhone } from './read-phone';

let loaded: typeof readPhone | undefined;

/** Loads the rules of telephone numbers. Until then, and if it fails, numbers stay as typed. */
export function loadPhoneRules(): Promise<void> {
  return import('./read-phone').then(
    (rules) => {
      loaded = rules.readPhone;
    },
    () => undefined,
  );
}

export function phoneReader(texts: FormPartsTexts['phone'], place = () => ''): ReadPhone {
  return (written) => {
    const { phone, doubt } = loaded?.(written, place()) ?? { phone: toAscii(written) };
    if (!doubt) return { phone };
    const { reason, country } = doubt;
    const ours: Record<string, string | undefined> = texts.countries;
    const name =
      ours[country.toLowerCase()] ??
      (country && new Intl.DisplayNames(texts.language, { type: 'region' }).of(country));
    return { phone, doubt: texts[reason](name || country) };
  };
}

export function completePhone(written: string, country: string): string | undefined {
  const read = loaded?.(written, country);
  return read && !read.doubt ? read.phone : undefined;
}

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
