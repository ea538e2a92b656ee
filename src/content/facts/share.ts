import { inLocale, type Locale } from './languages.ts';
import { productLooks, type DigitName, type GroundName } from './products.ts';

/** Path of the picture that other sites show beside a shared link. */
export function shareImagePath(locale: Locale, path: string): string {
  if (path.startsWith('/careers/')) return shareImagePath(locale, '/careers');
  return `/share${inLocale(locale, `/${path.slice(1).replaceAll('/', '-') || 'home'}`)}.png`;
}

export interface ShareLook {
  ground: GroundName;
  digit: DigitName;
}

export function shareLookOf(path: string): ShareLook {
  const grounds: Partial<Record<string, GroundName>> = {
    '/careers': 'clay',
    '/apply': 'clay',
    '/partnership': 'leaf',
  };
  const products: Partial<Record<string, ShareLook>> = productLooks;
  return products[path] ?? { ground: grounds[path] ?? 'indigo', digit: '#' };
}
