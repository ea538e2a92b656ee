// The quote form in French, from the first error to the stored row. src/content/fr/languages.test.ts shows
// that the other forms have the same fields, stored values and figures in both languages.
import { formParts } from '../../../src/content/en/form-parts.ts';
import { quoteForm } from '../../../src/content/fr/quote-form.ts';
import { newPerson } from '../forms.ts';
import { fill, path, submitOf } from '../french-quote.ts';
import { interactive } from '../site.ts';
import { expect, rowsWhere, test } from '../support.ts';

const rowsOf = (email: string) => rowsWhere('quote_requests', { email });

test('a visitor can fill in, correct and submit the quote form in French', async ({ page }) => {
  const { email } = newPerson();
  await page.goto(path);
  await interactive(page);
  const shown = page.getByRole('main');
  await submitOf(page).click();
  const { companyName, email: address, country, timeline } = quoteForm.messages;
  for (const fault of [companyName, address, country, timeline]) {
    await expect(shown.getByText(fault).first()).toBeVisible();
  }
  await fill(page, email);
  await submitOf(page).click();
  await expect(shown.getByText(quoteForm.done.title).first()).toBeVisible();

  const rows = await rowsOf(email);
  expect(rows).toMatchObject([
    {
      country: 'Cameroon',
      service_type: 'Custom Solution',
      timeline: 'short',
      budget: 'discuss',
      phone: '+237 6 71 23 45 67',
      locale: 'fr',
    },
  ]);
  await expect(
    shown.getByText(`DR-${String(rows[0]?.['id']).slice(0, 8).toUpperCase()}`, { exact: true }),
  ).toBeVisible();
});

test(
  'a waiting submission is announced in the open page’s language and sent in its original one',
  { tag: '@nightly' },
  async ({ page, context, consoleErrors }) => {
    const { email } = newPerson();
    await page.goto(path);
    await interactive(page);
    await fill(page, email);
    await context.setOffline(true);
    await submitOf(page).click();
    await expect(page.getByText(/^Votre envoi n’est pas encore parti\./)).toBeVisible();
    await page.route('**/rest/v1/**', (route) => route.abort());
    await context.setOffline(false);
    await page.goto('/about');
    await expect(page.getByText(formParts.submission.waiting).first()).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect.poll(async () => (await rowsOf(email)).length).toBe(1);
    expect(await rowsOf(email)).toMatchObject([{ locale: 'fr' }]);
    consoleErrors.length = 0;
  },
);
