import { createContext, use } from 'react';
import type { CommonTexts } from '@/content/texts';

export const TextsContext = createContext<CommonTexts | undefined>(undefined);

export function useTexts(): CommonTexts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsContext around it');
  return texts;
}
