import { findOnPath, installOnDebian, isProgram, minuteMs, runLogged } from './programs.ts';

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

const log = (message: string) => console.error(`[chromium] ${message}`);

/** The headless shell takes half the time of the full browser. */
const shell = 'chromium-headless-shell';

/** Finds or installs a Chromium: that of CHROMIUM_PATH, Debian's, Playwright's. @throws Error if there is none. */
export async function findChromium(): Promise<string> {
  const pathFromEnv = process.env['CHROMIUM_PATH'];
  if (pathFromEnv) {
    if (!isProgram(pathFromEnv)) throw new Error(`CHROMIUM_PATH does not run: ${pathFromEnv}`);
    log(`CHROMIUM_PATH: ${pathFromEnv}`);
    return pathFromEnv;
  }
  const program = findOnPath([shell]) ?? installShell() ?? (await findPlaywrightChromium());
  if (program) {
    log(`found ${program}`);
    return program;
  }
  log('none installed: trying Playwright’s download');
  runLogged('npx', ['playwright', 'install', 'chromium'], 3 * minuteMs, log);
  const downloaded = await findPlaywrightChromium();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install Chrome or Chromium, ' +
      'or set CHROMIUM_PATH to one, then run the tests again.',
  );
}

function installShell(): string | undefined {
  installOnDebian([shell], log);
  return findOnPath([shell]);
}

async function findPlaywrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}
