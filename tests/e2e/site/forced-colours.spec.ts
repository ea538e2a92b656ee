import { expect, test } from '../support.ts';
import { waitUntilInteractive } from '../site.ts';

const paths = ['/', '/products/ai', '/regions/west-africa', '/careers', '/get-quote', '/admin'];
/** Buttons in lighter letters look like links, without a frame. */
const FRAMED_FONT_WEIGHT = 600;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@nightly' }, () => {
    // Replaces the options of the configuration.
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    });

    test('a visitor with forced colours sees headings and button frames', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await waitUntilInteractive(page);
        const headings = page.locator('h1:visible, h2:visible, h3:visible');
        // The staff area first looks for a session.
        await headings.first().waitFor();
        const headingColours = await headings.evaluateAll((elements) =>
          elements
            // A heading in a link, or in what opens a part, has its colour.
            .filter((heading) => !heading.closest('a, summary'))
            .map((heading) => getComputedStyle(heading).color),
        );
        const textColour = await page.evaluate(() => getComputedStyle(document.body).color);
        expect(new Set(headingColours), path).toEqual(new Set([textColour]));

        const buttons = page.locator('main :is(.button, .key):visible');
        const frameless = await buttons.evaluateAll((elements, framedFontWeight) => {
          const isFrameless = (button: Element) => {
            const { fontWeight, borderTopStyle } = getComputedStyle(button);
            return Number(fontWeight) >= framedFontWeight && borderTopStyle === 'none';
          };
          return elements.filter(isFrameless).map((button) => button.textContent);
        }, FRAMED_FONT_WEIGHT);
        expect(frameless, path).toEqual([]);
      }
    });
  });
}
