import { installOnDebian, isExecutable, onPath } from './programs.ts';

const programs = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
} as const;
export const engines = Object.keys(programs) as (keyof typeof programs)[];

/** Returns the paths of the programs; on Debian, as root, installs missing ones. */
export function findEngines(): Partial<Record<keyof typeof programs, string>> {
  const find = (name: keyof typeof programs) =>
    (name === 'firefox' && process.env['FIREFOX_PATH']) || onPath(programs[name], isExecutable);
  const missing = [
    ...(find('firefox') ? [] : ['firefox-esr']),
    ...(find('webkit') ? [] : ['webkit2gtk-driver']),
    ...(onPath(['xvfb-run'], isExecutable) ? [] : ['xvfb', 'xauth']),
  ];
  if (missing.length > 0) {
    installOnDebian(missing, (message) => console.error(`[engines] ${message}`));
  }
  const found = engines.map((name) => [name, find(name)] as const);
  return Object.fromEntries(found.filter(([, path]) => path !== undefined));
}
