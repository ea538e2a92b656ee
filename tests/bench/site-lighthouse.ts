/** Lighthouse's scores of pages on its simulated mobile link, one load each. */
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

/** @throws Error when Lighthouse cannot be had or a page not be loaded. */
export async function score(
  folder: string,
  paths: readonly string[],
  chromium: string,
): Promise<Scores[]> {
  const { url, close } = await serveSite(folder);
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const options = `--output=json --quiet --no-enable-error-reporting "--chrome-flags=${flags}"`;
  const all: Scores[] = [];
  try {
    for (const path of paths) {
      const { stdout } = await promisify(exec)(`npx --yes ${lighthouse} ${url}${path} ${options}`, {
        env: { ...process.env, CHROME_PATH: chromium },
        maxBuffer: 2 ** 27,
      });
      const { categories } = JSON.parse(stdout) as {
        categories: Record<string, { score: number | null }>;
      };
      all.push(Object.keys(targets).map((name) => (categories[name]?.score ?? 0) * 100));
    }
  } finally {
    close();
  }
  return all.map((scores) => scores.map(Math.round));
}
