// Code that the browser gives up, as Chromium before 156 does after one failure: only a page load mends it.
import type { Page } from 'playwright/test';
import { application, contact, dispatch, newPerson, quote, rowsOfPerson } from '../forms.ts';
import { interactive } from '../site.ts';
import { expect, test } from '../support.ts';
import { twoDeploys } from '../two-deploys.ts';

/** The server has the file, but none of the first `lost` documents from now on takes it as a script. */
async function loseScript(page: Page, file: string, lost = 1) {
  const documents: string[] = [];
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.route(file, (route) => {
    const plain = route.request().resourceType() === 'fetch';
    if (!plain) tries.push(route.request().url());
    return plain || documents.length > lost ? route.continue() : route.abort('connectionreset');
  });
  return { documents, tries };
}

test(
  'a form whose code was lost comes alive with what was typed, and is sent',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    const person = newPerson();
    const { documents } = await loseScript(page, '**/assets/get-quote-page-*.js');
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
  },
);

test(
  'a part that was lost on the way to its page comes with a load of that',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    await page.goto('/about');
    await interactive(page);
    const { documents } = await loseScript(page, '**/assets/contact-form-*.js', 0);
    await page.getByRole('link', { name: 'Deccan Reach, home' }).first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => documents).toHaveLength(1);
    const button = page.getByRole('button', { name: contact.submit });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeEnabled();
    complaints.length = 0;
  },
);

const endless = Number.POSITIVE_INFINITY;

test(
  'a site that was renewed meanwhile is loaded as it is now',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    const site = await twoDeploys();
    await loseScript(page, '**/assets/get-quote-page-*.js', endless);
    await page.goto(`${site.url}/get-quote`);
    await page.getByLabel('Company Name').fill('Sahel Mobile');
    await site.deploy();
    await page.unrouteAll();
    await interactive(page);
    await expect(page.locator('html')).toHaveAttribute('data-deploy', 'second');
    await expect(page.getByLabel('Company Name')).toHaveValue('Sahel Mobile');
    await site.close();
    complaints.length = 0;
  },
);

test(
  'code that stays lost loads a page no second time',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    const { documents, tries } = await loseScript(page, '**/assets/get-quote-page-*.js', endless);
    await page.goto(quote.path);
    await expect.poll(() => documents).toHaveLength(2);
    tries.length = 0;
    const tryAgain = async () => {
      await dispatch(page, 'online');
      return tries.length;
    };
    await expect.poll(tryAgain, { intervals: [3000], timeout: 45_000 }).toBeGreaterThan(4);
    expect(documents).toHaveLength(2);
    complaints.length = 0;
  },
);

test(
  'a chosen file is worth more than a form that is alive',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    const { documents, tries } = await loseScript(page, '**/assets/apply-page-*.js', endless);
    await page.goto(application.path);
    const resume = page.locator('input[name="resume"]');
    await resume.setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
    await expect.poll(() => tries).toHaveLength(4);
    await page.waitForTimeout(2000);
    expect(documents).toHaveLength(1);
    expect(await resume.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
    complaints.length = 0;
  },
);
