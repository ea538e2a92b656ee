import type { Locale } from './facts/languages';
import type { LanguageTexts, OfferTexts } from './texts';

/** Fetches what all pages of a language share. */
export const fetchTexts: Record<Locale, () => Promise<LanguageTexts>> = {
  en: () => import('./en').then((file) => file.texts),
  fr: () => import('./fr').then((file) => file.texts),
};

/** Fetches what tells a visitor, in a language, that the page exists in it. */
export const fetchOffer: Record<Locale, () => Promise<OfferTexts>> = {
  en: () => import('./en/offer').then((file) => file.offer),
  fr: () => import('./fr/offer').then((file) => file.offer),
};
