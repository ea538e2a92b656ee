import { inLocale, type Locale } from './languages.ts';

export function shareImagePath(locale: Locale, path: string): string {
  if (path.startsWith('/careers/')) return shareImagePath(locale, '/careers');
  return `/share${inLocale(locale, `/${path.slice(1).replaceAll('/', '-') || 'home'}`)}.png`;
}
