import type { BrowserContext, Page } from 'playwright/test';
import { waitUntilInteractive } from './site.ts';
import { expect } from './support.ts';

/** Returns the paths of the cached pages and files. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const keys = await Promise.all(
      caches.map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return keys.flat().map((url) => new URL(url).pathname);
  });

/** Shortens the pauses before a page is cached and between attempts; the time limits of requests stay. */
export const shortenPauses = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout } = window;
    const shorter = (ms: number) => (ms > 3000 && ms < 10_000 ? ms / 10 : ms);
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(run, shorter(ms))) as typeof setTimeout;
  });

/** Waits until the page and everything it loads is cached. */
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
