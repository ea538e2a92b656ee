import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rawRequest } from '@tests/support/raw-request';
import { openSite } from './static-host';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './static-host-rules';

it('a visitor sees a page that was built later', async () => {
  const site = mkdtempSync(join(tmpdir(), 'static-host-'));
  for (const name of ['index.html', '404.html', '_headers', '_redirects'])
    writeFileSync(join(site, name), '');
  const server = createServer(openSite(site));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await rawRequest(url, '/new')).status).toBe(404);
  for (const text of ['new', 'newer']) {
    writeFileSync(join(site, 'new.html'), text);
    expect((await rawRequest(url, '/new')).body.toString()).toBe(text);
  }
  server.closeAllConnections();
  server.close();
  rmSync(site, { recursive: true });
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
