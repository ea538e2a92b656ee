import type { Page } from 'playwright/test';
import { faultOnce, formOn, forms, newPerson, valuesIn } from '../forms.ts';
import { expect, test } from '../support.ts';

for (const form of forms) {
  const title = `${form.name}: what a visitor types goes only to our server and is not kept on the device`;
  test(title, { tag: '@nightly' }, async ({ page, consoleErrors }) => {
    const observed: string[] = [];
    const postedUrls: string[] = [];
    page.on('console', (message) => observed.push(message.text()));
    page.on('request', (request) => {
      observed.push(request.url(), request.headers()['referer'] ?? '');
      const isSubmission = !request.url().endsWith('/rpc/confirmation_follows');
      if (request.method() === 'POST' && isSubmission) postedUrls.push(request.url());
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
    observed.push(page.url());
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL('/about');

    const decoded = observed.map(
      (line) => `${line} ${decodeURIComponent(line.replace(/\+/g, ' '))}`,
    );
    expect(decoded.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    const hosts = observed
      .filter((line) => line.startsWith('http'))
      .map((url) => new URL(url).host);
    expect([...new Set(hosts)]).toEqual([new URL(page.url()).host]);
    expect(postedUrls).toHaveLength(2);

    expect(await storedText(page)).not.toContain(person.email);
    // The browser logs the 500.
    expect(consoleErrors.filter((line) => !line.includes('500'))).toEqual([]);
    consoleErrors.length = 0;
  });
}

/** Returns everything this origin stores in the browser, as text. */
async function storedText(page: Page): Promise<string> {
  const state = await page.context().storageState({ indexedDB: true });
  return JSON.stringify([state, await page.evaluate(() => ({ ...sessionStorage }))]);
}
