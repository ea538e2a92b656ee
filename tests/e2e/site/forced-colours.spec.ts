import { expect, test } from '../support.ts';
import { waitUntilInteractive } from '../site.ts';

/** One page per template. */
const pages = ['/', '/products/ai', '/regions/west-africa', '/careers', '/get-quote', '/admin'];

for (const colorScheme of ['light', 'dark'] as const) {
  const title = `a visitor with forced colours sees headings and button frames, ${colorScheme}`;
  test(title, { tag: '@nightly' }, async ({ browser }) => {
    const context = await browser.newContext({ forcedColors: 'active', colorScheme });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(path);
      await waitUntilInteractive(page);
      const headings = page.locator('h1:visible, h2:visible, h3:visible');
      // The staff area first looks for a session.
      await headings.first().waitFor();
      const colours = await headings.evaluateAll((all) =>
        all
          // A heading in a link, or in what opens a part, has its colour.
          .filter((heading) => !heading.closest('a, summary'))
          .map((heading) => getComputedStyle(heading).color),
      );
      const systemColour = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).color);
      // Text colours only: a heading that contains a link keeps its own colour.
      expect(new Set(colours), path).toEqual(new Set([systemColour]));

      const frameless = await page.locator('main :is(.button, .key):visible').evaluateAll((all) =>
        all
          .filter((button) => getComputedStyle(button).fontWeight >= '600')
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map((button) => button.textContent),
      );
      expect(frameless, path).toEqual([]);
    }
    await context.close();
  });
}
