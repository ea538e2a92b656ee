// Programs that change a page's HTML before its script, during hydration and afterwards.
import type { Page } from 'playwright/test';
import { addPasswordManagerButtons, delayFiles, entryFile, translate } from '../foreign.ts';
import { newPerson, quote, rowsOfPerson } from '../forms.ts';
import { interactive } from '../site.ts';
import { expect, guardedTest as test } from '../support.ts';

/** Opens a page whose script is delayed. */
async function open(page: Page, path: string): Promise<() => void> {
  const release = await delayFiles(page, entryFile);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  return release;
}

test('a visitor can read a page that is translated immediately, move on and come back', async ({
  page,
}) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translate)})`);
  await page.goto('/about');
  await interactive(page);
  await expect(page.locator('main h1')).not.toBeEmpty();
  await page.locator('main a[href="/get-quote"]:visible').first().click();
  await expect(page).toHaveURL('/get-quote');
  await expect(page.locator('form')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h1')).not.toBeEmpty();
  await expect(page.locator('form')).toHaveCount(0);
});

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
