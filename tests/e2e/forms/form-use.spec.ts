// Forms used early, by keyboard, over a slow link, and with regard to privacy.
import type { BrowserContext, Page } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import { pdf } from '../../support/document-builders.ts';
import {
  application,
  formOn,
  forms,
  newPerson,
  faultOnce,
  quote,
  reset,
  restPaths,
  rowsOfPerson,
  type FormStory,
} from '../forms.ts';
import { expect, test } from '../support.ts';

/** Delays every script of a page until the returned function is called. */
async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns all values of the form, and the names of its files. */
const valuesIn = (page: Page) =>
  page
    .locator('form')
    .locator('input:not([type=checkbox]), select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).flatMap(({ files, value }) =>
        files ? [...files].map(({ name }) => name) : value,
      ),
    );

/** By day, each test runs with one form. */
const daily = (form: FormStory, one: FormStory) => ({ tag: form === one ? [] : '@nightly' });

for (const form of forms) {
  const early = `${form.name}: what a visitor types before the script arrives`;
  test(`${early} is kept and sent`, daily(form, application), async ({ page }) => {
    const person = newPerson();
    const release = await holdScripts(page);
    await page.goto(form.path, { waitUntil: 'commit' });
    const filling = form.fill(page, person);
    // Selecting the country fills in the dial code, which needs the script.
    if (form === quote) await expect(page.getByLabel('Country')).toHaveValue('Nigeria');
    else await filling;
    const typed = (await valuesIn(page)).filter(Boolean);
    release();
    await filling;
    await expect(page.getByRole('button', { name: form.submit })).toBeEnabled();
    expect(await valuesIn(page)).toEqual(expect.arrayContaining(typed));

    await page.getByRole('button', { name: form.submit }).click();
    await expect(formOn(page).getByText(form.success)).toBeVisible();
    expect(await rowsOfPerson(form, person.email)).toHaveLength(1);
  });

  const title = `${form.name}: what a visitor types goes only to our server and is not kept on the device`;
  test(title, daily(form, application), async ({ page, consoleErrors }) => {
    const heard: string[] = [];
    const posted: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('request', (request) => {
      heard.push(request.url(), request.headers()['referer'] ?? '');
      const isQuestion = request.url().endsWith('/rpc/confirmation_follows');
      if (request.method() === 'POST' && !isQuestion) posted.push(request.url());
    });
    const person = newPerson();
    await page.goto(form.path);
    await form.fill(page, person);
    const secrets = (await valuesIn(page)).filter((value) => value.length > 4);
    expect(secrets).toEqual(expect.arrayContaining([person.email, person.text]));

    await faultOnce(page, (route) => route.fulfill({ status: 500, body: person.text }));
    await page.getByRole('button', { name: form.submit }).click();
    await formOn(page).getByRole('button', { name: 'Try now' }).click();
    await expect(formOn(page).getByText(form.success)).toBeVisible();
    heard.push(page.url());
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL('/about');

    const said = heard.map((line) => `${line} ${decodeURIComponent(line.replace(/\+/g, ' '))}`);
    expect(said.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    const hosts = heard.filter((line) => line.startsWith('http')).map((url) => new URL(url).host);
    expect([...new Set(hosts)]).toEqual([new URL(page.url()).host]);
    expect(posted).toHaveLength(2);

    expect(await keptOn(page)).not.toContain(person.email);
    // The browser logs the 500.
    expect(consoleErrors.filter((line) => !line.includes('500'))).toEqual([]);
    consoleErrors.length = 0;
  });
}

test('quote: a visitor who goes Back finds the text, and has to agree again', async ({ page }) => {
  await page.goto(quote.path);
  await quote.fill(page, newPerson());
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByLabel('Company Name')).toHaveValue('Sahel Mobile');
  await expect(page.getByRole('button', { name: quote.submit })).toBeEnabled();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.goForward();
  await page.goBack();
  await expect(page.getByRole('button', { name: quote.submit })).toBeEnabled();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

for (const [path, label, typed, country] of [
  ['/get-quote', 'Country', 'DR Congo', 'DR Congo'],
  ['/get-quote', 'Country', 'nnn', 'Nigeria'],
  ['/fr/get-quote', 'Pays', 'Egypte', 'Egypt'],
] as const) {
  test(`quote: a visitor who types ${typed} into the closed list of countries finds ${country}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Submit|Envoyer/ })).toBeEnabled();
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(typed);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(country);
  });
}

/** Returns everything this origin stores in the browser, as text. */
async function keptOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        kept.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

async function slowDown(context: BrowserContext, page: Page, bytesPerSecond: number) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test(
  'an applicant on a slow link sees the upload’s progress, and it does not time out',
  { tag: '@nightly' },
  async ({ context, page }) => {
    const person = newPerson();
    await page.goto(application.path);
    await application.fill(page, person);
    const resume = { name: 'large.pdf', mimeType: 'application/pdf' };
    const field = page.getByLabel('Resume', { exact: true });
    await field.setInputFiles({ ...resume, buffer: Buffer.from(pdf(600_000)) });
    await slowDown(context, page, 200_000);
    await page.getByRole('button', { name: application.submit }).click();

    const progress = page.getByRole('progressbar');
    await expect(progress).toBeVisible();
    const before = Number(await progress.getAttribute('value'));
    await expect
      .poll(async () => Number(await progress.getAttribute('value')))
      .toBeGreaterThan(before);
    await expect(page.getByText(/^Sending: \d+%$/)).toBeVisible();
    await expect(formOn(page).getByText(application.success)).toBeVisible();
    await expect(progress).toHaveCount(0);
    expect(await rowsOfPerson(application, person.email)).toHaveLength(1);
  },
);

test('a visitor with only a keyboard can follow the list of errors to the fields and correct them', async ({
  page,
}) => {
  const { email, text } = newPerson();
  await page.goto(quote.path);
  const submit = page.getByRole('button', { name: quote.submit });
  await expect(submit).toBeEnabled();
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Company Name')).toBeFocused();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Please check 10 fields.');
  await summary.getByRole('button', { name: 'Email Address' }).press('Enter');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );

  await page.getByLabel('Company Name').focus();
  const keys = page.keyboard;
  for (const answer of [
    "Ndumiso's Mobile",
    'Nguyễn Ọláwálé',
    email,
    'Nigeria',
    '8012345678',
    'Cust',
    text,
  ]) {
    await keys.type(answer);
    await keys.press('Tab');
  }
  for (const answer of ['Short', 'Prefer']) {
    await keys.type(answer);
    await keys.press('Tab');
  }
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keys.press('Space');
  await expect(summary).toHaveCount(0);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: quote.success })).toBeFocused();
  expect(await rowsOfPerson(quote, email)).toMatchObject([
    {
      company_name: "Ndumiso's Mobile",
      contact_name: 'Nguyễn Ọláwálé',
      country: 'Nigeria',
      phone: '+234 8012345678',
      service_type: 'Custom Solution',
      timeline: 'short',
      budget: 'discuss',
    },
  ]);
});

test(
  'a visitor can copy and delete a waiting submission, also from another page',
  { tag: '@nightly' },
  async ({ browser }) => {
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const person = newPerson();
    await page.goto(quote.path);
    await quote.fill(page, person);
    await page.route(restPaths, reset);
    await page.getByRole('button', { name: quote.submit }).click();
    await formOn(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(person.text);

    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    const waiting = page.getByRole('region', { name: formParts.pending.title });
    await expect(waiting).toContainText('Quote request, written');
    await waiting.getByRole('button', { name: 'Delete' }).click();
    await waiting.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(waiting).toHaveCount(0);
    await page.unroute(restPaths);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await keptOn(page)).not.toContain(`"id"`);
    expect(await rowsOfPerson(quote, person.email)).toHaveLength(0);
    await context.close();
  },
);
