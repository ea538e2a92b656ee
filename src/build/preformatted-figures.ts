import type { Plugin } from 'vite';
import { figures as english } from '../content/en/figures.ts';
import { locales, type Locale } from '../content/facts/languages.ts';
import { figures as french } from '../content/fr/figures.ts';

const worded: Record<Locale, object> = { en: english, fr: french };

/** The first `Intl.NumberFormat` blocks a slow phone for 0.2 s, and browsers differ in their spaces. */
export function preformattedFigures(): Plugin {
  return {
    name: 'preformatted-figures',
    apply: 'build',
    load(id) {
      const locale = locales.find((one) => id.endsWith(`/src/content/${one}/figures.ts`));
      return locale && `export const figures = ${JSON.stringify(worded[locale])};`;
    },
  };
}
