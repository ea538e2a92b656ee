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
