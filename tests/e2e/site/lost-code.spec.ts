// Code that does not arrive: the page reloads once and otherwise stays readable.
import type { Page } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import { newPerson, quoteStory, rowsOfPerson } from '../forms.ts';
import { waitUntilInteractive } from '../site.ts';
import { expect, test } from '../support.ts';
import { startDeployServer } from '../deploy-server.ts';

/** Collects the paths of the documents that a page requests from now on. */
function watchDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const submitButton = (page: Page) => page.getByRole('button', { name: quoteStory.submit });

test(
  'a visitor whose browser has cached a 404 for a file of the form gets the form',
  { tag: '@nightly' },
  async ({ page, consoleErrors }) => {
    // No `page.route` here: it turns off the browser's cache.
    const site = await startDeployServer();
    const documents = watchDocuments(page);
    site.missOnce(/assets\/get-quote-page-/);
    await page.goto(`${site.url}/get-quote`);
    await waitUntilInteractive(page);
    await expect(submitButton(page)).toBeEnabled();
    expect(documents).toEqual(['/get-quote', '/get-quote']);
    expect(site.cacheHeaders, 'past the cache').toEqual(['', 'no-cache']);
    await site.close();
    consoleErrors.length = 0;
  },
);

test(
  'a visitor whose page has lost its first file for good reads that a reload may help, and keeps the page',
  { tag: '@nightly' },
  async ({ page, consoleErrors }) => {
    const documents = watchDocuments(page);
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network' }),
    );
    await page.goto(quoteStory.path);
    await expect.poll(() => documents).toHaveLength(2);
    await expect(page.getByText(formParts.help.text)).toBeVisible();
    expect(documents).toHaveLength(2);
    consoleErrors.length = 0;
  },
);

test(
  'a visitor who lost the form’s code to a deploy gets the new form with the text typed',
  { tag: '@nightly' },
  async ({ page, consoleErrors }) => {
    const person = newPerson();
    const documents = watchDocuments(page);
    let isDeployed = false;
    await page.route('**/assets/*quote-form-*.js', (route) =>
      isDeployed ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.route(`**${quoteStory.path}`, async (route) => {
      if (route.request().method() === 'HEAD') {
        await page.getByLabel('Company Name').fill('Sahel Mobile before');
        isDeployed = true;
      }
      await route.continue();
    });
    await page.goto(quoteStory.path);
    await waitUntilInteractive(page);
    expect(documents).toHaveLength(2);
    await expect(page.getByLabel('Company Name')).toHaveValue('Sahel Mobile before');
    await quoteStory.fill(page, person);
    await submitButton(page).click();
    await expect(page.getByText(quoteStory.success)).toBeVisible();
    expect(await rowsOfPerson(quoteStory, person.email)).toHaveLength(1);
    consoleErrors.length = 0;
  },
);
