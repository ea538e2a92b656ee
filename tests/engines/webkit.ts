import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import { freePort } from '../../supabase/embedded/free-port.ts';
import type { EngineBrowser } from './engine-browser.ts';

const timeoutMs = 30_000;

/** Starts WebKitGTK on a virtual screen and drives it over WebDriver. @param path path of the driver. */
export async function startWebkit(path: string): Promise<EngineBrowser> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', path, `--port=${port}`], { detached: true });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error(`${path} ended with code ${driver.exitCode}`);
    await sleep(50);
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  });
  return {
    async open() {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities(capabilities)
        .build();
      await session.manage().window().setRect({ width: 1280, height: 800 });
      const heard: string[] = [];
      const listen = async () => heard.push(...(await session.executeScript<string[]>(hear)));
      const after = async (move: Promise<unknown>) => {
        await move;
        await listen();
      };
      const find = (selector: string) =>
        session.wait(
          until.elementLocated(selector.startsWith('//') ? By.xpath(selector) : By.css(selector)),
          timeoutMs,
        );
      return {
        goto: (url) => after(session.get(url)),
        reload: () => after(session.navigate().refresh()),
        back: () => session.navigate().back(),
        click: async (selector) => {
          const element = await session.wait(until.elementIsVisible(await find(selector)));
          await session.executeScript(scrollTo, element);
          await element.click();
        },
        type: async (selector, text) => (await find(selector)).sendKeys(text),
        evaluate: (script) => session.executeScript(script),
        async consoleErrors() {
          await listen();
          return heard;
        },
        close: () => session.quit(),
      };
    },
    async close() {
      const ended = once(driver, 'close');
      if (driver.pid) process.kill(-driver.pid);
      await ended;
    },
  };
}

/** Retries a click: the driver reports an element as out of view while the page is still scrolling. */
function scrollTo(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Collects console errors in the page, because WebDriver does not report them. */
function hear(): string[] {
  const page = window as Window & { heard?: string[] };
  if (page.heard) return page.heard.splice(0);
  const heard = (page.heard = [] as string[]);
  const { error } = console;
  console.error = (...texts: unknown[]) => {
    heard.push(texts.join(' '));
    error.apply(console, texts);
  };
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  return [];
}
