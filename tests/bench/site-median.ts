import type { Load } from './site-lighthouse.ts';

/** What a page's loads have in common, and they themselves, which may lie far apart. */
export interface Median extends Load {
  all: readonly Load[];
}

/** Each figure's median; every audit that lost points in any of the loads. */
export function medianLoad(loads: readonly Load[]): Median {
  const of = (read: (load: Load) => number | undefined) =>
    median(loads.map(read).filter((value) => value !== undefined));
  const figure = (read: (load: Load) => number) => of(read) ?? Number.NaN;
  const [first] = loads;
  const categories = Object.keys(first?.scores ?? {}) as (keyof Load['scores'])[];
  return {
    fcp: figure(({ fcp }) => fcp),
    lcp: figure(({ lcp }) => lcp),
    tbt: figure(({ tbt }) => tbt),
    cls: figure(({ cls }) => cls),
    bytes: figure(({ bytes }) => bytes),
    requests: figure(({ requests }) => requests),
    files: first?.files ?? [],
    hydrated: of(({ hydrated }) => hydrated),
    scores: Object.fromEntries(categories.map((name) => [name, of(({ scores }) => scores[name])])),
    losses: [...new Set(loads.flatMap(({ losses }) => losses))],
    speed: figure(({ speed }) => speed),
    all: loads,
  };
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
