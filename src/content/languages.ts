import { texts as en } from './en';
import type { Locale } from './facts/languages';
import { texts as fr } from './fr';
import type { LanguageTexts } from './texts';

export const textsIn: Record<Locale, LanguageTexts> = { en, fr };
