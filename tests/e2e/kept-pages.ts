/** What the service worker keeps. */
import type { Page } from 'playwright/test';
import { interactive } from './site.ts';
import { expect } from './support.ts';

/** Its pages and files, by path. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const keys = await Promise.all(
      caches.map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return keys.flat().map((url) => new URL(url).pathname);
  });

/** Waits until the page is kept, and all that it brings along. */
export async function settle(page: Page, path: string) {
  await interactive(page);
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain(path);
  let before = 0;
  await expect
    .poll(
      async () => {
        const now = (await kept(page)).length;
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}
