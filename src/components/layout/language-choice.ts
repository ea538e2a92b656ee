import { locales, type Locale } from '@/content/facts/languages';

const chosenKey = 'language';
const dismissedKey = 'language-offer';

/** Keeps on this device which language a visitor chose. Where storage is blocked, nothing is kept. */
export function rememberLocale(locale: Locale): void {
  write(chosenKey, locale);
}

/** What was chosen on this device; else the first of the browser's languages that this site has. */
export function preferredLocale(): Locale | undefined {
  const wishes = [read(chosenKey) ?? '', ...navigator.languages];
  const known = wishes.map((wish) => locales.find((locale) => locale === wish.slice(0, 2)));
  return known.find(Boolean);
}

export function dismissOffer(): void {
  write(dismissedKey, 'dismissed');
}

export const isOfferDismissed = (): boolean => read(dismissedKey) !== undefined;

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
