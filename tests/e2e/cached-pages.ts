/** The caches of the service worker. */
import type { Page } from 'playwright/test';
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

/** Waits until the page and everything it loads is cached. */
export async function waitUntilCached(page: Page, path: string) {
  await interactive(page);
  await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toContain(path);
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
