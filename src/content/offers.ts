import type { Locale } from './facts/languages';

/** To who reads a page in another language: in his own, so that no page brings both. */
export const offers: Record<Locale, { exists: string; dismiss: string }> = {
  en: { exists: 'This page exists in English', dismiss: 'Do not offer English again' },
  fr: { exists: 'Cette page existe en français', dismiss: 'Ne plus proposer le français' },
};
