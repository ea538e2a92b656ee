/** Other programs that change a page's HTML: translators, password managers, writing aids. Each runs in the page. */
import type { Page } from 'playwright/test';

/** Translates as browsers do: wraps each text in `font` elements and changes its letters, now and later. */
export function translate() {
  const turned = (words: string) =>
    words.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    });
  const done = new WeakSet<Node>();
  function work(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { parentElement } = text;
      if (done.has(text) || !text.data.trim() || parentElement?.closest('script, style, noscript'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const words = new Text(turned(text.data));
      done.add(words);
      inner.append(words);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  work(document.body);
  new MutationObserver((records) => {
    for (const { target } of records) if (target.isConnected) work(target.parentNode ?? target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export function addPasswordManagerButtons() {
  for (const input of document.querySelectorAll('input, select, textarea')) {
    const button = document.createElement('div');
    button.textContent = '🔑';
    input.after(button);
  }
}

export function removeElements() {
  const paragraphs = document.querySelectorAll(
    'main p, main li, main h2, header li, footer li:not(:has([href="/privacy"]))',
  );
  for (const [index, element] of [...paragraphs].entries()) if (index % 3 === 0) element.remove();
}

/** Counts the frames in which the page has no readable content. */
export async function watchReadable(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let seen = false;
    window.unreadable = 0;
    const look = () => {
      const readable = (document.querySelector('main, #root')?.textContent ?? '').length > 100;
      seen ||= readable;
      if (seen && !readable) window.unreadable += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => window.unreadable);
}

declare global {
  interface Window {
    unreadable: number;
  }
}

/** Delays matching files until the returned function is called. */
export async function delayFiles(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return release;
}

export const entryFile = '**/assets/index-*.js';

/** Waits until the header is hydrated, even if the page's own code has not loaded. */
export async function waitForHeader(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );
}
