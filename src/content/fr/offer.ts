import type { OfferTexts } from '@/content/texts';

/** Told to who reads this page in another language. */
export const offer: OfferTexts = {
  exists: 'Cette page existe en français',
  dismiss: 'Ne plus proposer le français',
};
