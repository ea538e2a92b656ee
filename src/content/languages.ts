import type { Locale } from './facts/languages';
import type { LanguageTexts } from './texts';

/** Fetches what all pages of a language share. */
export const fetchTexts: Record<Locale, () => Promise<LanguageTexts>> = {
  en: () => import('./en').then((file) => file.texts),
  fr: () => import('./fr').then((file) => file.texts),
};
