// The page while others change its HTML: before its script, while it is taken over, and after.
import type { Page } from 'playwright/test';
import * as foreign from '../foreign.ts';
import { forms, newPerson, quote, rowsOfPerson } from '../forms.ts';
import { inLocale, interactive, locales } from '../site.ts';
import { admin, expect, guardedTest as test, signIn } from '../support.ts';

const { entryFile, holdBack, shellReacts, watchReadable } = foreign;
const { changeAttributes, changeTexts, insertSome, putBesideInputs, removeSome } = foreign;
const { translate, wrapTexts } = foreign;

const ways = {
  translate,
  wrapTexts,
  changeTexts,
  putBesideInputs,
  changeAttributes,
  removeSome,
  insertSome,
};

/** Opens a page whose script has not come yet. */
async function open(page: Page, path: string): Promise<() => void> {
  const letGo = await holdBack(page, entryFile);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  return letGo;
}

const link = (page: Page, to: string) => page.locator(`main a[href="${to}"]:visible`).first();

for (const locale of locales) {
  test(
    `a page in ${locale} that is translated as soon as it is there can be read throughout, and moves`,
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

test('what was typed beside a password manager’s buttons before the script is kept, and sent', async ({
  page,
}) => {
  const person = newPerson();
  const letGo = await open(page, quote.path);
  await page.evaluate(putBesideInputs);
  await page.getByLabel('Company Name').fill('Sahel Mobile before');
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Company Name').focus();
  await page.keyboard.press('Home');
  letGo();
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

test(
  'a list that was translated can be filtered, its figures are right, and so is the way back',
  { tag: '@nightly' },
  async ({ page }) => {
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
    await expect
      .poll(async () => (await figures.innerText()).replace(/\D+/g, ' ').trim())
      .toBe(all);
    await link(page, '/apply').click();
    await expect(page).toHaveURL(/\/apply/);
    await page.goBack();
    await expect(positions).toHaveCount(6);
  },
);

test.describe('generated', { tag: '@nightly' }, () => {
  const moments = ['before the script', 'before the page’s code', 'afterwards'] as const;

  async function openTouched(page: Page, path: string, way: () => void, moment: string) {
    const letScriptGo = await open(page, path);
    const letPageGo = await holdBack(page, '**/assets/*-page-*.js');
    if (moment === moments[0]) await page.evaluate(way);
    letScriptGo();
    if (moment === moments[1]) {
      await shellReacts(page);
      await page.evaluate(way);
    }
    letPageGo();
    await interactive(page);
    if (moment === moments[2]) await page.evaluate(way);
  }

  for (const [name, way] of Object.entries(ways)) {
    for (const moment of moments) {
      test(`${name}, ${moment}: every page can be read, moved from and come back to`, async ({
        page,
        violations,
      }) => {
        const unreadable = await watchReadable(page);
        for (const path of ['/about', '/careers', '/get-quote', '/apply', '/']) {
          await openTouched(page, path, way, moment);
          await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
          await expect(page).toHaveURL('/privacy');
          await expect(page.locator('main h1')).not.toBeEmpty();
          await page.goBack();
          await expect(page).toHaveURL(path);
          await expect(page.locator('main h1')).not.toBeEmpty();
          expect(await unreadable(), path).toBe(0);
          await page.unrouteAll();
        }
        // A style or frame that others bring.
        violations.length = 0;
      });

      test(`${name}, ${moment}: forms keep what was typed before, and send it`, async ({
        page,
        violations,
      }) => {
        for (const form of forms) {
          const person = newPerson();
          const letScriptGo = await open(page, form.path);
          const letPageGo = await holdBack(page, '**/assets/*-{page,form}-*.js');
          if (moment === moments[0]) await page.evaluate(way);
          const text = page.locator('form textarea').last();
          await text.fill(`${person.text} ${person.email}`);
          letScriptGo();
          if (moment === moments[1]) {
            await shellReacts(page);
            await page.evaluate(way);
          }
          letPageGo();
          await interactive(page);
          if (moment === moments[2]) await page.evaluate(way);
          const submit = page.locator('form button[type="submit"]');
          await expect(submit).toBeEnabled();
          await expect(text, form.name).toHaveValue(`${person.text} ${person.email}`);
          await submit.click();
          await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible();
          await fillByName(page, person.email);
          await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
          await submit.click();
          await expect(page.locator('form')).toBeHidden();
          const rows = await rowsOfPerson(form, person.email);
          expect(rows).toHaveLength(1);
          expect(JSON.stringify(rows)).toContain(`${person.text} ${person.email}`);
          await page.unrouteAll();
        }
        violations.length = 0;
      });
    }

    test(`${name}: the staff area goes on`, async ({ page, violations }) => {
      await signIn(page, admin);
      await page.evaluate(way);
      await page.goto('/admin/contacts');
      const rows = page.locator('tbody tr');
      await expect(rows.first()).toBeVisible();
      await page.evaluate(way);
      await page.locator('input[inputmode="search"]').fill('zzzz nobody');
      await expect(rows).toHaveCount(0);
      await page.locator('input[inputmode="search"]').fill('');
      await expect(rows.first()).toBeVisible();
      await rows.first().locator('a').first().click();
      await expect(page).toHaveURL(/\/admin\/contacts\/.+/);
      await page.goBack();
      await expect(rows.first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      violations.length = 0;
    });
  }
});

/** Labels may be in another language. */
async function fillByName(page: Page, email: string) {
  for (const field of await page.locator('form :is(input, select, textarea):visible').all()) {
    const [tag, type, name, value] = await field.evaluate((element: HTMLInputElement) => [
      element.localName,
      element.type,
      element.name,
      element.value,
    ]);
    if (!name || name === 'website' || (value && !['checkbox', 'tel'].includes(type ?? '')))
      continue;
    if (tag === 'select') await field.selectOption({ index: 1 });
    else if (type === 'checkbox') await field.check();
    else if (type === 'file') {
      if (name !== 'resume') continue;
      const buffer = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
      await field.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    } else if (name === 'email') await field.fill(email);
    else if (name === 'phone') await field.fill('+234 8012345678');
    else if (name === 'linkedin') continue;
    else await field.fill('Sahel Mobile, four years');
  }
}
