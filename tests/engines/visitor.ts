import { test as base } from 'playwright/test';
import type { Engine } from '../support/find-engines.ts';
import { startEngine, type EngineBrowser, type EngineWindow } from './browser.ts';
import { layLine, type Line } from './line.ts';
import type { VisitorPage } from '../support/visitor-page.ts';

export { expect } from 'playwright/test';

export interface EngineOptions {
  engine: { name: Engine; path: string };
}

interface Story {
  /** To the site, at an address of the story's own. */
  line: Line;
  window: EngineWindow;
  visitor: VisitorPage;
}

/** One story in whichever engine; a page that complains fails it, unless it cuts the line. */
export const test = base.extend<Story, EngineOptions & { started: EngineBrowser }>({
  engine: [
    { name: 'chromium', path: '' },
    { option: true, scope: 'worker' },
  ],
  started: [
    async ({ engine }, provide) => {
      const browser = await startEngine(engine);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
  line: async ({}, provide) => {
    const line = await layLine();
    await provide(line);
    await line.cut();
  },
  window: async ({ started, line }, provide) => {
    const window = await started.open(line.url);
    await provide(window);
    const complaints = await window.complaints();
    await window.close();
    if (!line.wasCut()) base.expect(complaints).toEqual([]);
  },
  visitor: ({ window }, provide) => provide(window.page),
});

/** The page reacts to its visitor, and so do its form or list, but for the form that waits until it comes near. */
export const interactive = (visitor: VisitorPage) =>
  base.expect
    .poll(() =>
      visitor.evaluate(
        () =>
          performance.getEntriesByName('hydrated').length > 0 &&
          [...document.querySelectorAll('main form:not([data-unasked] form)')].every((form) =>
            Object.keys(form).some((key) => key.startsWith('__reactProps')),
          ),
      ),
    )
    .toBe(true);
