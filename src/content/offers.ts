import type { Locale } from './facts/languages';

/** Shown in the reader's preferred language, so kept apart from the pages' texts. */
export const languageOffers: Record<Locale, { exists: string; dismiss: string }> = {
  en: { exists: 'This page exists in English', dismiss: 'Do not offer English again' },
  fr: { exists: 'Cette page existe en français', dismiss: 'Ne plus proposer le français' },
};
