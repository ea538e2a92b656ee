import type { BrowserContext, Page } from 'playwright/test';
import { interactive } from './site.ts';
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

/** Shortens the pause after which a page is kept, and those between attempts; the limits of requests stay. */
export const hurry = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout } = window;
    const shorter = (ms: number) => (ms > 3000 && ms < 10_000 ? ms / 10 : ms);
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(run, shorter(ms))) as typeof setTimeout;
  });

/** Waits until the page and everything it loads is cached. */
export async function waitUntilCached(page: Page, path: string) {
  await interactive(page);
  await expect.poll(() => cachedPaths(page)).toContain(path);
  let before = 0;
  await expect
    .poll(
      async () => {
        const now = (await cachedPaths(page)).length;
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}
