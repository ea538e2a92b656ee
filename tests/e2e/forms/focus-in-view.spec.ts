import type { Page } from 'playwright/test';
import { waitUntilInteractive } from '../site.ts';
import { expect, test } from '../support.ts';

for (const path of ['/get-quote', '/apply']) {
  const title = `${path}: a visitor who tabs to the end and back always sees the focus`;
  test(title, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await waitUntilInteractive(page);
    expect(await tabToEndAndBack(page)).toBeGreaterThan(30);
  });
}

const maxSteps = 200;

/** Expects that the end is reached both ways and nothing hides the focus. @returns how many elements had it */
async function tabToEndAndBack(page: Page): Promise<number> {
  const hiddenElements: string[] = [];
  const focusedElements = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    let hasReachedEnd = false;
    for (let steps = 0; steps < maxSteps && !hasReachedEnd; steps += 1) {
      await page.keyboard.press(key);
      const { name, hiddenBy, isEnd } = await page.evaluate(describeFocus);
      hasReachedEnd = isEnd;
      if (!isEnd) focusedElements.add(name);
      if (hiddenBy) hiddenElements.push(`${key}: ${name} ${hiddenBy}`);
    }
    expect(hasReachedEnd, `${key} leads to the end of the page`).toBe(true);
  }
  expect(hiddenElements).toEqual([]);
  return focusedElements.size;
}

/** Describes the focused element, and what hides it: the edge of the window or another element. */
async function describeFocus() {
  // With reduced motion, scrolling and menus are done after two frames.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', hiddenBy: '', isEnd: true };
  const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  const name = `${element.localName} ${label?.trim().slice(0, 40)}`;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const checkedBottom = Math.min(bottom, top + 24); // of a tall text field, the first line
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + checkedBottom) / 2];
  const front = document.elementFromPoint(x, y);
  const isItself = !front || element.contains(front) || front.contains(element);
  const isCovered = !isItself && front.closest('label')?.control !== element;
  let hiddenBy = isCovered ? `is behind ${front.localName}.${front.className}` : '';
  if (top < 0 || checkedBottom > innerHeight) {
    hiddenBy = `is at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
  }
  return { name, hiddenBy, isEnd: false };
}
