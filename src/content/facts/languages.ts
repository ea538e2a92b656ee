import { isStaffPath } from './paths.ts';

export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** Intl tags that format 250M and 18 November, 250 M and 18 novembre. */
export const intlTags: Record<Locale, string> = { en: 'en-001', fr: 'fr' };

export const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' };

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'fr' : 'en');

/** Here alone prefixes are added and removed (docs/decisions/019). */
export const prefixOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

export const colonOf = (locale: Locale): string => (locale === 'fr' ? '\u202f:' : ':');

/** `/fr/about` is the page `/about` in French. Ignores capitals and double slashes. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, prefix = '', path = ''] = /^\/+([a-z]{2})(\/.*|)$/i.exec(pathname) ?? [];
  const locale = locales.find((known) => prefixOf(known) === `/${prefix.toLowerCase()}`);
  return locale ? { locale, path: path || '/' } : { locale: 'en', path: pathname };
}

/** Returns the address of a page in a language; the staff area has one for all. */
export function inLocale(locale: Locale, address: string): string {
  if (isStaffPath(address)) return address;
  const prefix = prefixOf(locale);
  // The home page in French is `/fr`, not `/fr/`.
  return prefix ? prefix + address.replace(/^\/(?=$|[?#])/, '') : address;
}
