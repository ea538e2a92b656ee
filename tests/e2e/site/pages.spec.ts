import type { Browser, Page } from 'playwright/test';
import type { Locale } from '../../../src/content/facts/languages.ts';
import {
  askOnce,
  check,
  inLocale,
  interactive,
  listedPaths,
  locales,
  openPage,
  pagePaths,
  splitLocale,
  tornWords,
} from '../site.ts';
import { expect, guardedTest, test } from '../support.ts';

/** Pages of one template differ in their texts alone. */
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

/** The other pages of a test are looked at all the same. */
const alsoExpect = expect.configure({ soft: true });
/** For a test of many pages on a busy machine. */
const patience = 240_000;

for (const locale of locales) {
  const title = `every page in ${locale} is complete without a script, fits, and no link leads nowhere`;
  guardedTest(title, async ({ browser, request }) => {
    test.setTimeout(patience);
    const page = await openPage(browser, 'about:blank', { width: 320, javaScriptEnabled: false });
    const answers = askOnce(request);
    for (const path of pagePaths) {
      await test.step(inLocale(locale, path), async () => {
        await isComplete(page, locale, path, answers);
        // Those in English are held to it once they are alive.
        if (locale === 'fr' && !repeatsTemplate(path)) await fits(page, inLocale(locale, path));
      });
    }
    await page.context().close();
  });
}

