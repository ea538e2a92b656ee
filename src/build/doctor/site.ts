import { ask, askEach } from './ask.ts';
import { NotAsked } from './checks.ts';
import type { Environment } from './environment-checks.ts';
import { isSecretKey, keysIn } from './keys.ts';

/** A running site, as its home page and scripts show it. */
export interface Site {
  /** Scheme and host. */
  url: string;
  home: { html: string };
  /** The paths of its scripts. */
  scripts: string[];
  /** Those that the scripts hold. */
  keys: string[];
  backendUrl: string;
  key: string;
}

const mostScripts = 300;

/** @throws NotAsked when there is no page at the address. */
export async function openSite(address: string, environment: Environment): Promise<Site> {
  const url = new URL(address).origin;
  const answer = await ask(`${url}/`);
  const html = await answer.text();
  if (!answer.ok || !html.includes('data-prerendered=')) {
    const to = answer.headers.get('location');
    throw new NotAsked(
      `${url}/ answered ${answer.status}${to ? `, and leads to ${to}` : ''}: no page of this site`,
    );
  }
  const scripts = await readScripts(url, html);
  const keys = [...new Set([...scripts.values()].flatMap(keysIn))];
  const setKey = environment['VITE_SUPABASE_ANON_KEY']?.trim();
  const setUrl = environment['VITE_SUPABASE_URL']?.trim().replace(/\/+$/, '');
  return {
    url,
    home: { html },
    scripts: [...scripts.keys()],
    keys,
    key: setKey || (keys.find((key) => !isSecretKey(key)) ?? ''),
    backendUrl: setUrl || backendIn(answer.headers.get('content-security-policy')) || url,
  };
}

/** Each script that the page names, and each that one of them names. */
async function readScripts(url: string, html: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const namesIn = (text: string) =>
    [...text.matchAll(/[\w-]+\.js\b/g)].map(([name]) => `/assets/${name}`);
  let next = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  while (next.length > 0 && texts.size < mostScripts) {
    const wanted = [...new Set(next)].filter((path) => !texts.has(path));
    // oxlint-disable-next-line no-await-in-loop -- they are named by those before them
    const read = await askEach(wanted, async (path) => {
      const answer = await ask(url + path);
      const isScript = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
      return [path, isScript ? await answer.text() : ''] as const;
    });
    for (const [path, text] of read) texts.set(path, text);
    next = read.flatMap(([, text]) => namesIn(text)).filter((path) => !texts.has(path));
  }
  return new Map([...texts].filter(([, text]) => text !== ''));
}

/** Whom pages may talk to beside their own host. */
const backendIn = (policy: string | null) =>
  /connect-src [^;]*?(https?:\/\/[^\s;]+)/.exec(policy ?? '')?.[1];
