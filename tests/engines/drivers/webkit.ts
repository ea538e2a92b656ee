import { freePort } from '../../../supabase/embedded/free-port.ts';
import type { EngineBrowser } from '../browser.ts';
import { drivenPage } from './page.ts';
import { startProgram } from './program.ts';
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
      return {
        page: drivenPage(session, baseUrl),
        // WebDriver tells nothing of the console, and WebKitGTK prints nothing of it.
        complaints: () => [],
        close: async () => void (await session.end()),
      };
    },
    async close() {
      await driver.stop();
      await screen.stop();
    },
  };
}
