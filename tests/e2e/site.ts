/** The route list as the build sees it, and how to look at a page. */
import type { Browser, Page } from 'playwright/test';
import { aliases, aliasPaths, pagePaths } from '../../src/content/paths.ts';

export { aliases, aliasPaths, pagePaths };

/** A page as a phone or a desk shows it, light or dark. */
export async function openPage(
  browser: Browser,
  path: string,
  options: { width: number; colorScheme?: 'light' | 'dark'; javaScriptEnabled?: boolean },
): Promise<Page> {
  const { width, ...rest } = options;
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...rest });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Waits until the page reacts to its visitor. */
export async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
