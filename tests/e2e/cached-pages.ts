import type { BrowserContext, Page } from 'playwright/test';
import { waitUntilInteractive } from './site.ts';
import { expect } from './support.ts';

/** Returns the paths of the cached pages and files. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

/** The pauses before a page is cached and between attempts; the time limits of requests are longer. */
const pausesMs = { longerThan: 3000, shorterThan: 10_000 };

/** Shortens these pauses to a tenth. */
export const shortenPauses = (context: BrowserContext) =>
  context.addInitScript(({ longerThan, shorterThan }) => {
    const { setTimeout } = window;
    const shortenedMs = (ms: number) => (ms > longerThan && ms < shorterThan ? ms / 10 : ms);
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(run, shortenedMs(ms))) as typeof setTimeout;
  }, pausesMs);

/** Waits until the page is cached, and for a second nothing more that it loads. */
export async function waitUntilCached(page: Page, path: string) {
  await waitUntilInteractive(page);
  await expect.poll(() => cachedPaths(page)).toContain(path);
  let countBefore = 0;
  await expect
    .poll(
      async () => {
        const count = (await cachedPaths(page)).length;
        const isUnchanged = count === countBefore;
        countBefore = count;
        return isUnchanged;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}
