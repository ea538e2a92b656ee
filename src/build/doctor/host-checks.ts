import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders, type HeaderRule } from '../host/static-host-rules.ts';
import { withPolicy } from '../security-policy.ts';
import { ask, askEach } from './ask.ts';
import type { Check } from './checks.ts';
import { isSecretKey } from './keys.ts';
import type { Site } from './site.ts';

const source = join(import.meta.dirname, '../../../public/_headers');
const asBuilt = 'the host must send what dist/_headers says, no less and nothing else';
const buildAnew = 'set VITE_SITE_URL where the site is built, and build anew';

/** A path that the site does not have. */
const missing = '/doctor-asks-for-nothing';

/** What the host makes of the build. */
export function hostChecks(site: Site): Check[] {
  return [
    { name: 'Headers', ask: () => headerProblems(site) },
    { name: 'Pages and 404', ask: () => statusProblems(site) },
    { name: 'Sitemap and canonical addresses', ask: () => addressProblems(site) },
    {
      name: 'No secret key in scripts',
      ask: () =>
        site.keys.some(isSecretKey)
          ? [
              'a script of the site holds a secret key: revoke it (Project Settings → API Keys), and build with the publishable one',
            ]
          : [],
    },
  ];
}

/** Compared with what the build writes for this very page, whose style the policy names. */
async function headerProblems({ url, home, scripts, backendUrl }: Site): Promise<string[]> {
  const styles = /<style>([^]*?)<\/style>/.exec(home.html)?.[1] ?? '';
  const other = new URL(backendUrl).origin === url ? '' : backendUrl;
  const rules = parseHeaders(
    withPolicy(readFileSync(source, 'utf8'), { siteUrl: url, backendUrl: other, styles }),
  );
  const [script] = scripts;
  const paths = ['/', missing, ...(script ? [script] : [])];
  const problems = await askEach(paths, async (path) =>
    differences(rules, path, (await ask(url + path)).headers),
  );
  return problems.flatMap((differing, index) =>
    differing.length > 0
      ? [`${pathName(paths[index] ?? '')} comes without ${differing.join(', ')}: ${asBuilt}`]
      : [],
  );
}

function differences(rules: HeaderRule[], path: string, answered: Headers): string[] {
  return [...headersFor(rules, path)].flatMap(([name, value]) => {
    const got = answered.get(name);
    if (name === 'cache-control')
      return isKeptAsMeant(path, got) ? [] : [`${name} (${got ?? 'none'})`];
    if (name === 'strict-transport-security')
      return secondsIn(got) >= secondsIn(value) ? [] : [name];
    if (name !== 'content-security-policy' || !got) return got === value ? [] : [name];
    const differing = directivesOf(value).filter((part) => !directivesOf(got).includes(part));
    const foreign = directivesOf(got).filter((part) => !directivesOf(value).includes(part));
    const names = [...differing, ...foreign].map((part) => part.split(' ', 1)[0] ?? '');
    return names.length > 0 ? [`${name} (${[...new Set(names)].join(', ')})`] : [];
  });
}

/** Files whose names change are kept for ever, pages never unasked. */
const isKeptAsMeant = (path: string, value: string | null) =>
  path.startsWith('/assets/')
    ? secondsIn(value) >= 31_536_000
    : secondsIn(value) === 0 && value !== null;

const secondsIn = (value: string | null) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);

const directivesOf = (policy: string) =>
  policy
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

async function statusProblems({ url }: Site): Promise<string[]> {
  const expected: [path: string, status: number, page: string | undefined][] = [
    ['/about', 200, '/about'],
    ['/fr/about', 200, '/fr/about'],
    ['/admin/contacts', 200, '/admin'],
    [missing, 404, '/404'],
    [`/fr${missing}`, 404, '/fr/404'],
    [`/assets${missing}.js`, 404, undefined],
  ];
  const problems = await askEach(expected, async ([path, status, page]) => {
    const answer = await ask(url + path);
    const shown = /data-prerendered="([^"]*)"/.exec(await answer.text())?.[1];
    const name = pathName(path);
    if (answer.status !== status) return `${name} answers ${answer.status}, not ${status}`;
    return page && shown !== page
      ? `${name} shows ${shown ?? 'a page of the host'}, not ${page}`
      : '';
  });
  return problems
    .filter(Boolean)
    .map((problem) => `${problem}: the host must follow dist/_redirects`);
}

async function addressProblems({ url, home }: Site): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await ask(url + path);
    return answer.ok ? answer.text() : '';
  };
  const [sitemap, robots] = await Promise.all([read('/sitemap.xml'), read('/robots.txt')]);
  const named: [where: string, addresses: string[]][] = [
    ['sitemap.xml', found(sitemap, /<loc>([^<]+)<\/loc>/g)],
    ['robots.txt', found(robots, /^Sitemap:\s*(\S+)/gm)],
    ['the home page', found(home.html, /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/g)],
  ];
  return named.flatMap(([where, addresses]) => {
    if (addresses.length === 0)
      return [`${where} names no address: is it the build that is served?`];
    const foreign = addresses.map(originOf).find((origin) => origin !== url);
    return foreign === undefined ? [] : [`${where} says ${foreign}, not ${url}: ${buildAnew}`];
  });
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => address);
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);

const pathName = (path: string) =>
  path.includes(missing) ? `a path that is not there (${path})` : path;
