// Mistyped addresses: those that the host redirects, and those that only the 404 page's script corrects.
import { expect, test } from '../support.ts';

test('a visitor with a misspelled address gets the page', async ({
  page,
  request,
  consoleErrors,
}) => {
  const led = await request.get('/Get-Quote?from=mail', { maxRedirects: 0 });
  expect([led.status(), led.headers()['location']]).toEqual([301, '/get-quote?from=mail']);

  const answer = await page.goto('/gEt-QUOTE%E2%80%9D)//?from=mail&q=A%20B#main');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/get-quote?from=mail&q=A%20B#main');
  await expect(page).toHaveTitle(/^Get a quote/);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/get-quote$/);
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit Quote Request' })).toBeEnabled();
  await expect(page.getByText('Oops! Page not found')).toHaveCount(0);

  await page.goto('/%61bout');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/get-quote?from=mail&q=A%20B#main');
  expect(consoleErrors.filter((line) => !line.includes('404'))).toEqual([]);
  consoleErrors.length = 0;
});
