import { watchShift } from '../site.ts';
import { expect, test } from '../support.ts';

const faces = '**/assets/archivo-*.woff2';

test('the display face comes after the page and moves nothing, and later pages wear it', async ({
  page,
}) => {
  let isHydrated = false;
  await page.route(faces, async (route) => {
    isHydrated = await page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);
    await route.continue();
  });
  const shift = await watchShift(page);
  await Promise.all([page.waitForResponse(faces), page.goto('/products/vas')]);
  expect(isHydrated).toBe(true);
  await page.waitForTimeout(300);
  expect(await shift()).toBeLessThan(0.01);

  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about');
  const isWorn = () => page.evaluate(() => document.fonts.check('700 1em Dial'));
  expect(await isWorn()).toBe(true);
  await page.goto('/network');
  await expect.poll(isWorn).toBe(true);
  expect(await shift()).toBeLessThan(0.01);
});
