import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { quoteForm } from '../../../src/content/en/quote-form.ts';
import { signedOut, test } from '../admin-support.ts';
import { newPerson, quoteStory, rowsOfPerson } from '../forms.ts';
import { waitUntilInteractive } from '../site.ts';
import { expect } from '../support.ts';

test(
  'a visitor who comes by a campaign asks for a demo, and staff see it and mark it contacted',
  { tag: '@nightly' },
  async ({ page: staff, browser }) => {
    const company = `Sahel Mobile ${randomUUID().slice(0, 8)}`;
    const person = newPerson();
    const page = await (await browser.newContext(signedOut)).newPage();
    await askForDemo(page);
    await page.clock.install();
    await quoteStory.fill(page, person);
    await page.getByLabel('Company Name').fill(company);
    // A form that is filled within three seconds is taken for spam.
    await page.clock.fastForward(3_000);
    const storedTexts = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(storedTexts).not.toContain('newsletter');
    await page.getByRole('button', { name: quoteStory.submit }).click();
    await expect(page.getByText(quoteStory.success)).toBeVisible();
    const rows = await rowsOfPerson(quoteStory, person.email);
    expect(rows).toMatchObject([
      {
        company_name: company,
        status: 'new',
        product: 'iot',
        wants_demo: true,
        first_page: '/products/iot',
        referring_host: null,
        utm_source: 'newsletter',
        utm_campaign: 'launch',
      },
    ]);
    const id = String(rows[0]?.['id']);
    const reference = `DR-${id.slice(0, 8).toUpperCase()}`;
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await page.context().close();

    await staff.goto('/admin');
    await staff.getByRole('link', { name: /^quote requests/i }).click();
    const row = staff.getByRole('row').filter({ hasText: company }).first();
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await row.getByRole('link', { name: company }).click();
    await expect(staff).toHaveURL(`/admin/contacts/quotes/${id}`);
    await expect(staff.getByRole('region', { name: company }).getByText(person.text)).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('region', { name: company })).toHaveCount(0);
    await expect(row.getByRole('link', { name: company })).toBeFocused();

    await row.getByRole('button', { name: 'Mark Contacted' }).click();
    await expect(staff.getByText('Status updated successfully')).toBeVisible();
    await expect(row.getByText('Contacted', { exact: true })).toBeVisible();
    expect(await rowsOfPerson(quoteStory, person.email)).toMatchObject([{ status: 'contacted' }]);
  },
);

/** Comes to the form by a campaign's link and a product page, with the product chosen. */
async function askForDemo(page: Page) {
  await page.goto('/products/iot?utm_source=newsletter&utm_campaign=launch');
  // A link that is followed before that loads a new document, which forgets the visit's source.
  await waitUntilInteractive(page);
  await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).click();
  await expect(page).toHaveURL('/get-quote?demo=yes&product=iot');
  await expect(page.getByText(quoteForm.asked.demo('IoT Solutions'))).toBeVisible();
  await expect(page.getByLabel('Service Type')).toHaveValue('Enterprise Solutions');
}
