import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '@tests/support/raw-request';
import { openSite } from './static-host';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './static-host-rules';

const folder = mkdtempSync(join(tmpdir(), 'static-host-'));
const site = join(folder, 'dist');
const page = `<!doctype html><title>About</title>${'<p>text</p>'.repeat(200)}`;
let server: Server;

beforeAll(async () => {
  const files: Record<string, string> = {
    'index.html': 'home',
    'about.html': page,
    'admin.html': 'staff area',
    'products.html': 'products',
    'products/ott.html': 'OTT',
    'docs/index.html': 'docs',
    '404.html': 'not here',
    'fr.html': 'accueil',
    'fr/404.html': 'pas ici',
    'fr/about.html': 'à propos',
    'assets/app-1a2b.js': 'export {};',
    '.well-known/security.txt': 'Contact: mailto:a@b.in\n',
    _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, immutable\n',
    _redirects: '/old/*  /products/:splat  301\n/admin/*  /admin  200\n/fr/*  /fr/404  404\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(site, name, '..'), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = createServer(openSite(site));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, headers?: Record<string, string>, method?: string) {
  const { port } = server.address() as AddressInfo;
  return rawRequest(`http://127.0.0.1:${port}`, path, headers, method);
}

describe('a visitor of the built site', () => {
  it.each([
    ['/', 'home'],
    ['/products', 'products'],
    ['/products/ott', 'OTT'],
    ['/products/ott?from=mail', 'OTT'],
    ['/docs/', 'docs'],
    ['/admin', 'staff area'],
    ['/admin/contacts/42', 'staff area'],
    ['/assets/app-1a2b.js', 'export {};'],
  ])('%s shows its page', async (path, text) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, text]);
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/products/ott/?from=mail', '/products/ott?from=mail'],
    ['/index.html', '/'],
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/old/ott', '/products/ott'],
    ['/old//evil.example', '/products//evil.example'],
  ])('%s leads to the one address of the page, %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    '/nowhere',
    '/assets/none.js',
    '/_headers',
    '/_redirects',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, 'not here']);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('reads whom to tell of a hole, as text', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe('Contact: mailto:a@b.in\n');
  });

  it('tells in the words of its folder that a page is not there', async () => {
    const answers = await Promise.all(
      ['/fr', '/fr/about', '/fr/nowhere', '/fr/a/b'].map((p) => get(p)),
    );
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [200, 'accueil'],
      [200, 'à propos'],
      [404, 'pas ici'],
      [404, 'pas ici'],
    ]);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/index.html',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/',
    '/old//evil.example',
    '/old/%2F%2Fevil.example',
    '///',
    '//about/',
    '//about.html',
    '/about//',
    '/about/index.html',
    '/about.html/',
    '/products/ott.html?to=//evil.example',
    '/index.html/index.html',
    '/docs/index.html/',
  ])('%s leads neither off the site nor in a circle', async (path) => {
    const moves: string[] = [];
    let answer = await get(path);
    while (answer.status === 301 && moves.length < 3) {
      moves.push(String(answer.headers.location));
      answer = await get(moves.at(-1) ?? '');
    }
    expect([200, 404]).toContain(answer.status);
    expect(moves.filter((to) => !/^\/(?![/\\])/.test(to))).toEqual([]);
  });

  it('gets pages compressed as the browser can, and plain otherwise', async () => {
    const brotli = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
    const plain = await get('/about');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect(plain.body.toString()).toBe(page);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('keeps assets for ever, and asks again for pages without loading them twice', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, immutable');
    const first = await get('/about');
    expect(first.headers['cache-control']).toContain('must-revalidate');
    const again = await get('/about', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['x-frame-options']).toBe('DENY');
  });

  it('may ask for the headers alone, but not post', async () => {
    const head = await get('/about', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBe(page.length);
    expect((await get('/about', {}, 'POST')).status).toBe(405);
  });

  it('sees a page that was built later', async () => {
    expect((await get('/new')).status).toBe(404);
    writeFileSync(join(site, 'new.html'), 'new');
    expect((await get('/new')).body.toString()).toBe('new');
    writeFileSync(join(site, 'new.html'), 'newer');
    expect((await get('/new')).body.toString()).toBe('newer');
  });

  it('gets an answer to a broken address', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });
});

describe('_headers', () => {
  const rules = parseHeaders(
    '# all\n/*\n  X-A: 1\n  X-B: b: c\n/docs/:name\n  X-A: 2\n  ! X-B\n\n/a.b\n  X-C: 3',
  );

  it('adds up what matches, and a later rule may take away', () => {
    expect([...headersFor(rules, '/')]).toEqual([
      ['x-a', '1'],
      ['x-b', 'b: c'],
    ]);
    expect([...headersFor(rules, '/docs/x')]).toEqual([['x-a', '1, 2']]);
    expect(headersFor(rules, '/docs/x/y').get('x-a')).toBe('1');
    expect(headersFor(rules, '/aXb').has('x-c')).toBe(false);
  });

  it.each(['  X-A: 1', 'docs\n  X-A: 1', '/docs\n  nonsense'])(
    'tells where %j is wrong',
    (text) => {
      expect(() => parseHeaders(text)).toThrow(/^_headers:\d: /);
    },
  );
});

describe('_redirects', () => {
  const rules = parseRedirects('/a /b\n/blog/* /news/:splat 302\n/u/:id/edit /users/:id 307');

  it.each([
    ['/a', { to: '/b', status: 301 }],
    ['/a/', undefined],
    ['/blog/2026/x', { to: '/news/2026/x', status: 302 }],
    ['/blog', undefined],
    ['/u/7/edit', { to: '/users/7', status: 307 }],
  ])('%s', (path, expected) => {
    expect(redirectFor(rules, path)).toEqual(expected);
  });

  it('cannot be made to lead to another site', () => {
    const open = parseRedirects('/go/* /:splat 301');
    expect(redirectFor(open, '/go//evil.example')?.to).toBe('/evil.example');
  });

  it.each(['/a', 'a /b', '/a /b 418', '/a https://x.example 200', '/a /b 301 Country=in'])(
    'refuses %j',
    (text) => {
      expect(() => parseRedirects(text)).toThrow(/^_redirects:1: /);
    },
  );
});
