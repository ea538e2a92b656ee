import { inLocale, type Locale } from './languages.ts';
import { productFacts, type Digit, type Ground } from './products.ts';

export function shareImagePath(locale: Locale, path: string): string {
  if (path.startsWith('/careers/')) return shareImagePath(locale, '/careers');
  return `/share${inLocale(locale, `/${path.slice(1).replaceAll('/', '-') || 'home'}`)}.png`;
}

export interface ShareLook {
  ground: Ground;
  digit: Digit;
}

export function shareLookOf(path: string): ShareLook {
  const grounds: Partial<Record<string, Ground>> = {
    '/careers': 'clay',
    '/apply': 'clay',
    '/partnership': 'leaf',
  };
  const products: Partial<Record<string, ShareLook>> = productFacts;
  return products[path] ?? { ground: grounds[path] ?? 'indigo', digit: '#' };
}
