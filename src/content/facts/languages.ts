import { isStaffPath } from './paths.ts';

/** The languages of the public site, the first at the root, each other one below its own prefix. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** What numbers and dates are put into words by: 250M and 18 November, 250 M and 18 novembre. */
export const intlTags: Record<Locale, string> = { en: 'en-001', fr: 'fr' };

/** Each by its own name. */
export const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' };

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'fr' : 'en');

/** In front of each path: what the router calls its base name. */
export const prefixOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

/** `/fr/about` is the page `/about` in French; capitals and doubled slashes are forgiven. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, prefix = '', rest = ''] = /^\/+([a-z]{2})(\/.*|)$/i.exec(pathname) ?? [];
  const locale = locales.find((known) => prefixOf(known) === `/${prefix.toLowerCase()}`);
  return locale ? { locale, path: rest || '/' } : { locale: 'en', path: pathname };
}

/** The address of a page, with what follows its path, in a language. The staff area has only one. */
export function inLocale(locale: Locale, address: string): string {
  if (isStaffPath(address)) return address;
  return prefixOf(locale) + address.replace(/^\/(?=$|[?#])/, prefixOf(locale) ? '' : '/');
}
