import { createContext, use } from 'react';
import type { CommonTexts } from '@/content/texts';

/** Texts that all pages share, in the page's language. */
export const TextsContext = createContext<CommonTexts | undefined>(undefined);

export function useTexts(): CommonTexts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsContext around it');
  return texts;
}