async function isComplete(
  page: Page,
  locale: Locale,
  path: string,
  answerOf: ReturnType<typeof askOnce>,
) {
  const address = inLocale(locale, path);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
  if (locale === 'fr') alsoExpect(await englishOn(page), address).toEqual([]);

  const { shown, robots, canonical, ogUrl, ogImage, alternates, links } = await page.evaluate(
    () => {
      const attribute = (selector: string, name: string) =>
        document.head.querySelector(selector)?.getAttribute(name) ?? '';
      const all = <Element>(selector: string) =>
        [...document.querySelectorAll(selector)] as Element[];
      const visible = (selector: string) =>
        all<HTMLElement>(selector).map(
          (one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight > 0,
        );
      return {
        shown: {
          lang: document.documentElement.lang,
          h1: visible('h1'),
          main: visible('main'),
          // What the first paint waits for.
          first: visible(`${attribute('link[rel=expect]', 'href') || 'nothing'} h1`),
        },
        robots: attribute('meta[name=robots]', 'content'),
        canonical: attribute('link[rel=canonical]', 'href'),
        ogUrl: attribute('meta[property="og:url"]', 'content'),
        ogImage: attribute('meta[property="og:image"]', 'content'),
        alternates: all<HTMLLinkElement>('head link[rel=alternate][hreflang]').map(
          ({ hreflang, href }) => [hreflang, new URL(href).pathname],
        ),
        links: all<HTMLAnchorElement>('a[href]').map(({ href, hreflang }) => ({ href, hreflang })),
      };
    },
  );
  alsoExpect(shown, address).toEqual({ lang: locale, h1: [true], main: [true], first: [true] });
  if (isListed(path)) {
    alsoExpect(robots, address).toBe('');
    alsoExpect(new URL(canonical).pathname).toBe(address);
    alsoExpect(alternates, address).toEqual([
      ...locales.map((one) => [one, inLocale(one, path)]),
      ['x-default', path],
    ]);
    alsoExpect(ogUrl).toBe(canonical);
    const image = new URL(ogImage);
    alsoExpect(image.protocol).toMatch(/^https?:$/);
    const { type, body } = await answerOf(image.pathname);
    alsoExpect(type, address).toBe('image/png');
    alsoExpect(body.length, address).toBeLessThan(100_000);
    alsoExpect([body.readUInt32BE(16), body.readUInt32BE(20)], address).toEqual([1200, 630]);
  } else {
    alsoExpect(robots, address).toBe('noindex');
    alsoExpect([canonical, ogUrl, ogImage, ...alternates], address).toEqual(['', '', '']);
  }

  const inside = links.filter(({ href }) => href.startsWith(new URL(page.url()).origin));
  // Links stay in the language, but for those to this page in another one.
  const leaving = inside.filter(
    ({ href, hreflang }) => splitLocale(new URL(href).pathname).locale !== (hreflang || locale),
  );
  alsoExpect(leaving, address).toEqual([]);
  const dead: string[] = [];
  for (const href of new Set(inside.map((link) => link.href))) {
    const { pathname, hash } = new URL(href);
    const answer = await answerOf(pathname);
    if (answer.status !== 200 || !hasPlace(answer.body, hash)) dead.push(href);
  }
  alsoExpect(dead, `${address}: leads nowhere`).toEqual([]);
}

const hasPlace = (page: Buffer, hash: string) => !hash || page.includes(`id="${hash.slice(1)}"`);

guardedTest(
  'pages in fr, one of a template, come alive without a complaint',
  async ({ browser }) => {
    test.setTimeout(patience);
    const { page, complaints } = await openListening(browser, 'light');
    for (const path of pagePaths.filter((one) => !repeatsTemplate(one))) {
      const address = inLocale('fr', path);
      await page.goto(address);
      await interactive(page);
      alsoExpect(complaints.splice(0), address).toEqual([]);
    }
    await page.context().close();
  },
);

for (const { locale, path, address } of addresses) {
  const title = `${address} comes alive without a complaint, fits and can be used by all`;
  const tell = async (browser: Browser, colorScheme: 'light' | 'dark', looks: Looks) => {
    const { page, complaints } = await openListening(browser, colorScheme);
    await comesAlive(page, address, looks);
    expect(complaints).toEqual([]);
    await page.context().close();
  };
  if (locale === 'en' && !repeatsTemplate(path)) {
    guardedTest(title, ({ browser }) => tell(browser, 'light', dailyLooks(path)));
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    guardedTest(`${title}, ${colorScheme}`, { tag: '@nightly' }, ({ browser }) =>
      tell(browser, colorScheme, { narrow: check, wide: check }),
    );
  }
}

/** Where axe looks. */
interface Looks {
  narrow?: typeof check;
  wide?: typeof check;
}

/** Colours are few and shared: some pages show all of them in the dark. */
function dailyLooks(path: string): Looks {
  if (!['/', '/careers', '/get-quote'].includes(path)) return { narrow: check };
  const wide: typeof check = async (page, what) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await check(page, `${what}, dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  };
  return { narrow: check, wide };
}

/** Laws and authorities have the names that they have in their country. */
const quoted =
  /Communications Authority of Kenya|Data Protection (?:and Privacy Act|Board of India)|Digital Personal Data Protection Act|STOP ALL/g;

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

/** A phone's page, and what it complains of. */
async function openListening(browser: Browser, colorScheme: 'light' | 'dark') {
  const complaints: string[] = [];
  const page = await openPage(browser, 'about:blank', { width: 320, colorScheme });
  page.on('console', (line) => {
    // Playwright's own words about what the configuration asks of it.
    if (line.text().startsWith('Service Worker registration blocked')) return;
    if (line.type() !== 'info') complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

async function comesAlive(page: Page, path: string, looks: Looks) {
  await page.goto(path);
  await interactive(page);
  await fits(page, path, looks);
}

/** What is cut off makes no page wider. */
async function fits(page: Page, path: string, { narrow, wide }: Looks = {}) {
  const expectWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(async () => {
      await document.fonts.ready;
      const words = [...document.querySelectorAll('h1, h1 *, header a')];
      const ends = words
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().right);
      return Math.max(document.documentElement.scrollWidth, ...ends) - window.innerWidth;
    });
    alsoExpect(overflow, `${path}: sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    alsoExpect(await tornWords(page), `${path}: words in two at ${width} px`).toEqual([]);
  };
  await expectWidth(320);
  await narrow?.(page, `${path} at 320 px`);
  await expectWidth(1024);
  const header = await page.locator('header').first().boundingBox();
  alsoExpect(header?.height, `${path}: one row`).toBeLessThan(70);
  await expectWidth(1440);
  await wide?.(page, `${path} at 1440 px`);
}
