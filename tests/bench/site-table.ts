import type { Compared } from './site-compare.ts';
import type { Scores } from './site-lighthouse.ts';

const heads =
  'page, LCP, of plain HTML, ratio, header, page, form, CLS, kB, of plain HTML, requests, Lighthouse'.split(
    ', ',
  );

/** One row a page, as Markdown. */
export function table(pages: readonly Compared[], scores: readonly Scores[] = []): string {
  const rows = pages.map(({ path, site, plain }, index) => [
    path,
    tell(site.lcp),
    tell(plain.lcp),
    tell(site.lcp && plain.lcp && site.lcp / plain.lcp, 2),
    ...[site.header, site.page, site.form].map((moment) => tell(moment)),
    tell(site.cls, 3),
    tell(site.kB, 1),
    tell(plain.kB, 1),
    tell(site.requests),
    scores[index]?.join(' ') ?? '–',
  ]);
  const rule = heads.map((_, index) => (index > 0 ? '---:' : '---'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const tell = (value: number | undefined, digits = 0) =>
  value?.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) ??
  '–';
