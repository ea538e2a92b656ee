/** A server with the current build that can deploy a second one with other file names. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '../../src/build/host/static-host.ts';

const hash = /-[\w-]{7}(?=\.\w+$)/;

export async function startDeployServer() {
  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-deploys-'));
  const second = join(folder, 'dist');
  let site = openSite('dist');
  let missing: RegExp | undefined;
  let hasPortal = false;
  const cacheHeaders: string[] = [];
  const server = createServer((request, response) => {
    if (hasPortal) return answerAsPortal(response);
    if (!missing?.test(request.url ?? '')) return site(request, response);
    cacheHeaders.push(request.headers['cache-control'] ?? '');
    if (cacheHeaders.length > 1) return site(request, response);
    response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Answers the next matching request with a 404 to be cached for a year; `cacheHeaders` are those of the requests. */
    missOnce(file: RegExp) {
      missing = file;
    },
    cacheHeaders,
    /** Answers every request as the login page of a network does, or no longer. */
    setPortal(is: boolean) {
      hasPortal = is;
    },
    /** Replaces the first build; its files are then gone, as on real hosts. */
    async deploy() {
      cpSync('dist', second, { recursive: true });
      change(second);
      site = openSite(second);
    },
    async write(name: string, text: string) {
      writeFileSync(join(second, name), text);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
}

function answerAsPortal(response: ServerResponse): void {
  response
    .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
    .end('<title>Free Wi-Fi</title><h1>Free Wi-Fi</h1>');
}

/** Renames every hashed file and marks every page. */
function change(folder: string): void {
  const assets = join(folder, 'assets');
  // The display face stays: the hash of the line that names it is part of the policy.
  const names = readdirSync(assets).filter((name) => hash.test(name) && !name.endsWith('.woff2'));
  const renamed = new Map(names.map((name) => [name, name.replace(hash, '$&-second')]));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    if (file.endsWith('.html')) text = text.replace('<html ', '<html data-deploy="second" ');
    writeFileSync(join(folder, file), text);
  }
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
}
