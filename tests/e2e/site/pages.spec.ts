import type { Browser, Page } from 'playwright/test';
import {
  expectAccessible,
  inLocale,
  interactive,
  locales,
  openPage,
  pagePaths,
  tornWords,
} from '../site.ts';
import { expect, guardedTest } from '../support.ts';

/** The pages of every day: they show every colour, and the others are made of the same parts. */
const daily = ['/', '/apply'];

const addresses = locales.flatMap((locale) =>
  pagePaths.map((path) => ({ locale, path, address: inLocale(locale, path) })),
);

const alsoExpect = expect.configure({ soft: true });

for (const { locale, path, address } of addresses) {
  const title = `${address} hydrates without console errors, fits and can be used by all`;
  if (locale === 'en' && daily.includes(path)) {
    guardedTest(title, ({ browser }) => visit(browser, address, { 320: 'light', 1440: 'dark' }));
  }
  for (const colours of ['light', 'dark'] as const) {
    guardedTest(`${title}, ${colours}`, { tag: '@nightly' }, ({ browser }) =>
      visit(browser, address, { 320: colours, 1440: colours }),
    );
  }
}

/** The widths at which axe runs, and the colours of each. */
type Looks = Partial<Record<number, 'light' | 'dark'>>;

async function visit(browser: Browser, address: string, looks: Looks) {
  const consoleMessages: string[] = [];
  const page = await openPage(browser, 'about:blank', { width: 320 });
  page.on('console', (line) => {
    // Playwright's own message about the configuration.
    if (line.text().startsWith('Service Worker registration blocked')) return;
    if (line.type() !== 'info') consoleMessages.push(line.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  await expectHydratedAndFits(page, address, looks);
  expect(consoleMessages).toEqual([]);
  await page.context().close();
}

/** Also checks headings and links, since clipped text does not widen the page. */
async function expectHydratedAndFits(page: Page, path: string, looks: Looks) {
  await page.goto(path);
  await interactive(page);
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(async () => {
      await document.fonts.ready;
      const words = [...document.querySelectorAll('h1, h1 *, header a')];
      const ends = words
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().right);
      return Math.max(document.documentElement.scrollWidth, ...ends) - window.innerWidth;
    });
    alsoExpect(overflow, `${path}: sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    alsoExpect(await tornWords(page), `${path}: words in two at ${width} px`).toEqual([]);
    if (width === 1024) {
      const header = await page.locator('header').first().boundingBox();
      alsoExpect(header?.height, `${path}: one row`).toBeLessThan(70);
    }
    const colorScheme = looks[width];
    if (!colorScheme) continue;
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${path} at ${width} px, ${colorScheme}`);
  }
}
