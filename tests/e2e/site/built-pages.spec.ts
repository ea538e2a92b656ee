// The built pages, read as files: their metadata and their links.
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Locale } from '../../../src/content/facts/languages.ts';
import {
  addresses,
  aliases,
  aliasPaths,
  inLocale,
  listedPaths,
  locales,
  softExpect,
  splitLocale,
} from '../site.ts';
import { expect, test } from '../support.ts';

const isListed = (path: string) => listedPaths.some((listed) => listed === path);
const fileOf = (address: string) => `dist${address === '/' ? '/index' : address}.html`;

/** Reads the metadata, links and texts of a page's HTML; `words` are those that should be in its language. */
const readPage = (page: Page, address: string) =>
  page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string) =>
        parsed.head.querySelector(selector)?.getAttribute(name) ?? '';
      const all = (selector: string) => [...parsed.querySelectorAll<HTMLElement>(selector)];
      const facts = {
        lang: parsed.documentElement.lang,
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
        facts.words.push(...all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''));
      }
      const texts = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) facts.words.push(texts.currentNode.nodeValue ?? '');
      return facts;
    },
    readFileSync(fileOf(address), 'utf8'),
  );

type PageFacts = Awaited<ReturnType<typeof readPage>>;

/** Laws and authorities keep their original names. */
const properNames =
  /Communications Authority of Kenya|Data Protection (?:and Privacy Act|Board of India)|Digital Personal Data Protection Act|STOP ALL/g;

/** Frequent English words that are no French ones. */
const englishWord = /(?<![\p{L}’])(the|and|with|your|our|of|for|is|are|this|you|we)(?!\p{L})/iu;

test('every page has metadata in its language, and every link has a target', async ({ page }) => {
  const pages = new Map<string, PageFacts>();
  for (const { address } of addresses) pages.set(address, await readPage(page, address));
  for (const { locale, path, address } of addresses) {
    const facts = pages.get(address) as PageFacts;
    const { lang, headings, mains, titles } = facts;
    softExpect({ lang, headings, mains, titles: titles.length }, address).toEqual({
      lang: locale,
      headings: 1,
      mains: 1,
      titles: 1,
    });
    if (isListed(path)) expectShareable(facts, locale, path);
    else expectUnlisted(facts, address);
    if (locale === 'fr') {
      const isEnglish = (text: string) => englishWord.test(text.replaceAll(properNames, ''));
      softExpect(facts.words.filter(isEnglish), address).toEqual([]);
    }
    expectLinksLead(pages, address, locale);
  }
  for (const locale of locales) {
    for (const alias of aliasPaths) {
      const { canonical } = await readPage(page, inLocale(locale, alias));
      softExpect(new URL(canonical).pathname, alias).toBe(inLocale(locale, aliases[alias]));
    }
  }
  const titles = [...pages.values()].map(({ titles: [title] }) => title);
  const descriptions = [...pages.values()].map(({ description }) => description);
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(addresses.length);
});

/** Expects that links have a target and stay in the language, except those to the same page in another one. */
function expectLinksLead(pages: Map<string, PageFacts>, address: string, locale: Locale) {
  const links = (pages.get(address)?.links ?? []).map((link) => ({
    ...link,
    url: new URL(link.href, `http://site${address}`),
  }));
  const otherLanguage = links.filter(
    ({ url, hreflang }) => splitLocale(url.pathname).locale !== (hreflang || locale),
  );
  softExpect(otherLanguage, address).toEqual([]);
  const deadLinks = links.filter(({ url: { pathname, hash } }) => {
    const target = pages.get(pathname);
    if (!target) return !existsSync(fileOf(pathname)) && !existsSync(`dist${pathname}`);
    return hash !== '' && !target.ids.includes(hash.slice(1));
  });
  const deadAddresses = deadLinks.map(({ href }) => href);
  softExpect(deadAddresses, `${address}: leads nowhere`).toEqual([]);
}

/** Where a PNG file says its width and its height. */
const [PNG_WIDTH_AT, PNG_HEIGHT_AT] = [16, 20];
const MAX_PREVIEW_BYTES = 100_000;

/** Expects the metadata for search engines and link previews. */
function expectShareable(facts: PageFacts, locale: Locale, path: string) {
  const address = inLocale(locale, path);
  softExpect(facts.robots, address).toBe('');
  softExpect(new URL(facts.canonical).pathname).toBe(address);
  softExpect(facts.alternates, address).toEqual([
    ...locales.map((language) => [language, inLocale(language, path)]),
    ['x-default', path],
  ]);
  softExpect(facts.ogUrl, address).toBe(facts.canonical);
  const image = readFileSync(`dist${new URL(facts.ogImage).pathname}`);
  softExpect(image.length, address).toBeLessThan(MAX_PREVIEW_BYTES);
  const size = [image.readUInt32BE(PNG_WIDTH_AT), image.readUInt32BE(PNG_HEIGHT_AT)];
  softExpect(size, address).toEqual([1200, 630]);
}

function expectUnlisted(
  { robots, canonical, ogUrl, ogImage, alternates }: PageFacts,
  address: string,
) {
  softExpect(robots, address).toBe('noindex');
  softExpect([canonical, ogUrl, ogImage, ...alternates].join(''), address).toBe('');
}

test('a visitor at an unknown address gets a 404 page with a way home', async ({
  page,
  request,
  consoleErrors,
}) => {
  expect((await request.get('/no/such/page')).status()).toBe(404);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => consoleErrors.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(consoleErrors.filter((line) => !/404/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});

test('search engines find every listed page once and the staff area never', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const expected = locales.flatMap((locale) => listedPaths.map((path) => inLocale(locale, path)));
  expect(expected.length).toBeLessThan(addresses.length);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  // A noindex page must be crawlable, or its noindex is not read.
  expect(robots.match(/^(Dis)?allow:.*$/gim)).toEqual(['Disallow: /admin']);
  expect(robots).toContain('/sitemap.xml');
  expect(await (await request.get('/admin')).text()).toContain('content="noindex"');
  expect(await (await request.get('/admin/contacts')).text()).toContain('content="noindex"');
});
