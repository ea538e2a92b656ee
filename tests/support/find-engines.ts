import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { installOnDebian, isExecutable, onPath } from './programs.ts';

/** Of browsers, by the name of the one that our tests drive. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** The program to start, or in one line what is missing. */
export type FoundEngine = { path: string } | { missing: string };

const log = (message: string) => console.error(`[engines] ${message}`);

/** Each engine that this machine has or could install. Installs all that is missing at once. */
export async function findEngines(): Promise<Record<Engine, FoundEngine>> {
  const packages = [
    ...(firefox() ? [] : ['firefox-esr']),
    ...(webkit() ? [] : ['webkit2gtk-driver']),
    ...(screen() ? [] : ['xvfb']),
  ];
  if (packages.length > 0) installOnDebian(packages, log);
  const chromium = await findChromium().catch((error: Error) => error);
  return {
    chromium: chromium instanceof Error ? { missing: chromium.message } : { path: chromium },
    firefox: found(firefox(), 'no Firefox: install it, or set FIREFOX_PATH'),
    webkit: found(
      screen() && webkit(),
      'no WebKit to drive: Debian’s packages webkit2gtk-driver and xvfb have all it needs',
    ),
  };
}

const found = (path: string | undefined, missing: string): FoundEngine =>
  path ? { path } : { missing };

function firefox(): string | undefined {
  const app = 'Applications/Firefox.app/Contents/MacOS/firefox';
  const given = process.env['FIREFOX_PATH'];
  if (given) return isExecutable(given) ? given : undefined;
  return (
    onPath(['firefox-esr', 'firefox'], isExecutable) ??
    ['/', process.env['HOME'] ?? ''].map((root) => join(root, app)).find(isExecutable)
  );
}

const webkit = () => onPath(['WebKitWebDriver'], isExecutable);

/** WebKit draws its windows even where nobody looks. */
const screen = () => onPath(['Xvfb'], isExecutable);
