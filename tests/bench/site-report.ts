/** How the figures are told. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { whenAndWhere } from './machine.ts';
import { categories } from './site-lighthouse.ts';
import type { Median } from './site-median.ts';
import { profiles, type Profile } from './site-profiles.ts';
import { missedTargets, type Figures, type Site } from './site-targets.ts';

export const resultsFile = fileURLToPath(new URL('results.md', import.meta.url));
const begin = '<!-- measured: npm run bench writes from here -->';
const end = '<!-- measured: to here; the rest is written by hand -->';

export const siteNames: Record<Site, string> = {
  plain: 'plain HTML',
  ours: '**Deccan Reach**',
  spa: 'ordinary SPA',
  astro: 'Astro',
};
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

interface Circumstances {
  runs: number;
  versions: string;
  /** What was left out, and why. */
  notes: readonly string[];
}

/** The figures as Markdown: targets first, then Lighthouse's categories, then a table a profile. */
export function report(
  figures: readonly Figures[],
  { runs, versions, notes }: Circumstances,
): string {
  const missed = missedTargets(figures);
  const measured = [...new Set(figures.map(({ profile }) => profile))];
  return [
    `\`npm run bench\` ${whenAndWhere(sources)},\n${versions}; ${runs === 1 ? 'one run' : `medians of ${runs} runs`}, the sites in turn.`,
    ...notes,
    '## Targets',
    missed.length > 0 ? missed.map((line) => `- missed: ${line}`).join('\n') : 'All are met.',
    ...(measured.includes('mobile') ? ['## Lighthouse, mobile', scores(figures)] : []),
    ...measured.flatMap((profile) => [
      `## ${profiles[profile].title}`,
      together(figures, profile),
      table(figures, profile),
    ]),
  ].join('\n\n');
}

/** The results file with its measured part replaced. */
export async function withMeasured(measured: string): Promise<string> {
  const text = readFileSync(resultsFile, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`results.md has lost its marks: ${begin} and ${end}`);
  const options = await resolveConfig(resultsFile);
  return format(`${text.slice(0, from)}${begin}\n\n${measured}\n\n${text.slice(to)}`, {
    ...options,
    parser: 'markdown',
  });
}

function scores(figures: readonly Figures[]): string {
  const rows = figures.flatMap(({ page, profile, sites: { plain, ours } }) => {
    if (profile !== 'mobile' || !plain || !ours) return [];
    const medians = categories.map((name) => ours.scores[name]);
    const limit = `${plain.scores.performance}: ${bySpeed(plain)}`;
    return [[page, ...medians, bySpeed(ours), limit, ours.losses.join(', ')]];
  });
  const heads = [
    'page',
    ...categories,
    'performance at which speed',
    'performance of plain HTML',
    'audits that lose points',
  ];
  return markdown(heads, rows);
}

const bySpeed = ({ all }: Median) =>
  all
    .toSorted((a, b) => a.speed - b.speed)
    .map(({ scores: { performance }, speed }) => `${performance} at ${whole(speed)}`)
    .join(', ');

/** One page's figures scatter; what all of them have in common does so much less. */
function together(figures: readonly Figures[], profile: Profile): string {
  const ratios = figures.flatMap(({ profile: measured, sites: { plain, ours } }) =>
    measured === profile && plain && ours ? [ours.lcp / plain.lcp] : [],
  );
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  return `All pages together: LCP ${mean.toFixed(2)} times that of plain HTML (geometric mean).`;
}

function table(figures: readonly Figures[], profile: Profile): string {
  const rows = figures
    .filter((figure) => figure.profile === profile)
    .flatMap(({ page, sites }) =>
      (Object.keys(siteNames) as Site[]).flatMap((site) => {
        const load = sites[site];
        return load ? [[page, siteNames[site], ...cells(load, sites.plain)]] : [];
      }),
    );
  const heads = ['FCP', 'LCP', 'LCP of the loads', 'TBT', 'CLS', 'bytes', 'requests', 'hydrated'];
  const used = profile === '3g-applied' ? heads : heads.slice(0, -1);
  return markdown(
    ['page', 'site', ...used],
    rows.map((row) => row.slice(0, used.length + 2)),
  );
}

function cells(load: Median, plain: Median | undefined): string[] {
  const compared = (name: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes' | 'requests') => {
    const base = plain?.[name];
    const value = name === 'cls' ? load.cls.toFixed(3) : whole(load[name]);
    return base && load !== plain ? `${value} (${(load[name] / base).toFixed(2)})` : value;
  };
  const lcps = load.all.map(({ lcp }) => lcp);
  return [
    compared('fcp'),
    compared('lcp'),
    [Math.min(...lcps), Math.max(...lcps)].map(whole).join('–'),
    compared('tbt'),
    compared('cls'),
    compared('bytes'),
    compared('requests'),
    load.hydrated ? whole(load.hydrated) : '',
  ];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

function markdown(heads: readonly string[], rows: readonly unknown[][]): string {
  const line = (row: readonly unknown[]) => `| ${row.map((cell) => cell ?? '').join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
