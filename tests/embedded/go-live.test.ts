// The whole of `npm run go-live` against stand-ins: the CLI and the database are real.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '../../src/build/go-live/live.ts';
import { Problem } from '../../src/build/go-live/request.ts';
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
import {
  hosted,
  profileOf,
  ref,
  startStandIn,
  token,
  type Fault,
  type StandIn,
} from './stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'go-live-'));
const answers = join(folder, 'answers');
const [platform] = schema;
const name = 'project';
let server: TestServer;
let sql: Sql;
let stand: StandIn;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
const site = smallSite({ url: 'http://127.0.0.1' });

beforeEach(async () => {
  rmSync(answers, { force: true });
  await dropDatabase(server.url, name);
  const scripts = [platform, hosted].flatMap((one) => one ?? []);
  sql = connect(await createDatabase(server.url, name, { scripts }));
  stand = await startStandIn(() => sql);
  vi.stubEnv('SUPABASE_PROFILE', profileOf(folder, stand.url));
  site.fault = (_, response) =>
    !(stand.hasRecords && stand.builds > 0) && Boolean(response.writeHead(503).end());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  stand.close();
  await sql.end();
});
afterAll(async () => {
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

async function launch(given: Record<string, string> = typed) {
  const asked: string[] = [];
  const said: string[] = [];
  const ask = (text: string) => {
    asked.push(text);
    return Promise.resolve(given[Object.keys(given).find((one) => text.includes(one)) ?? ''] ?? '');
  };
  const live: Live = {
    values: await readValues({}, ask, answers),
    places: {
      supabase: stand.url,
      resend: stand.url,
      netlify: stand.url,
      backend: () => stand.url,
      site: () => site.url,
      database: databaseUrl(server.url, name),
    },
    memory: answers,
    patience: { forMs: 300, everyMs: 50 },
    print: (line) => void said.push(line),
  };
  return { live, asked, said };
}

/** Runs the command; returns what it asked and printed, and how it ended. */
async function run(given?: Record<string, string>) {
  const { live, asked, said } = await launch(given);
  const failure = await goLive(live).then(
    () => '',
    (error: unknown) =>
      error instanceof Problem ? `${error.message} Next: ${error.next}` : String(error),
  );
  return { asked, said, failure };
}

/** How often each thing is there that must be there once. */
const counts = () => ({
  projects: stand.projects.length,
  domains: stand.domains.length,
  webhooks: stand.webhooks.length,
  hooks: stand.hooks.length,
});
const once = { projects: 1, domains: 1, webhooks: 1, hooks: 1 };

it('an owner goes live with one command and eight answers, in two runs around the DNS records', async () => {
  const begun = performance.now();
  const first = await run();
  expect(first.asked).toHaveLength(8);
  expect(first.failure).toMatch(
    /^✗ DNS records of the mail domain: Resend does not see the DNS records of mail.company.africa yet. Next: Set/,
  );
  expect(first.said).toContain('    send.mail.company.africa. MX 10 feedback.example');

  stand.hasRecords = true;
  const second = await run();
  process.stdout.write(`live after ${Math.round(performance.now() - begun)} ms\n`);
  expect(second.failure).toBe('');
  expect(second.asked).toEqual([
    'Access token of Supabase: ',
    expect.stringContaining('API key'),
    'Access token of the host: ',
  ]);
  expect(second.said.filter((line) => line.startsWith('…'))).toEqual([
    '… DNS records, for whoever keeps them',
    '… Settings of the sign-in service, with its mails',
    '… Function that sends and receives mail',
    '… Two accounts for the checks: an administrator, and one without rights',
    '… DNS records of the mail domain',
    '… First build, and https://www.company.africa online',
    '… Invitation of the first administrator, owner@company.africa',
  ]);
  expect(second.said.at(-1)).toMatch(/^Not seen: /);
  expect(counts()).toEqual(once);

  const [vault] = await sql`
    select jsonb_object_agg(name, decrypted_secret) as secrets from vault.decrypted_secrets`;
  expect(vault?.['secrets']).toEqual({
    mail_url: `${stand.url}/functions/v1/mail`,
    mail_token: stand.secrets['MAIL_TOKEN'],
    build_hook: `${stand.url}/build`,
  });
  expect(stand.auth).toMatchObject({
    site_url: 'https://www.company.africa',
    smtp_host: 'smtp.resend.com',
    smtp_pass: 're_full_access',
    password_min_length: 12,
  });
  expect(await sql`select email from public.invitations`).toEqual([
    { email: 'owner@company.africa' },
  ]);
  expect(await sql`select mode from public.mail_recipients`).toEqual([{ mode: 'off' }]);
  expect(await sql`select count(*)::integer from cron.job`).toEqual([{ count: 4 }]);
  expect(readFileSync(answers, 'utf8')).not.toMatch(/sbp_|re_full|nfp_|whsec/);

  await sql`delete from public.job_postings`;
  expect(await sql`select url from net.calls where url = ${`${stand.url}/build`}`).toHaveLength(1);
}, 300_000);

it('a plan shows what is done and what is not, and changes nothing', async () => {
  const { live, said } = await launch();
  await showPlan(live);
  expect(said[0]).toBe('· 1. Project at Supabase');

  stand.projects.push({ ...paused, status: 'ACTIVE_HEALTHY' });
  said.length = 0;
  await showPlan(live);
  expect(said[0]).toBe('✓ 1. Project at Supabase');
  const changes = stand.requests.filter((one) => !/^GET|\/query$/.test(one));
  expect(changes).toEqual([]);
});

const paused = {
  ref,
  name: 'deccan-reach',
  status: 'INACTIVE',
  organization_slug: 'us',
  created_at: '2026',
};
const answering = (part: string, fault: Fault) => () =>
  void (stand.fault = (said) => (said.includes(part) ? fault : undefined));

it.each<[string, () => void, Record<string, string>, RegExp]>([
  [
    'a wrong token',
    () => {},
    { 'Access token of Supabase': `sbp_${'b'.repeat(40)}` },
    /Supabase does not know this key. Next: Copy it again, or make one \(https:.*tokens\)/,
  ],
  [
    'a paused project',
    () => void stand.projects.push(paused),
    {},
    /The project \w+ is paused. Next: Resume it at https:/,
  ],
  [
    'a mail key without rights',
    answering('GET /domains', {
      status: 401,
      body: {
        name: 'restricted_api_key',
        message: 'This API key is restricted to only send emails.',
      },
    }),
    { 'Host of the pages': 'other' },
    /The key of Resend lacks a right: .* Next: Make one with full access/,
  ],
  [
    'a site that the host does not have',
    () => {},
    { 'Name of the site there': 'other' },
    /Netlify has no site other. Next: Import this repository/,
  ],
  [
    'no network',
    answering('GET /sites', 'gone'),
    {},
    /Netlify cannot be reached: .* Next: Look at the network, then run npm run go-live again/,
  ],
])('with %s the owner reads a sentence and what to do', async (_, arrange, given, sentence) => {
  arrange();
  expect((await run({ ...typed, ...given })).failure).toMatch(sentence);
});

it.each([
  'POST /v1/projects',
  'POST /accounts/us/env',
  'POST /sites/site/build_hooks',
  'POST /domains',
  'POST /webhooks',
  `POST /v1/projects/${ref}/secrets`,
])('nothing is doubled when the answer to %s is lost', async (request) => {
  // ends each run before the tools that take long
  const end = (body: string) => (body.includes('schema_migrations') ? 'gone' : undefined);
  stand.fault = (said, body) => (said.split('?')[0] === request ? 'lost' : end(body));
  expect((await run()).failure).toContain('cannot be reached');
  stand.fault = (_, body) => end(body);
  expect((await run()).failure).toContain('✗ Tables and functions');
  expect(counts()).toEqual(once);
  expect(Object.keys(stand.variables)).toHaveLength(3);
  expect(
    await sql`select decrypted_secret from vault.decrypted_secrets where name = 'mail_token'`,
  ).toEqual([{ decrypted_secret: stand.secrets['MAIL_TOKEN'] }]);
});

it('the second of two people is told who is at work, and makes no second project', async () => {
  stand.fault = (said) => {
    if (said === 'POST /v1/projects') stand.projects.push({ ...paused, status: 'ACTIVE_HEALTHY' });
    return undefined;
  };
  await sql.unsafe(`create schema supabase_migrations;
    create table supabase_migrations.go_live (is_only boolean primary key default true, who text, at timestamptz);
    insert into supabase_migrations.go_live (who, at) values ('anna@desk 12', now())`);
  expect((await run()).failure).toMatch(
    /^anna@desk is setting up this project right now. Next: Wait/,
  );
  expect(counts()).toEqual({ projects: 1, domains: 0, webhooks: 0, hooks: 0 });
});
