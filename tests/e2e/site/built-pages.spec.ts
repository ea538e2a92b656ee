// The built pages, read as files: their metadata and their links.
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Locale } from '../../../src/content/facts/languages.ts';
import {
  aliases,
  aliasPaths,
  inLocale,
  listedPaths,
  locales,
  pagePaths,
  splitLocale,
} from '../site.ts';
import { expect, test } from '../support.ts';

const addresses = locales.flatMap((locale) =>
  pagePaths.map((path) => ({ locale, path, address: inLocale(locale, path) })),
);
const isListed = (path: string) => listedPaths.some((listed) => listed === path);
const fileOf = (address: string) => `dist${address === '/' ? '/index' : address}.html`;
const alsoExpect = expect.configure({ soft: true });

/** Returns the texts and metadata of a page's HTML. */
const read = (page: Page, address: string) =>
  page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string) =>
        sent.head.querySelector(selector)?.getAttribute(name) ?? '';
      const all = (selector: string) => [...sent.querySelectorAll<HTMLElement>(selector)];
      const found = {
        lang: sent.documentElement.lang,
        headings: all('h1').length,
        mains: all('main').length,
        titles: all('head > title').map(({ textContent }) => textContent),
        description: attribute('meta[name=description]', 'content'),
        robots: attribute('meta[name=robots]', 'content'),
        canonical: attribute('link[rel=canonical]', 'href'),
        ogUrl: attribute('meta[property="og:url"]', 'content'),
        ogImage: attribute('meta[property="og:image"]', 'content'),
        alternates: all('head link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          new URL(link.getAttribute('href') ?? '').pathname,
        ]),
        links: all('a[href^="/"], a[href^="#"]').map((link) => ({
          href: link.getAttribute('href') ?? '',
          hreflang: link.getAttribute('hreflang') ?? '',
        })),
        ids: all('[id]').map(({ id }) => id),
        words: [] as string[],
      };
      for (const element of all('[lang]:not(html, [lang=fr]), script, style, .outdated'))
        element.remove();
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
        found.words.push(...all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''));
      }
      const texts = sent.createTreeWalker(sent, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) found.words.push(texts.currentNode.nodeValue ?? '');
      return found;
    },
    readFileSync(fileOf(address), 'utf8'),
  );

type Sent = Awaited<ReturnType<typeof read>>;

/** Laws and authorities keep their original names. */
const quoted =
  /Communications Authority of Kenya|Data Protection (?:and Privacy Act|Board of India)|Digital Personal Data Protection Act|STOP ALL/g;

const english = /(?<![\p{L}’])(the|and|with|your|our|of|for|is|are|this|you|we)(?!\p{L})/iu;

test('every page has metadata in its language, and every link has a target', async ({ page }) => {
  const pages = new Map<string, Sent>();
  for (const { address } of addresses) pages.set(address, await read(page, address));
  for (const { locale, path, address } of addresses) {
    const sent = pages.get(address) as Sent;
    alsoExpect([sent.lang, sent.headings, sent.mains, sent.titles.length], address).toEqual([
      locale,
      1,
      1,
      1,
    ]);
    if (isListed(path)) isShared(sent, locale, path);
    else {
      const { robots, canonical, ogUrl, ogImage, alternates } = sent;
      alsoExpect([robots, canonical, ogUrl, ogImage, ...alternates], address).toEqual([
        'noindex',
        '',
        '',
        '',
      ]);
    }
    if (locale === 'fr') {
      alsoExpect(
        sent.words.filter((text) => english.test(text.replaceAll(quoted, ''))),
        address,
      ).toEqual([]);
    }
    // Links stay in the language, except those to the same page in another one.
    const inside = sent.links.map((link) => ({
      ...link,
      url: new URL(link.href, `http://site${address}`),
    }));
    const leaving = inside.filter(
      ({ url, hreflang }) => splitLocale(url.pathname).locale !== (hreflang || locale),
    );
    alsoExpect(leaving, address).toEqual([]);
    const dead = inside.filter(({ url: { pathname, hash } }) => {
      const target = pages.get(pathname);
      if (!target) return !existsSync(fileOf(pathname)) && !existsSync(`dist${pathname}`);
      return hash !== '' && !target.ids.includes(hash.slice(1));
    });
    alsoExpect(
      dead.map(({ href }) => href),
      `${address}: leads nowhere`,
    ).toEqual([]);
  }
  for (const locale of locales) {
    for (const alias of aliasPaths) {
      const { canonical } = await read(page, inLocale(locale, alias));
      alsoExpect(new URL(canonical).pathname, alias).toBe(inLocale(locale, aliases[alias]));
    }
  }
  const titles = [...pages.values()].map(({ titles: [title] }) => title);
  const descriptions = [...pages.values()].map(({ description }) => description);
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(addresses.length);
});

/** Checks the metadata for search engines and link previews. */
function isShared(sent: Sent, locale: Locale, path: string) {
  const address = inLocale(locale, path);
  alsoExpect(sent.robots, address).toBe('');
  alsoExpect(new URL(sent.canonical).pathname).toBe(address);
  alsoExpect(sent.alternates, address).toEqual([
    ...locales.map((one) => [one, inLocale(one, path)]),
    ['x-default', path],
  ]);
  alsoExpect(sent.ogUrl).toBe(sent.canonical);
  const image = readFileSync(`dist${new URL(sent.ogImage).pathname}`);
  alsoExpect(image.length, address).toBeLessThan(100_000);
  alsoExpect([image.readUInt32BE(16), image.readUInt32BE(20)], address).toEqual([1200, 630]);
}

test('an unknown address answers 404 with a way home', async ({ page, request, consoleErrors }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => consoleErrors.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(consoleErrors.filter((line) => !/404/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});

test('search engines find every listed page once and the staff area never', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const wanted = locales.flatMap((locale) => listedPaths.map((path) => inLocale(locale, path)));
  expect(wanted.length).toBeLessThan(addresses.length);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  // A noindex page must be crawlable, or its noindex is not read.
  expect(robots.match(/^(Dis)?allow:.*$/gim)).toEqual(['Disallow: /admin']);
  expect(robots).toContain('/sitemap.xml');
  expect(await (await request.get('/admin')).text()).toContain('content="noindex"');
  expect(await (await request.get('/admin/contacts')).text()).toContain('content="noindex"');
});
