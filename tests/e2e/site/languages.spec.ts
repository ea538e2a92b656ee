import { partnership } from '../../../src/content/fr/partnership.ts';
import { positions } from '../../../src/content/fr/positions.ts';
import { quoteForm } from '../../../src/content/fr/quote-form.ts';
import { languageNames } from '../../../src/content/facts/languages.ts';
import { site } from '../../../src/content/facts/site.ts';
import { languageOffers } from '../../../src/content/offers.ts';
import { waitUntilInteractive } from '../site.ts';
import { expect, test } from '../support.ts';

test('a visitor switches language and keeps the page and the text typed', async ({ page }) => {
  await page.goto('/get-quote?from=mail');
  await waitUntilInteractive(page);
  await page.getByLabel('Company Name').fill('Wouri Télécom');
  await page.getByLabel('Country').selectOption('Cameroon');
  await page.getByRole('banner').locator('a[hreflang=fr]:visible').click();
  await expect(page).toHaveURL('/fr/get-quote?from=mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await waitUntilInteractive(page);
  await expect(page.getByLabel(quoteForm.fields.companyName.label)).toHaveValue('Wouri Télécom');
  await expect(page.getByLabel(quoteForm.fields.country.label, { exact: true })).toHaveValue(
    'Cameroon',
  );

  await page.getByRole('contentinfo').getByRole('link', { name: languageNames.en }).click();
  await expect(page).toHaveURL('/get-quote?from=mail');
  await waitUntilInteractive(page);
  await expect(page.getByLabel('Company Name')).toHaveValue('Wouri Télécom');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.locator('.menu > summary').click();
  const toFrench = page.getByRole('link', { name: languageNames.fr, exact: true });
  await toFrench.filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/fr/get-quote?from=mail');
});

test('a visitor stays in French through links, Back and postings', async ({ page }) => {
  await page.goto('/fr');
  await waitUntilInteractive(page);
  await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));
  await page.getByRole('contentinfo').locator('a[href="/fr/partnership"]').last().click();
  await expect(page).toHaveURL('/fr/partnership');
  await expect(page).toHaveTitle(`${partnership.meta.title} | ${site.name}`);
  await page.goBack();
  await expect(page).toHaveURL('/fr');
  await page.getByRole('banner').locator('a[href="/fr/careers"]:visible').click();
  await expect(page).toHaveURL('/fr/careers');
  await page.getByLabel(positions.filter.search, { exact: true }).fill('engineer');
  await expect(page).toHaveURL(/\/fr\/careers\?q=engineer/);
  await expect(page.getByRole('button', { name: positions.filter.reset })).toBeVisible();
  await page.getByRole('link', { name: 'Senior VAS Engineer', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/careers\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior VAS Engineer');
  await page.getByRole('link', { name: positions.applyNow }).first().click();
  await expect(page).toHaveURL(/\/fr\/apply\?job=/);
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
});

test(
  'a visitor who prefers French is offered it once and never redirected',
  { tag: '@nightly' },
  async ({ browser }) => {
    const context = await browser.newContext({ locale: 'fr-CM', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/about');
    const offer = page.getByRole('link', { name: languageOffers.fr.exists });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL('/about');
    await page.setViewportSize({ width: 360, height: 640 });
    const lastLink = page.locator('footer a:visible').last();
    await lastLink.focus();
    const [linkBox, offerBox] = await Promise.all([
      lastLink.boundingBox(),
      page.locator('[data-language-offer]').boundingBox(),
    ]);
    expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(offerBox?.y ?? 0);
    await offer.click();
    await expect(page).toHaveURL('/fr/about');
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-language-offer]')).toHaveCount(0);

    await page.goto('/terms');
    await page.getByRole('button', { name: languageOffers.fr.dismiss }).click();
    await expect(offer).toHaveCount(0);
    await page.goto('/about');
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
    await context.close();
  },
);

test('a page loads the texts of one language', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.goto('/fr/products/vas');
  await waitUntilInteractive(page);
  await page.waitForLoadState('networkidle');
  const scripts = requested.filter((path) => path.startsWith('/assets/'));
  expect(scripts.filter((path) => path.includes('/fr-'))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes('/en-'))).toEqual([]);
  expect(scripts.filter((path) => path.includes('/vas-'))).toHaveLength(1);
});

test('an expired mailed link leads to the staff area from any page', async ({ page }) => {
  await page.goto('/fr/terms#error_code=otp_expired&error_description=expired');
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
