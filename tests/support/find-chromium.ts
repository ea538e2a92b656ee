import { installOnDebian, isProgram, onPath, run } from './programs.ts';

export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const MINUTES = 60_000;
const log = (message: string) => console.error(`[chromium] ${message}`);

/** The headless shell takes half the time of the full browser. */
const shell = 'chromium-headless-shell';

/** Finds or installs a Chromium: that of CHROMIUM_PATH, Debian's, Playwright's. @throws Error if there is none. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH does not run: ${given}`);
    log(`CHROMIUM_PATH: ${given}`);
    return given;
  }
  const found = onPath([shell]) ?? installShell() ?? (await playwrights());
  if (found) {
    log(`found ${found}`);
    return found;
  }
  log('none installed: trying Playwright’s download');
  run('npx', ['playwright', 'install', 'chromium'], 3 * MINUTES, log);
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install Chrome or Chromium, ' +
      'or set CHROMIUM_PATH to one, then run the tests again.',
  );
}

function installShell(): string | undefined {
  installOnDebian([shell], log);
  return onPath([shell]);
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}
