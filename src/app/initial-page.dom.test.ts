import { afterEach, expect, test, vi } from 'vitest';

const id = '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/?utm_source=newsletter', '/', '?utm_source=newsletter'],
  ['/fr/products/iot', '/products/iot', ''],
  ['/Products/IoT.', '/products/iot', ''],
  [`/careers/${id.toUpperCase()}).`, `/careers/${id}`, ''],
  ['/no-such-page/of-amina@example.com', '/404', ''],
  ['/status%23SECRET', '/status', ''],
  ['/admin/quotes/1', '/admin', ''],
])('a visit that begins at %s has the first page %s', async (address, page, search) => {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('./initial-page');
  const { currentVisit } = await import('@/lib/visit');
  expect(currentVisit()).toEqual({ page, search });
});
