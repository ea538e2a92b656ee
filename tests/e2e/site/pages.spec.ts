import type { APIRequestContext, Browser, Page } from 'playwright/test';
import {
  aliases,
  aliasPaths,
  check,
  inLocale,
  interactive,
  listedPaths,
  locales,
  openPage,
  pagePaths,
  splitLocale,
} from '../site.ts';
import { expect, guardedTest, test } from '../support.ts';

/** Pages of one template differ in their texts alone: daily, axe looks at the first of them. */
const templates = ['/products/', '/regions/'];
const repeatsTemplate = (path: string) =>
  templates.some(
    (folder) =>
      path.startsWith(folder) && path !== pagePaths.find((first) => first.startsWith(folder)),
  );

const isListed = (path: string) => listedPaths.some((listed) => listed === path);
const addresses = locales.flatMap((locale) =>
  pagePaths.map((path) => ({ locale, path, address: inLocale(locale, path) })),
);

for (const { locale, path, address } of addresses) {
  test.describe(`${address}`, () => {
    guardedTest(
      'is complete without a script, and no link leads nowhere',
      async ({ browser, request }) => {
        const page = await openPage(browser, address, { width: 1280, javaScriptEnabled: false });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();

        if (locale === 'fr') expect(await englishOn(page)).toEqual([]);

        const site = new URL(page.url()).origin;
        await (isListed(path) ? isToBeFound(page, path, address, request) : isNotToBeFound(page));

        const links = await page
          .locator('a[href]')
          .evaluateAll((all) =>
            (all as HTMLAnchorElement[]).map(({ href, hreflang }) => ({ href, hreflang })),
          );
        // Links stay in the language, but for those to this page in another one.
        const leaving = links.filter(
          ({ href, hreflang }) =>
            href.startsWith(site) &&
            splitLocale(new URL(href).pathname).locale !== (hreflang || locale),
        );
        expect(leaving).toEqual([]);
        const inside = new Set(
          links.map(({ href }) => href).filter((href) => href.startsWith(site)),
        );
        for (const href of inside) {
          const { pathname, hash } = new URL(href);
          const answer = await request.get(pathname);
          expect(answer.status(), href).toBe(200);
          if (hash) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
        }
        await page.context().close();
      },
    );

    // Daily, axe looks at one language.
    const repeats = locale !== 'en' || repeatsTemplate(path);
    if (repeats) {
      guardedTest('comes alive without a complaint and fits', ({ browser }) =>
        comesAlive(browser, address, 'light', async () => {}),
      );
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      const title = `comes alive without a complaint, fits and can be used by all, ${colorScheme}`;
      // Colours are few and shared: daily, these pages show all of them in the dark.
      const dark = colorScheme === 'dark' && !['/', '/careers', '/get-quote'].includes(path);
      guardedTest(title, { tag: repeats || dark ? '@thorough' : [] }, ({ browser }) =>
        comesAlive(browser, address, colorScheme, check),
      );
    }
  });
}

/** By search engines and in what others share: under its own address, in each language, with a picture. */
async function isToBeFound(page: Page, path: string, address: string, request: APIRequestContext) {
  const head = (selector: string, attribute: string) =>
    page.locator(`head ${selector}`).getAttribute(attribute);
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
  const canonical = await head('link[rel=canonical]', 'href');
  expect(new URL(canonical ?? '').pathname).toBe(address);
  const alternates = await page
    .locator('head link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('hreflang'),
        new URL((link as HTMLLinkElement).href).pathname,
      ]),
    );
  expect(alternates).toEqual([
    ...locales.map((one) => [one, inLocale(one, path)]),
    ['x-default', path],
  ]);
  expect(await head('meta[property="og:url"]', 'content')).toBe(canonical);
  const image = new URL((await head('meta[property="og:image"]', 'content')) ?? '');
  expect(image.protocol).toMatch(/^https?:$/);
  const picture = await request.get(new URL(page.url()).origin + image.pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect(bytes.length).toBeLessThan(100_000);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
}

async function isNotToBeFound(page: Page) {
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const leading = 'head :is(link[rel=canonical], link[hreflang], meta[property="og:url"])';
  await expect(page.locator(leading)).toHaveCount(0);
  await expect(page.locator('head meta[property^="og:image"]')).toHaveCount(0);
}

/** Laws and authorities have the names that they have in their country. */
const quoted = /Communications Authority of Kenya|Data Protection and Privacy Act|STOP ALL/g;

/** English words in what is shown or read out, but for what says that it is English. */
async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const whole = document.documentElement.cloneNode(true) as HTMLElement;
    const foreign = whole.querySelectorAll('[lang]:not(html, [lang=fr]), script, style, .outdated');
    for (const element of foreign) element.remove();
    const found = ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) =>
      [...whole.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
    return found;
  });
  const english = /(?<![\p{L}’])(the|and|with|your|our|of|for|is|are|this|you|we)(?!\p{L})/iu;
  return said.filter((text) => english.test(text.replaceAll(quoted, '')));
}

async function comesAlive(
  browser: Browser,
  path: string,
  colorScheme: 'light' | 'dark',
  look: typeof check,
) {
  const complaints: string[] = [];
  const page = await openPage(browser, 'about:blank', { width: 320, colorScheme });
  page.on('console', (line) => {
    // Playwright's own words about what the configuration asks of it.
    if (line.text().startsWith('Service Worker registration blocked')) return;
    if (line.type() !== 'info') complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(path);
  await interactive(page);
  // What is cut off makes no page wider.
  const overflow = () =>
    page.evaluate(() => {
      const words = [...document.querySelectorAll('h1, h1 *, header a')];
      const ends = words
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().right);
      return Math.max(document.documentElement.scrollWidth, ...ends) - window.innerWidth;
    });
  expect(await overflow(), 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
  await look(page, `${path} at 320 px`);

  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await overflow(), 'sideways scroll at 1024 px').toBeLessThanOrEqual(0);
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height, 'one row').toBeLessThan(70);

  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await overflow(), 'sideways scroll at 1440 px').toBeLessThanOrEqual(0);
  await look(page, `${path} at 1440 px`);
  expect(complaints).toEqual([]);
  await page.context().close();
}

test('every title and description is there once', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { address } of addresses) {
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
  const wanted = addresses.filter(({ path }) => isListed(path));
  expect(wanted.length).toBeLessThan(addresses.length);
  expect(listed.toSorted()).toEqual(wanted.map(({ address }) => address).toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  // A page that says noindex must be allowed to say so.
  expect(robots.match(/^(Dis)?allow:.*$/gim)).toEqual(['Disallow: /admin']);
  expect(robots).toContain('/sitemap.xml');
  expect(await (await request.get('/admin')).text()).toContain('content="noindex"');
  expect(await (await request.get('/admin/contacts')).text()).toContain('content="noindex"');
});
