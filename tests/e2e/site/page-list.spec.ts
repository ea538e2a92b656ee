// What holds of all addresses together, and of those that are none.
import { aliases, aliasPaths, inLocale, listedPaths, locales, pagePaths } from '../site.ts';
import { expect, test } from '../support.ts';

const addresses = locales.flatMap((locale) => pagePaths.map((path) => inLocale(locale, path)));

test('every title and description is there once', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    titles.add(/<title[^>]*>(.+?)<\/title>/.exec(html)?.[1] ?? '');
    descriptions.add(/<meta [^>]*name="description" content="(.+?)"/.exec(html)?.[1] ?? '');
    expect(html.match(/<title\b/g), address).toHaveLength(1);
  }
  expect(titles.size).toBe(addresses.length);
  expect(descriptions.size).toBe(addresses.length);
});

test('an alias shows the page and names the page’s own address', async ({ request }) => {
  const aliased = locales.flatMap((locale) => aliasPaths.map((alias) => [locale, alias] as const));
  for (const [locale, alias] of aliased) {
    const address = inLocale(locale, alias);
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    const [, canonical] = /<link [^>]*rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(canonical ?? '').pathname).toBe(inLocale(locale, aliases[alias]));
  }
});

test('an unknown address answers 404 with a way home', async ({ page, request, complaints }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => complaints.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints.filter((line) => !/404/.test(line))).toEqual([]);
  complaints.length = 0;
});

test('search engines find every page once that is listed, and the staff area never', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const wanted = locales.flatMap((locale) => listedPaths.map((path) => inLocale(locale, path)));
  expect(wanted.length).toBeLessThan(addresses.length);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  // A page that says noindex must be allowed to say so.
  expect(robots.match(/^(Dis)?allow:.*$/gim)).toEqual(['Disallow: /admin']);
  expect(robots).toContain('/sitemap.xml');
  expect(await (await request.get('/admin')).text()).toContain('content="noindex"');
  expect(await (await request.get('/admin/contacts')).text()).toContain('content="noindex"');
});
