import type { Browser, Page } from 'playwright/test';
import {
  addresses,
  expectAccessible,
  waitUntilInteractive,
  openPage,
  softExpect,
  findTornWords,
} from '../site.ts';
import { expect, guardedTest, test } from '../support.ts';

/** The pages of every day: they show every colour, and the others are made of the same parts. */
const dailyPaths = ['/', '/apply'];

for (const { locale, path, address } of addresses) {
  const title = `${address} hydrates without console errors, fits and is accessible`;
  if (locale === 'en' && dailyPaths.includes(path)) {
    guardedTest(title, ({ browser }) => visit(browser, address, { 320: 'light', 1440: 'dark' }));
  }
  for (const colours of ['light', 'dark'] as const) {
    guardedTest(`${title}, ${colours}`, { tag: '@nightly' }, ({ browser }) =>
      visit(browser, address, { 320: colours, 1440: colours }),
    );
  }
}

/** The widths at which axe runs, and the colours of each. */
type SchemeByWidth = Partial<Record<number, 'light' | 'dark'>>;

async function visit(browser: Browser, address: string, schemes: SchemeByWidth) {
  const consoleMessages: string[] = [];
  const page = await openPage(browser, 'about:blank', { width: 320 });
  page.on('console', (message) => {
    // Playwright's own message about the configuration.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() !== 'info') consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  await expectUsable(page, address, schemes);
  expect(consoleMessages).toEqual([]);
  await page.context().close();
}

/** Of a header in one row. */
const maxHeaderPx = 70;

/** Also checks headings and links, since clipped text does not widen the page. */
async function expectUsable(page: Page, address: string, schemes: SchemeByWidth) {
  await page.goto(address);
  await waitUntilInteractive(page);
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excessPx = await page.evaluate(async () => {
      await document.fonts.ready;
      const elements = [...document.querySelectorAll('h1, h1 *, header a')];
      const rightEdges = elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().right);
      return Math.max(document.documentElement.scrollWidth, ...rightEdges) - window.innerWidth;
    });
    softExpect(excessPx, `${address}: sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    softExpect(await findTornWords(page), `${address}: words in two at ${width} px`).toEqual([]);
    if (width === 1024) {
      const header = await page.locator('header').first().boundingBox();
      softExpect(header?.height, `${address}: one row`).toBeLessThan(maxHeaderPx);
    }
    const colorScheme = schemes[width];
    if (!colorScheme) continue;
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${address} at ${width} px, ${colorScheme}`);
  }
}

test(
  'a visitor prints a region as a one-page fact sheet, or reads it on the page',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/fr/regions/west-africa');
    await waitUntilInteractive(page);
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    const fullReport = page.getByRole('heading', { name: 'Ce que demande un lancement' });
    await expect(fullReport).toBeVisible();
    await page.getByRole('button', { name: 'Imprimer le rapport' }).click();
    await expect(page.getByText('Fiche régionale', { exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Nigeria' })).toBeVisible();
    await expect(fullReport).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.getByRole('link', { name: 'Afficher toute la page' }).click();
    await expect(fullReport).toBeVisible();
    await page.goBack();
    await expect(fullReport).toBeHidden();
  },
);
