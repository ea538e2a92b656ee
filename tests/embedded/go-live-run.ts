// Runs `npm run go-live` against stand-ins: the CLI and the database are real.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { RunContext } from '../../src/build/go-live/context.ts';
import { Problem } from '../../src/build/launch/terminal.ts';
import { goLive } from '../../src/build/go-live/run.ts';
import { readValues } from '../../src/build/go-live/values.ts';
import {
  connect,
  createDatabase,
  databaseUrl,
  dropDatabase,
  schema,
  startTestServer,
  type TestServer,
} from '../support/test-database.ts';
import { smallSite } from './small-site.ts';
import { projectRef } from './stand-in-services.ts';
import {
  accessToken,
  hostedParts,
  redirectFetch,
  startStandIn,
  writeProfile,
  type StandIn,
} from './stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'go-live-'));
export const answersPath = join(folder, 'answers');
const [platform] = schema;
const name = 'project';
let server: TestServer;
export let sql: Sql;
export let standIn: StandIn;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
const site = smallSite({ url: 'http://127.0.0.1' });

beforeEach(async () => {
  rmSync(answersPath, { force: true });
  await dropDatabase(server.url, name);
  const scripts = [platform, hostedParts].flatMap((one) => one ?? []);
  sql = connect(await createDatabase(server.url, name, { scripts }));
  standIn = await startStandIn(() => sql);
  vi.stubEnv('SUPABASE_PROFILE', writeProfile(folder, standIn.url));
  vi.stubEnv('SUPABASE_DB_URL', databaseUrl(server.url, name));
  vi.stubGlobal('fetch', redirectFetch(standIn.url, site.url));
  site.fault = (_, response) =>
    !(standIn.hasRecords && standIn.builds > 0) && Boolean(response.writeHead(503).end());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  standIn.close();
  await sql.end();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

export const typedIn: Record<string, string> = {
  'Address of the site': 'https://www.company.africa/',
  'Access token of Supabase': accessToken,
  'Supabase organisation': 'us',
  'API key of Resend': 're_full_access',
  'Email address of the first': 'owner@company.africa',
  'Host of the pages': 'netlify',
  'Name of the site there': 'deccan',
  'Access token of the host': 'nfp_token',
};

export async function newContext(given: Record<string, string> = typedIn) {
  const asked: string[] = [];
  const printed: string[] = [];
  const ask = (text: string) => {
    asked.push(text);
    return Promise.resolve(given[Object.keys(given).find((one) => text.includes(one)) ?? ''] ?? '');
  };
  const context: RunContext = {
    values: await readValues({}, ask, answersPath),
    answersFile: answersPath,
    polling: { timeoutMs: 300, intervalMs: 50 },
    print: (line) => void printed.push(line),
  };
  return { context, asked, printed };
}

/** Runs the command; returns what it asked and printed, and how it ended. */
export async function runSteps(given?: Record<string, string>) {
  const { context, asked, printed } = await newContext(given);
  const failure = await goLive(context).then(
    () => '',
    (error: unknown) =>
      error instanceof Problem ? `${error.message} Next: ${error.next}` : String(error),
  );
  return { asked, printed, failure };
}

export const paused = {
  ref: projectRef,
  name: 'deccan-reach',
  status: 'INACTIVE',
  organization_slug: 'us',
  created_at: '2026',
};
