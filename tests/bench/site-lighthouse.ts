/** Lighthouse's scores of pages on its simulated mobile link, medians of three loads. */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags } from '../support/find-chromium.ts';
import { serveSite } from './site-server.ts';

/** No dependency, as it weighs more than all of the product: npx fetches it once. */
const lighthouse = 'lighthouse@12.8.2';
/** What each has to reach. */
const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The scores in the order of the targets, from 0 to 100. */
export type Scores = readonly number[];

export const reached = (scores: Scores): boolean =>
  Object.values(targets).every((target, index) => (scores[index] ?? 0) >= target);

/** @throws Error when Lighthouse cannot be had or a page not be loaded, not even at the second try. */
export async function score(
  folder: string,
  paths: readonly string[],
  chromium: string,
): Promise<Scores[]> {
  const { url, close } = await serveSite(folder);
  const all: Scores[] = [];
  try {
    for (const path of paths) {
      const loads: Scores[] = [];
      for (let load = 0; load < 3; load++) {
        const attempt = () => ask(url + path, chromium);
        const scores = await attempt().catch(({ message }: Error) => {
          console.error(`once more: ${message}`);
          return attempt();
        });
        loads.push(scores);
      }
      all.push(medians(loads));
    }
  } finally {
    close();
  }
  return all;
}

/** Of each score by itself. */
function medians(loads: readonly Scores[]): Scores {
  return Object.keys(targets).map((_, index) => {
    const sorted = loads.map((scores) => scores[index] ?? 0).toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  });
}

async function ask(url: string, chromium: string): Promise<Scores> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const options = `--output=json --quiet --no-enable-error-reporting "--chrome-flags=${flags}"`;
  const { stdout } = await promisify(exec)(`npx --yes ${lighthouse} ${url} ${options}`, {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 2 ** 27,
  }).catch(({ message }: Error) => {
    throw new Error(message); // without the half megabyte of its output
  });
  const { categories } = JSON.parse(stdout) as {
    categories: Record<string, { score: number | null }>;
  };
  return Object.keys(targets).map((name) => {
    const found = categories[name]?.score;
    if (typeof found !== 'number') throw new Error(`Lighthouse has no score for ${name} of ${url}`);
    return Math.round(found * 100);
  });
}
