// As a script: how quick the staff area's lists are over a million contact messages. The queries are
// the application's own; they go over HTTP to the embedded backend, on a PostgreSQL and a data folder
// of their own, which BENCH_DATA_DIR names where it is to be kept between runs. Prints the figures and
// writes admin-results.md. Ends with 1 when a target is missed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { createServer as createVite } from 'vite';
import { startBackend } from '../../supabase/embedded/backend.ts';
import {
  DEMO_ACCOUNTS,
  LOCAL_PUBLISHABLE_KEY,
  localSettings,
} from '../../supabase/embedded/settings.ts';
import { measure, type App, type Figures } from './figures.ts';
import { measureInserts } from './inserts.ts';
import { report } from './report.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const kept = process.env['BENCH_DATA_DIR'];
const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const settings = localSettings(undefined, {
  LOCAL_DATA_DIR: kept ?? join(folder, 'postgres'),
  LOCAL_DB_PORT: '0',
});
const backend = await startBackend(settings, 'npm run bench:admin', console);
try {
  await load(backend.postgres.url);
  const api = await serve();
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  const figures = await run(api.url);
  const inserts = await measureInserts(backend.postgres.url);
  const { text, missed } = await report({ figures, inserts }, backend.postgres.url, busy);
  console.log(text);
  writeFileSync(here('admin-results.md'), text);
  api.close();
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await backend.close();
}

async function load(url: string) {
  const begin = Date.now();
  console.log('loading 1,000,000 contact messages, which takes a minute or two');
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [{ loaded } = { loaded: 0 }] = await sql<{ loaded: number }[]>`
    select count(*)::integer as loaded from contact_submissions
  `;
  if (loaded >= 1_000_000) return sql.end();
  for (const statement of readFileSync(here('load-messages.sql'), 'utf8').split(/;$/m)) {
    await sql.unsafe(statement);
  }
  const [{ hidden } = { hidden: 0 }] = await sql<{ hidden: number }[]>`
    select relpages - relallvisible as hidden from pg_class where relname = 'contact_submissions'
  `;
  await sql.end();
  if (hidden > 0) throw new Error(`${hidden} pages of the table were not vacuumed`);
  console.log(`loaded in ${Math.round((Date.now() - begin) / 1000)} s`);
}

async function serve() {
  const server = createServer((request, response) => {
    backend.lite.middleware(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs what the browser runs, through Vite, which knows the aliases and the environment. */
async function run(url: string): Promise<Figures[]> {
  const vite = await createVite({
    configFile: false,
    root: here('../..'),
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(folder, 'vite'),
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: { alias: { '@': here('../../src') } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY),
    },
  });
  try {
    const app = {};
    for (const path of [
      'lib/supabase/staff',
      'features/admin/registry/record-lists',
      'features/admin/list/list-view',
      'features/admin/list/list-queries',
    ]) {
      Object.assign(app, await vite.ssrLoadModule(`/src/${path}.ts`));
    }
    return await measure(app as App, DEMO_ACCOUNTS[0]);
  } finally {
    await vite.close();
  }
}
