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

/** The hash in a file name: `-AbCd123` before `.js`. */
const fileHash = /-[\w-]{7}(?=\.\w+$)/;

export async function startDeployServer() {
  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-deploys-'));
  const secondBuild = join(folder, 'dist');
  let site = openSite('dist');
  let missingFile: RegExp | undefined;
  let hasPortal = false;
  const cacheHeaders: string[] = [];
  const server = createServer((request, response) => {
    if (hasPortal) return answerAsPortal(response);
    if (missingFile?.test(request.url ?? '')) {
      cacheHeaders.push(request.headers['cache-control'] ?? '');
      if (cacheHeaders.length === 1) return answerAsMissing(response);
    }
    return site(request, response);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Answers the next matching request with a 404 to be cached for a year. */
    missOnce(file: RegExp) {
      missingFile = file;
    },
    /** `Cache-Control` of the matching requests, empty where there is none. */
    cacheHeaders,
    /** Answers every request as the login page of a network does, or no longer. */
    setPortal(isPortal: boolean) {
      hasPortal = isPortal;
    },
    /** Replaces the first build; its files are then gone, as on real hosts. */
    deploy() {
      cpSync('dist', secondBuild, { recursive: true });
      renameAndMarkFiles(secondBuild);
      site = openSite(secondBuild);
    },
    /** Replaces a file of the second build. */
    replaceFile(name: string, text: string) {
      writeFileSync(join(secondBuild, name), text);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
}

function answerAsMissing(response: ServerResponse): void {
  response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end();
}

function answerAsPortal(response: ServerResponse): void {
  response
    .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
    .end('<title>Free Wi-Fi</title><h1>Free Wi-Fi</h1>');
}

/** Renames every hashed file and marks every page. */
function renameAndMarkFiles(folder: string): void {
  const assets = join(folder, 'assets');
  // The display face stays: the hash of the line that names it is part of the policy.
  const names = readdirSync(assets).filter(
    (name) => fileHash.test(name) && !name.endsWith('.woff2'),
  );
  const newNames = new Map(names.map((name) => [name, name.replace(fileHash, '$&-second')]));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [name, next] of newNames) text = text.replaceAll(name, next);
    if (file.endsWith('.html')) text = text.replace('<html ', '<html data-deploy="second" ');
    writeFileSync(join(folder, file), text);
  }
  for (const [name, next] of newNames) renameSync(join(assets, name), join(assets, next));
}
