import { expect, test as base } from 'playwright/test';
import type { EngineBrowser, Visitor } from './engine-browser.ts';
import { startFirefox } from './firefox.ts';
import { startProxy, type Line } from './line.ts';
import { startWebkit } from './webkit.ts';

const engines = { firefox: startFirefox, webkit: startWebkit };
export type Engine = keyof typeof engines;

export interface EngineOptions {
  engine: { name: Engine; path: string };
}

interface Story {
  /** The proxy to the site, on this test's own origin. */
  line: Line;
  visitor: Visitor;
}

/** Runs a test in one engine; a console error fails it, unless the proxy was cut off. */
export const test = base.extend<Story, EngineOptions & { browserOfEngine: EngineBrowser }>({
  engine: [
    { name: 'firefox', path: '' },
    { option: true, scope: 'worker' },
  ],
  browserOfEngine: [
    async ({ engine }, provide) => {
      const browser = await engines[engine.name](engine.path);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
  line: async ({}, provide) => {
    const line = await startProxy();
    await provide(line);
    await line.cut();
  },
  visitor: async ({ browserOfEngine, line }, provide) => {
    const visitor = await browserOfEngine.open();
    await provide({ ...visitor, goto: (path) => visitor.goto(line.url + path) });
    const errors = line.wasCut() ? [] : await visitor.consoleErrors();
    await visitor.close();
    expect(errors).toEqual([]);
  },
});

export { expect };
