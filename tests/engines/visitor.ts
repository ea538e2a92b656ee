import { expect, test as base } from 'playwright/test';
import { startFirefox } from './firefox.ts';
import { layLine, type Line } from './line.ts';
import { startWebkit } from './webkit.ts';

/** What a story does in any engine. Selectors are CSS, or XPath where they begin with `//`. */
export interface Visitor {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  /** Types into an empty field. */
  type(selector: string, text: string): Promise<unknown>;
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  consoleErrors(): Promise<string[]>;
  close(): Promise<unknown>;
}

export interface EngineBrowser {
  /** A window that has seen nothing before. */
  open(): Promise<Visitor>;
  close(): Promise<unknown>;
}

const engines = { firefox: startFirefox, webkit: startWebkit };
export type Engine = keyof typeof engines;

export interface EngineOptions {
  engine: { name: Engine; path: string };
}

interface Story {
  /** To the site, at an address of the story's own. */
  line: Line;
  visitor: Visitor;
}

/** One story in one engine; an error in its console fails it, unless the server was cut off. */
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
    const line = await layLine();
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
