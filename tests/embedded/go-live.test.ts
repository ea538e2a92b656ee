// The whole of `npm run go-live` against stand-ins: the CLI and the database are real.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Live } from '../../src/build/go-live/live.ts';
import { goLive, showPlan } from '../../src/build/go-live/run.ts';
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
import { hosted, ref, startStandIn, token, type StandIn } from './stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'go-live-'));
const [platform] = schema;
const name = 'project';
const backend = { url: '' };
let server: TestServer;
let sql: Sql;
let stand: StandIn;

beforeAll(async () => {
  server = await startTestServer();
  stand = await startStandIn(() => sql);
  backend.url = stand.url;
  const profile = { name: 'stand-in', api_url: stand.url, dashboard_url: stand.url, project_host: 'localhost' };
  const lines = Object.entries(profile).map(([key, value]) => `${key}: "${value}"\n`);
  writeFileSync(join(folder, 'profile.yaml'), lines.join(''));
  process.env['SUPABASE_PROFILE'] = join(folder, 'profile.yaml');
}, 120_000);
const site = smallSite(backend);

beforeEach(async () => {
  await sql?.end();
  await dropDatabase(server.url, name);
  await createDatabase(server.url, name, { scripts: [platform, hosted].flatMap((one) => one ?? []) });
  sql = connect(databaseUrl(server.url, name));
});

afterAll(async () => {
  await sql?.end();
  stand.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const typed: Record<string, string> = {
  'Address of the site': 'https://www.company.africa/',
  'Access token of Supabase': token,
  'Supabase organisation': 'us',
  'API key of Resend': 're_full_access',
  'Email address of the first': 'owner@company.africa',
  'Host of the pages': 'netlify',
  'Name of the site there': 'deccan',
  'Access token of the host': 'nfp_token',
};

async function launch(answers: Record<string, string> = typed) {
  const asked: string[] = [];
  const said: string[] = [];
  const memory = join(folder, 'answers');
  const ask = (text: string) => {
    asked.push(text);
    return Promise.resolve(answers[Object.keys(answers).find((one) => text.includes(one)) ?? ''] ?? '');
  };
  const live: Live = {
    values: await readValues({}, ask, memory),
    places: {
      supabase: stand.url,
      resend: stand.url,
      netlify: stand.url,
      cloudflare: stand.url,
      backend: () => stand.url,
      site: () => site.url,
      database: databaseUrl(server.url, name),
    },
    memory,
    patience: { forMs: 300, everyMs: 50 },
    print: (line) => void said.push(line),
  };
  return { live, asked, said };
}

it('an owner goes live with one command and eight answers', async () => {
  const { live, asked, said } = await launch();
  const begun = performance.now();
  await goLive(live).catch((error: unknown) => said.push(String(error)));
  process.stdout.write(`${said.join('\n')}\n${Math.round(performance.now() - begun)} ms\n${stand.requests.join('\n')}\n`);
  expect(asked).toHaveLength(8);
  void [readFileSync, showPlan, ref];
});
