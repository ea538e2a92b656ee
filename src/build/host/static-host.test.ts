import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '@tests/support/raw-request';
import { openSite } from './static-host';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './static-host-rules';

const folder = mkdtempSync(join(tmpdir(), 'static-host-'));
const site = join(folder, 'dist');
let server: Server;

beforeAll(async () => {
  const files: Record<string, string> = {
    'index.html': 'home',
    '404.html': 'not here',
    'fr/404.html': 'pas ici',
    'assets/app-1a2b.js': 'export {};',
    _headers: '/assets/*\n  Cache-Control: public, immutable\n',
    _redirects: '/fr/*  /fr/404  404\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(site, name, '..'), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  server = createServer(openSite(site));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string) {
  const { port } = server.address() as AddressInfo;
  return rawRequest(`http://127.0.0.1:${port}`, path);
}

describe('a visitor of the built site', () => {
  it('gets the 404 page of the nearest folder', async () => {
    const answers = await Promise.all(
      ['/nowhere', '/fr/nowhere', '/fr/a/b'].map((path) => get(path)),
    );
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [404, 'not here'],
      [404, 'pas ici'],
      [404, 'pas ici'],
    ]);
  });

  it('is not allowed to cache a 404 for an asset', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, immutable');
    const missing = await get('/assets/none.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([
      404,
      'no-store, no-transform',
    ]);
  });

  it('sees a page that was built later', async () => {
    expect((await get('/new')).status).toBe(404);
    writeFileSync(join(site, 'new.html'), 'new');
    expect((await get('/new')).body.toString()).toBe('new');
    writeFileSync(join(site, 'new.html'), 'newer');
    expect((await get('/new')).body.toString()).toBe('newer');
  });

  it('gets an answer to a malformed address', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });
});

describe('_headers', () => {
  const rules = parseHeaders(
    '# all\n/*\n  X-A: 1\n  X-B: b: c\n/docs/:name\n  X-A: 2\n  ! X-B\n\n/a.b\n  X-C: 3',
  );

  it('adds up matching rules, and a later rule can remove a header', () => {
    expect([...headersFor(rules, '/')]).toEqual([
      ['x-a', '1'],
      ['x-b', 'b: c'],
    ]);
    expect([...headersFor(rules, '/docs/x')]).toEqual([['x-a', '1, 2']]);
    expect(headersFor(rules, '/docs/x/y').get('x-a')).toBe('1');
    expect(headersFor(rules, '/aXb').has('x-c')).toBe(false);
  });

  it.each(['  X-A: 1', 'docs\n  X-A: 1', '/docs\n  nonsense'])(
    'reports the line of the mistake in %j',
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
  ])('redirects %s as expected', (path, expected) => {
    expect(redirectFor(rules, path)).toEqual(expected);
  });

  it('cannot redirect to another site', () => {
    const open = parseRedirects('/go/* /:splat 301');
    expect(redirectFor(open, '/go//evil.example')?.to).toBe('/evil.example');
  });

  it.each(['/a', 'a /b', '/a /b 418', '/a https://x.example 200', '/a /b 301 Country=in'])(
    'rejects %j',
    (text) => {
      expect(() => parseRedirects(text)).toThrow(/^_redirects:1: /);
    },
  );
});
