// Narrow screens (WCAG 1.4.10, reflow).
import type { Page } from 'playwright/test';
import { inLocale, locales, openPage, pagePaths } from '../site.ts';
import { expect, test } from '../support.ts';

for (const locale of locales) {
  test(`no page scrolls sideways on a narrow screen (${locale})`, async ({ browser }) => {
    test.setTimeout(180_000); // every page
    const page = await openPage(browser, 'about:blank', { width: 320, javaScriptEnabled: false });
    const wide: string[] = [];
    for (const path of [...pagePaths, '/no-such-page']) {
      await page.goto(inLocale(locale, path));
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await beyondTheEdge(page);
        wide.push(...beyond.map((what) => `${path}, ${width} px: ${what}`));
      }
    }
    expect(wide).toEqual([]);
    await page.context().close();
  });
}

/** Opens everything that folds, and returns what is cut off: the page itself, headings, the header. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const cut = [...document.querySelectorAll('h1, h2, h3, header a, header summary')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
      .map((one) => `“${one.textContent}”`);
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`${over} px too wide`, ...cut] : cut;
  });
}
