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

/** Expects that nothing hides the focus. @returns how many elements had it */
async function tabToEndAndBack(page: Page): Promise<number> {
  const hiddenElements: string[] = [];
  const focusedElements = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let steps = 0; steps < 200; steps += 1) {
      await page.keyboard.press(key);
      const { name, problem, isEnd } = await page.evaluate(describeFocus);
      if (isEnd) break;
      focusedElements.add(name);
      if (problem) hiddenElements.push(`${key}: ${name} ${problem}`);
    }
  }
  expect(hiddenElements).toEqual([]);
  return focusedElements.size;
}

/** Describes the focused element, and why it is not in view: outside of the window or covered. */
async function describeFocus() {
  // With reduced motion, scrolling and menus are done after two frames.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', problem: '', isEnd: true };
  const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  const name = `${element.localName} ${label?.trim().slice(0, 40)}`;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const checkedBottom = Math.min(bottom, top + 24); // of a tall text field, the first line
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + checkedBottom) / 2];
  const front = document.elementFromPoint(x, y);
  const isItself = !front || element.contains(front) || front.contains(element);
  const isCovered = !isItself && front.closest('label')?.control !== element;
  const problem =
    top < 0 || checkedBottom > innerHeight
      ? `is at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
      : isCovered
        ? `is behind ${front.localName}.${front.className}`
        : '';
  return { name, problem, isEnd: false };
}
