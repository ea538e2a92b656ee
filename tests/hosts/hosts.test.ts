// Runs the same contract against the preview server and real hosts.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingCacheControl } from '../../src/build/host/site-rules.ts';
import { makeSite } from './built-site.ts';
import { contractOf, headersOf, hostileAddresses, type Expectation } from './contract.ts';
import { hosts, installHosts, type RunningHost } from './hosts.ts';

// With the folder of a build, every host is installed and required.
const builtFolder = process.env['HOSTS_SITE'];
const folder = builtFolder ? resolve(builtFolder) : makeSite();
const hostFiles = `${folder}-hosts`;
const readBuilt = (file: string) => readFileSync(join(folder, file));
const headersAt = headersOf(folder);

if (builtFolder) {
  installHosts();
} else {
  writeFileSync(join(dirname(folder), 'secret.txt'), 'secret');
  afterAll(() => rmSync(dirname(folder), { recursive: true }));
}

/** The parts of a header in one order, as hosts differ in theirs. */
const valuesOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(', ')
    .toSorted();

const typeByExtension: Record<string, RegExp> = {
  // a download, whatever the host calls it
  csv: /^(text\/csv|application\/octet-stream)/,
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  css: /^text\/css(; ?charset=utf-8)?$/i,
  svg: /^image\/svg\+xml/,
  xml: /^(text|application)\/xml/,
  txt: /^text\/plain/,
  png: /^image\/png$/,
  woff2: /^font\/woff2$/,
};

/** Returns a sentence for each difference between a response and its expectation. */
function findFaults(
  { path, status, file, location }: Expectation,
  response: RawResponse,
  expectedHeaders: Map<string, string>,
): string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`${path}: ${fault}`);
  };
  demand(response.status === status, `status ${response.status}`);
  demand(response.headers.location === location, `leads to ${response.headers.location}`);
  if (!file) return faults;
  demand(response.body.equals(readBuilt(file)), `sends ${response.body.toString().slice(0, 80)}`);
  const type = typeByExtension[file.split('.').at(-1) ?? ''];
  demand(
    type?.test(String(response.headers['content-type'])) === true,
    `type ${response.headers['content-type']}`,
  );
  for (const [name, value] of expectedHeaders) {
    const sent = response.headers[name];
    demand(valuesOf(sent).join() === valuesOf(value).join(), `${name}: ${String(sent)}`);
  }
  demand(
    /max-age=|no-cache|no-store/.test(String(response.headers['cache-control'])),
    'no rule for caches',
  );
  return faults;
}

interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends the path unchanged, which `fetch` would normalize. Follows no redirect and unpacks nothing. */
async function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  const { hostname: host, port } = new URL(origin);
  const sent = request({ agent, host, port, path, method, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

for (const { name, reason = '', start } of hosts()) {
  describe.skipIf(reason && !builtFolder)(`${reason || name}`, () => {
    let running: RunningHost | undefined;
    beforeAll(async () => {
      running = await start(folder, hostFiles);
    });
    afterAll(() => running?.stop());
    const get = (path: string, headers?: Record<string, string>, method?: string) =>
      rawRequest(running?.url ?? '', path, headers, method);

    // A missing file may exist tomorrow.
    const expectedHeaders = ({ path, status }: Expectation) =>
      status === 404
        ? headersAt('/404').set('cache-control', missingCacheControl)
        : headersAt(path);

    test.each(Object.entries(contractOf(folder)))('answers as agreed: %s', async (_, agreed) => {
      const faults = await Promise.all(
        agreed.map(async (one) => findFaults(one, await get(one.path), expectedHeaders(one))),
      );
      expect(faults.flat()).toEqual([]);
    });

    test.each(hostileAddresses)('%s leads to no other site and reveals no file', async (path) => {
      let response = await get(path);
      for (let redirects = 0; response.status === 301; redirects++) {
        expect(response.headers.location).toMatch(/^\/(?![/\\])/);
        expect(response.headers['set-cookie']).toBeUndefined();
        expect(redirects, 'redirect loop').toBeLessThan(3);
        response = await get(encodeURI(decodeURI(String(response.headers.location))));
      }
      expect([200, 400, 404]).toContain(response.status);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.body.toString()).not.toBe('secret');
    });

    test('a browser gets compressed responses that vary by encoding, with rules for its cache', async () => {
      for (const [path, status, file] of [
        ['/about', 200, 'about.html'],
        ['/fr/nowhere', 404, 'fr/404.html'],
        ['/sw.js', 200, 'sw.js'],
      ] as const) {
        const plain = readBuilt(file);
        const packed = await get(path, { 'accept-encoding': 'gzip, br' });
        const encoding = packed.headers['content-encoding'];
        const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
        expect([path, packed.status]).toEqual([path, status]);
        expect(encoding).toMatch(/^(br|gzip)$/);
        expect(unpack(packed.body).toString()).toBe(plain.toString());
        expect(packed.body.length).toBeLessThan(plain.length / 2);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(valuesOf(packed.headers['cache-control']).length).toBeGreaterThan(1);
      }
    });

    test.each(['identity', 'gzip'])('a repeated %s request gets 304', async (encoding) => {
      const first = await get('/about', { 'accept-encoding': encoding });
      const again = await get('/about', {
        'accept-encoding': encoding,
        'if-none-match': String(first.headers.etag),
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toContain("default-src 'none'");
    });

    test('HEAD gets the headers alone, and POST is rejected', async () => {
      const head = await get('/about', {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
      });
      expect((await get('/about', {}, 'POST')).status).toBe(405);
    });
  });
}
