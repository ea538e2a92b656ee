/** What the site promises about its figures, and where it breaks its word. */
import type { Median } from './site-median.ts';
import type { Profile } from './site-profiles.ts';

export type Site = 'plain' | 'ours' | 'spa' | 'astro';

/** The medians of one page under one profile, by site. */
export interface Figures {
  page: string;
  profile: Profile;
  sites: Partial<Record<Site, Median>>;
}

/** Every broken promise, in words. */
export function missedTargets(figures: readonly Figures[]): string[] {
  return figures.flatMap(({ page, profile, sites: { plain, ours, spa } }) => {
    if (!plain || !ours || !spa) return [];
    const missed: string[] = [];
    const atMost = (limit: number, value: number, what: string) => {
      if (value > limit) missed.push(`${page} (${profile}): ${what} ${tell(value)} > ${limit}`);
    };
    atMost(1.05, ours.lcp / plain.lcp, 'LCP to plain HTML');
    if (profile !== 'mobile') atMost(0.3, ours.lcp / spa.lcp, 'LCP to the ordinary SPA');
    atMost(0, ours.cls, 'CLS');
    if (profile === '3g-applied') {
      atMost(3000, ours.hydrated ?? Number.POSITIVE_INFINITY, 'hydrated, ms,');
      atMost(1, (ours.hydrated ?? 0) / (spa.hydrated ?? 1), 'hydrated, to the ordinary SPA,');
    }
    for (const [category, score] of Object.entries(ours.scores)) {
      if (profile !== 'mobile' || score === 100) continue;
      missed.push(`${page} (${profile}): Lighthouse ${category} ${score}`);
    }
    return missed;
  });
}

const tell = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 0.1 ? 4 : 2);
