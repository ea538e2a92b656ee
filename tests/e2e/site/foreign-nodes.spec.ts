// Programs that change a page's HTML before its script, during hydration and afterwards.
import type { Page } from 'playwright/test';
import * as foreign from '../foreign.ts';
import { newPerson, quote, rowsOfPerson } from '../forms.ts';
import { inLocale, interactive, locales } from '../site.ts';
import { expect, guardedTest as test } from '../support.ts';

const { entryFile, delayFiles, waitForHeader, watchReadable } = foreign;
const { addPasswordManagerButtons, removeElements, translate } = foreign;

/** Opens a page whose script is delayed. */
async function open(page: Page, path: string): Promise<() => void> {
  const release = await delayFiles(page, entryFile);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  return release;
}

const link = (page: Page, to: string) => page.locator(`main a[href="${to}"]:visible`).first();

for (const locale of locales) {
  test(
    `a visitor can read a page in ${locale} that is translated immediately, and move on`,
    { tag: locale === 'fr' ? '@nightly' : [] },
    async ({ page }) => {
      const unreadable = await watchReadable(page);
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translate)})`);
      await page.goto(inLocale(locale, '/about'));
      await interactive(page);
      await expect(page.locator('main h1')).not.toBeEmpty();
      await link(page, inLocale(locale, '/get-quote')).click();
      await expect(page).toHaveURL(inLocale(locale, '/get-quote'));
      await expect(page.locator('form')).toBeVisible();
      await page.goBack();
      await expect(page.locator('main h1')).not.toBeEmpty();
      await expect(page.locator('form')).toHaveCount(0);
      expect(await unreadable()).toBe(0);
    },
  );
}

test('a visitor with a password manager keeps text typed before the script, and can send it', async ({
  page,
}) => {
  const person = newPerson();
  const release = await open(page, quote.path);
  await page.evaluate(addPasswordManagerButtons);
  await page.getByLabel('Company Name').fill('Sahel Mobile before');
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Company Name').focus();
  await page.keyboard.press('Home');
  release();
  await interactive(page);
  await expect(page.getByLabel('Company Name')).toHaveValue('Sahel Mobile before');
  await expect(page.getByLabel('Company Name')).toBeFocused();
  await page.keyboard.type('The ');
  await expect(page.getByLabel('Company Name')).toHaveValue('The Sahel Mobile before');
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
  await quote.fill(page, person);
  await page.getByRole('button', { name: quote.submit }).click();
  await expect(page.getByText(quote.success)).toBeVisible();
  expect(await rowsOfPerson(quote, person.email)).toHaveLength(1);
});

test('a visitor can filter a translated list, sees the right counts and can go back', async ({
  page,
}) => {
  await page.goto('/careers');
  await interactive(page);
  const positions = page.locator('main li:has(dl)');
  await expect(positions).toHaveCount(6);
  await page.evaluate(translate);
  const figures = page.locator('main output');
  const all = (await figures.innerText()).replace(/\D+/g, ' ').trim();
  await page.locator('select[name="type"]').selectOption('contract');
  await expect(positions).toHaveCount(1);
  await expect(figures).toHaveText(/^1 \D+ \d+ \D+$/);
  await page.locator('select[name="type"]').selectOption('');
  await expect(positions).toHaveCount(6);
  await expect.poll(async () => (await figures.innerText()).replace(/\D+/g, ' ').trim()).toBe(all);
  await link(page, '/apply').click();
  await expect(page).toHaveURL(/\/apply/);
  await page.goBack();
  await expect(positions).toHaveCount(6);
});

const moments = ['before the script', 'before the page’s code', 'afterwards'] as const;

for (const [name, way] of Object.entries({
  translate,
  addPasswordManagerButtons,
  removeElements,
})) {
  for (const moment of moments) {
    const title = `${name}, ${moment}: a visitor can read every page, move on and come back`;
    test(title, { tag: '@nightly' }, async ({ page }) => {
      const unreadable = await watchReadable(page);
      for (const path of ['/about', '/careers', '/get-quote', '/']) {
        const releaseScript = await open(page, path);
        const releasePage = await delayFiles(page, '**/assets/*-page-*.js');
        if (moment === moments[0]) await page.evaluate(way);
        releaseScript();
        if (moment === moments[1]) {
          await waitForHeader(page);
          await page.evaluate(way);
        }
        releasePage();
        await interactive(page);
        if (moment === moments[2]) await page.evaluate(way);
        await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
        await expect(page).toHaveURL('/privacy');
        await expect(page.locator('main h1')).not.toBeEmpty();
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(page.locator('main h1')).not.toBeEmpty();
        expect(await unreadable(), path).toBe(0);
        await page.unrouteAll();
      }
    });
  }
}
