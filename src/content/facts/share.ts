import { inLocale, type Locale } from './languages.ts';
import { productLooks, type DigitName, type GroundName } from './products.ts';

/** Path of the picture that other sites show beside a shared link; all postings share that of their list. */
export function shareImagePath(locale: Locale, path: string): string {
  if (path.startsWith('/careers/')) return shareImagePath(locale, '/careers');
  return `/share${inLocale(locale, `/${path.slice(1).replaceAll('/', '-') || 'home'}`)}.png`;
}

export interface ShareLook {
  ground: GroundName;
  digit: DigitName;
}

const groundByPath: Partial<Record<string, GroundName>> = {
  '/careers': 'clay',
  '/apply': 'clay',
  '/partnership': 'leaf',
};
const productLookByPath: Partial<Record<string, ShareLook>> = productLooks;

/** A product's page shows its own look, any other the key that places the call. */
export const shareLookOf = (path: string): ShareLook =>
  productLookByPath[path] ?? { ground: groundByPath[path] ?? 'indigo', digit: '#' };
