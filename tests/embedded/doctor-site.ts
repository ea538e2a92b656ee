// What the doctor is shown: a site on a host of the test's own, and the embedded backend behind it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { diagnose } from '../../src/build/doctor/diagnose.ts';
import { openSite } from '../../src/build/host/static-host.ts';
import { withPolicy } from '../../src/build/security-policy.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { projectServer, query } from './harness.ts';

export const admin = {
  DOCTOR_ADMIN_EMAIL: 'admin@example.com',
  DOCTOR_ADMIN_PASSWORD: 'demo-admin-2026',
};
export const stranger = {
  DOCTOR_STRANGER_EMAIL: 'stranger@example.com',
  DOCTOR_STRANGER_PASSWORD: 'demo-stranger-2026',
};

type Fault = (request: IncomingMessage, response: ServerResponse) => boolean | void;

const root = mkdtempSync(join(tmpdir(), 'doctor-'));
const dist = join(root, 'dist');
const styles = 'p{color:red}';
/** Of the content, of this machine, and of the embedded backend, which is for development: always so. */
const known =
  /^(Facts of the company|Processors of personal data|Testimonials|Address of the site): |^Sign-up: anyone|^Demo accounts: (admin|stranger)@/;

let backend: ReturnType<typeof projectServer>;
let url = '';
let fault: Fault | undefined;

/** For a test file: there is a site before its first test, and none behind its last. */
export function showSite(): void {
  const host = createServer((request, response) => {
    if (!fault?.(request, response)) site(request, response);
  });
  let site: ReturnType<typeof openSite>;
  backend = projectServer();
  beforeAll(async () => {
    await new Promise<void>((tell) => host.listen(0, 'localhost', tell));
    url = `http://localhost:${(host.address() as AddressInfo).port}`;
    build();
    site = openSite(dist);
  });
  afterEach(() => {
    fault = undefined;
  });
  afterAll(() => {
    host.close();
    rmSync(root, { recursive: true, force: true });
  });
}

function build(): void {
  for (const name of ['/', '/about', '/admin', '/404', '/fr/about', '/fr/404']) {
    put(
      `${name === '/' ? 'index' : name}.html`,
      `<link rel="canonical" href="${url}/"><style>${styles}</style><script type="module" src="/assets/index-1.js"></script><div id="root" data-prerendered="${name}"></div>`,
    );
  }
  putScript('index-1', LOCAL_PUBLISHABLE_KEY);
  put('sitemap.xml', `<urlset><url><loc>${url}/</loc></url></urlset>`);
  put('robots.txt', `Sitemap: ${url}/sitemap.xml\n`);
  put('_redirects', readFileSync('public/_redirects', 'utf8'));
  const headers = readFileSync('public/_headers', 'utf8');
  put('_headers', withPolicy(headers, { siteUrl: url, backendUrl: backend.url, styles }));
}

function put(name: string, text: string): void {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
}

export const putScript = (name: string, key: string, next = '') =>
  put(`assets/${name}.js`, `${next}export const key="${key}"`);

/** Until the end of the test. With true the host answers by itself. */
export const errAs = (how: Fault) => (fault = how);

/** Sends one header in another way, or not at all; for all paths or one. */
export const sendHeader =
  (change: (name: string, value: string) => string | undefined, only?: string): Fault =>
  (request, response) => {
    if (only && request.url !== only) return;
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      const sent = change(name.toLowerCase(), String(value));
      return sent === undefined ? response : set(name, sent);
    };
  };

export const findings = (accounts: Record<string, string> = {}) =>
  diagnose({ url, environment: {}, accounts });

/** What falls short, besides what always does here. */
export async function short(accounts?: Record<string, string>): Promise<string[]> {
  return (await findings(accounts))
    .filter(({ state }) => state === 'falls short')
    .map(({ check, text }) => `${check}: ${text ?? ''}`)
    .filter((line) => !known.test(line));
}

export const sql = (text: string) => query(backend.databaseUrl, text);

/** What falls short while the database is changed. */
export async function shortWhile(
  change: string,
  undo: string,
  accounts?: Record<string, string>,
): Promise<string[]> {
  await sql(change);
  try {
    return await short(accounts);
  } finally {
    await sql(undo);
  }
}
