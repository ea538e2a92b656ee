import puppeteer from 'puppeteer-core';
import type { EngineBrowser } from './engine-browser.ts';

/** Starts a stock Firefox and drives it over WebDriver BiDi. @param executablePath path of its binary. */
export async function startFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      const find = (selector: string) =>
        page.locator(selector.startsWith('//') ? `::-p-xpath(${selector})` : selector);
      return {
        goto: (url) => page.goto(url),
        reload: () => page.reload(),
        back: () => page.evaluate(() => history.back()),
        click: (selector) => find(selector).click(),
        async type(selector, text) {
          const field = await find(selector).waitHandle();
          await field.type(text);
        },
        evaluate: (script) => page.evaluate(script) as never,
        consoleErrors: async () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
