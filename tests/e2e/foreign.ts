/** Who else changes a page's HTML: translators, password managers, writing aids. Each runs in the page. */
import type { Page } from 'playwright/test';

/** Texts in elements of others, other letters, the same digits; and whatever comes later, too. */
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

export function putBesideInputs() {
  for (const input of document.querySelectorAll('input, select, textarea')) {
    const button = document.createElement('div');
    button.textContent = '🔑';
    input.after(button);
  }
}

export function removeSome() {
  const paragraphs = document.querySelectorAll(
    'main p, main li, main h2, header li, footer li:not(:has([href="/privacy"]))',
  );
  for (const [index, element] of [...paragraphs].entries()) if (index % 3 === 0) element.remove();
}

/** Has the page say at every frame whether its main part can be read. */
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

/** Holds files whose name matches back until they are let go. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return letGo;
}

export const entryFile = '**/assets/index-*.js';

/** Waits until the header reacts, although the page's own code may not be there. */
export async function shellReacts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );
}
