import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rawRequest } from '@tests/support/raw-request';
import { openSite } from './static-host';

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
