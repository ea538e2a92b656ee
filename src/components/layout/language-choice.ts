import { otherLocale, type Locale } from '@/content/facts/languages';

const chosenKey = 'language';
const dismissedKey = 'language-offer';

export const rememberLocale = (locale: Locale): void => write(chosenKey, locale);

export const rememberDismissal = (): void => write(dismissedKey, 'dismissed');

/** True if the visitor last chose the other language, or else the browser prefers it, and its offer was not dismissed. */
export function isOtherLocalePreferred(locale: Locale): boolean {
  const other = otherLocale(locale);
  const preferredLanguages = [read(chosenKey), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2),
  );
  const preferred = preferredLanguages.find((tag) => tag === locale || tag === other);
  return preferred === other && read(dismissedKey) === null;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
