import { homeSections as english } from '../../content/en/home-sections.ts';
import type { Locale } from '../../content/facts/languages.ts';
import { processors } from '../../content/facts/processors.ts';
import { site } from '../../content/facts/site.ts';
import { homeSections as french } from '../../content/fr/home-sections.ts';
import { isPlaceholder, isSampleHost } from './placeholders.ts';
import type { Check } from './checks.ts';

const homes: Record<Locale, typeof english> = { en: english, fr: french };

const sampleChecks: { name: string; ask: () => string[] }[] = [
  {
    name: 'Facts of the company',
    ask: () => samplesOf(site, 'site.ts'),
  },
  { name: 'Processors of personal data', ask: () => samplesOf(processors, 'processors.ts') },
  {
    name: 'Testimonials',
    ask: () =>
      Object.entries(homes).flatMap(([locale, { testimonials }]) => {
        const samples = testimonials.cards.filter(({ sample }) => sample).length;
        return samples === 0
          ? []
          : [
              `${samples} are samples: put words of partners, without "sample", into src/content/${locale}/home-sections.ts`,
            ];
      }),
  },
];

export const contentChecks: Check[] = [...sampleChecks, claimsCheck(sampleChecks)];

export function claimsCheck(checks: typeof sampleChecks): Check {
  return {
    name: 'Claims of the site',
    ask: () => (checks.some(({ ask }) => ask().length > 0) ? [unconfirmed] : []),
  };
}

export const unconfirmed =
  'docs/before-launch.md lists every claim, figure and promise that only the company can confirm: go through it when you replace the samples';

const samplesOf = (facts: object, file: string) =>
  samplesIn(facts).map(
    ({ path, text }) =>
      `${path} is a sample, "${text}": write your own into src/content/facts/${file}`,
  );

export function samplesIn(facts: object, above = ''): { path: string; text: string }[] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    const path = above + name;
    if (value && typeof value === 'object') return samplesIn(value, `${path}.`);
    return typeof value === 'string' && isSample(value) ? [{ path, text: value }] : [];
  });
}

function isSample(text: string): boolean {
  const host = /^(?:\S+@|https?:\/\/)([^\s/:]+)/.exec(text)?.[1];
  if (host) return isSampleHost(host);
  if (/^[+\d][\d\s().-]{5,}$/.test(text))
    return /(\d)\1{5}|1234567/.test(text.replaceAll(/\D/g, ''));
  return isPlaceholder(text);
}
