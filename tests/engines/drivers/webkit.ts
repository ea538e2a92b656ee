import { freePort } from '../../../supabase/embedded/free-port.ts';
import type { EngineBrowser } from '../browser.ts';
import { drivenPage } from './page.ts';
import { startProgram } from './program.ts';
import type { DriverSession } from './session.ts';
import { openWebDriver } from './web-driver.ts';

/** @param path of WebKit's driver. */
export async function startWebkit(path: string): Promise<EngineBrowser> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp']);
  const display = /^\d+/m;
  await screen.until(() => display.test(screen.output()));
  const port = await freePort();
  const driver = startProgram(path, [`--port=${port}`], {
    DISPLAY: `:${display.exec(screen.output())?.[0]}`,
  });
  const url = `http://127.0.0.1:${port}`;
  await driver.until(() => fetch(`${url}/status`).then(Boolean, () => false));

  return {
    async open(baseUrl) {
      // Windows that are driven are private ones.
      const session = await openWebDriver(url, {
        'webkitgtk:browserOptions': { args: ['--automation'] },
      });
      const { listening, complaints } = listen(session);
      return {
        page: drivenPage(listening, baseUrl),
        complaints,
        close: async () => void (await session.end()),
      };
    },
    async close() {
      await driver.stop();
      await screen.stop();
    },
  };
}

/** WebDriver tells nothing of the console: the page itself listens, from its load on. */
function listen(session: DriverSession) {
  const heard: string[] = [];
  const collect = async () => heard.push(...(await session.run<string[]>(`return (${hear})()`)));
  const around = async (move: () => Promise<unknown>) => {
    await collect();
    await move();
    await collect();
  };
  const listening: DriverSession = {
    ...session,
    go: (url) => around(() => session.go(url)),
    reload: () => around(() => session.reload()),
    back: () => around(() => session.back()),
  };
  const complaints = async () => {
    await collect();
    return heard;
  };
  return { listening, complaints };
}

/** Runs in the page. @returns what it complained about since it was last asked. */
function hear(): string[] {
  const page = window as Window & { complaints?: string[] };
  if (page.complaints) return page.complaints.splice(0);
  const complaints: string[] = [];
  page.complaints = complaints;
  const { error } = console;
  console.error = (...texts: unknown[]) => {
    complaints.push(texts.join(' '));
    error.apply(console, texts);
  };
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, target }) => {
      const where = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      complaints.push(`policy: ${effectiveDirective} ${blockedURI} ${sample} ${where}`);
    },
  );
  return [];
}
