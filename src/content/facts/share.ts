import { inLocale, type Locale } from './languages.ts';

/** Where the share image of a page lies: made by the build, one a page; postings share their list's. */
export function shareImagePath(locale: Locale, path: string): string {
  if (path.startsWith('/careers/')) return shareImagePath(locale, '/careers');
  return `/share${inLocale(locale, `/${path.slice(1).replaceAll('/', '-') || 'home'}`)}.png`;
}
