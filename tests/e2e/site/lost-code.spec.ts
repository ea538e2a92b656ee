// Code that the browser gives up, as Chromium before 156 does after one failure: only a page load mends it.
import type { Page } from 'playwright/test';
import { contact, newPerson, quote, rowsOfPerson } from '../forms.ts';
import { interactive } from '../site.ts';
import { expect, test } from '../support.ts';

/** The server has the file, but no document after the first `lost` ones takes it as a script. */
async function loseScript(page: Page, file: string, lost = 1) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.route(file, (route) =>
    route.request().resourceType() === 'fetch' || documents.length > lost
      ? route.continue()
      : route.abort('connectionreset'),
  );
  return documents;
}

test('a form whose code was lost comes alive with what was typed, and is sent', async ({
  page,
  complaints,
}) => {
  const person = newPerson();
  const documents = await loseScript(page, '**/assets/get-quote-page-*.js');
  await page.goto(quote.path);
  await page.getByLabel('Company Name').fill('Sahel Mobile');
  await page.getByLabel('Service Type').selectOption('Custom Solution');
  await page.getByRole('checkbox').check();
  await page.getByLabel('Project Description').pressSequentially('Ring-back');
  await interactive(page);
  expect(documents).toHaveLength(2);
  await expect(page.getByLabel('Company Name')).toHaveValue('Sahel Mobile');
  await expect(page.getByLabel('Service Type')).toHaveValue('Custom Solution');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Project Description')).toBeFocused();
  await page.keyboard.type(' tones');
  await expect(page.getByLabel('Project Description')).toHaveValue('Ring-back tones');
  await quote.fill(page, person);
  await page.getByRole('button', { name: quote.submit }).click();
  await expect(page.getByText(quote.success)).toBeVisible();
  expect(await rowsOfPerson(quote, person.email)).toHaveLength(1);
  complaints.length = 0;
});

test('a part that was lost on the way to its page comes with a load of that', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  await interactive(page);
  const documents = await loseScript(page, '**/assets/contact-form-*.js', 0);
  await page.getByRole('link', { name: 'Deccan Reach, home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => documents).toHaveLength(1);
  const button = page.getByRole('button', { name: contact.submit });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeEnabled();
  complaints.length = 0;
});
