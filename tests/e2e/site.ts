/** The routes as the build has them, and checks of a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright/test';
import { inLocale, locales, splitLocale } from '../../src/content/facts/languages.ts';
import { aliases, aliasPaths, listedPaths, pagePaths } from '../../src/content/facts/paths.ts';
import { expect } from './support.ts';

export { aliases, aliasPaths, inLocale, listedPaths, locales, pagePaths, splitLocale };

export const softExpect = expect.configure({ soft: true });

/** Every page in every language. */
export const addresses = locales.flatMap((locale) =>
  pagePaths.map((path) => ({ locale, path, address: inLocale(locale, path) })),
);

/** Opens a page at a width, light or dark. */
export async function openPage(
  browser: Browser,
  path: string,
  options: { width: number; colorScheme?: 'light' | 'dark'; javaScriptEnabled?: boolean },
): Promise<Page> {
  const { width, ...contextOptions } = options;
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, ...contextOptions });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Delays the files of a glob until the returned function is called. */
export async function delayFiles(page: Page, glob: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (release = resolve));
  await page.route(glob, async (route) => {
    await allowed;
    await route.continue();
  });
  return release;
}

/** Waits until the page is hydrated. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasReactProps = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    // The home page's form loads when it comes into view.
    const forms = document.querySelectorAll('main form:not([data-unasked] form)');
    return performance.getEntriesByName('hydrated').length > 0 && [...forms].every(hasReactProps);
  });
}

/** Adds up the layout shift of a page from now on, and of each page that it opens; the returned function reads it. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  const watch = () => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => window.shift);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    shift: number;
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

/** Expects no axe violation of WCAG 2.2 AA, with transitions off. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(noTransitions);
  });
  // Injecting axe takes half a second, so it is done once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    window.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    state,
  ).toEqual([]);
}

/** Expects no sideways scroll, and no button that its dialog cuts off at the left. */
export async function expectNoOverflow(page: Page) {
  const cutButtons = await page.locator('[role=alertdialog] button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const dialog = button.closest('[role=alertdialog]') ?? button;
        return button.getBoundingClientRect().left < dialog.getBoundingClientRect().left;
      })
      .map((button) => button.textContent),
  );
  expect(cutButtons, 'cut off').toEqual([]);
  const excessPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excessPx, 'sideways scroll').toBeLessThanOrEqual(0);
}

/** Returns words of six letters or more that are broken across lines without a hyphen; `\u00ad` is one that may show. */
export const findTornWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const tornWords: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, svg, option, .sr-only')) continue;
      // A closed menu has no width.
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /[\p{L}\p{N}\u00ad]{6,}/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(lines.map(({ top }) => Math.round(top)));
        if (tops.size > word.split('\u00ad').length) tornWords.push(word);
      }
    }
    return tornWords;
  });
