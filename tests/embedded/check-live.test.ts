// check:live must report each fault of a host and a database, and nothing else.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkLive } from '../../src/build/check-live/all-checks.ts';
import { openSite } from '../../src/build/host/static-host.ts';
import { withPolicy } from '../../src/build/security-policy.ts';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { projectServer, query } from './harness.ts';

const backend = projectServer();
const root = mkdtempSync(join(tmpdir(), 'check-live-'));
const dist = join(root, 'dist');
const styles = 'p{color:red}';
const [admin, stranger] = DEMO_ACCOUNTS;
const accounts = {
  CHECK_ADMIN_EMAIL: admin.email,
  CHECK_ADMIN_PASSWORD: admin.password,
  CHECK_STRANGER_EMAIL: stranger.email,
  CHECK_STRANGER_PASSWORD: stranger.password,
};
/** The repository's sample content and the embedded backend's development settings always fail. */
const known =
  /^(VITE_S\w+|Facts of the company|Processors of personal data|Testimonials|Demo accounts): /;

let url = '';
let fault: ((path: string, response: ServerResponse) => boolean | void) | undefined;
let site: ReturnType<typeof openSite>;
const host = createServer((request, response) => {
  if (!fault?.(request.url ?? '', response)) site(request, response);
});

function put(name: string, text: string): void {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
}

beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, 'localhost', listening));
  url = `http://localhost:${(host.address() as AddressInfo).port}`;
  for (const path of ['/', '/about', '/admin', '/404', '/fr/about', '/fr/404']) {
    put(
      `${path === '/' ? 'index' : path}.html`,
      `<link rel="canonical" href="${url}/"><style>${styles}</style><script type="module" src="/assets/index-1.js"></script><div id="root" data-prerendered="${path}"></div>`,
    );
  }
  put('assets/index-1.js', 'export {}');
  put('_redirects', readFileSync('public/_redirects', 'utf8'));
  const policy = { siteUrl: url, backendUrl: backend.url, styles };
  put('_headers', withPolicy(readFileSync('public/_headers', 'utf8'), policy));
  site = openSite(dist);
});
afterEach(() => {
  fault = undefined;
});
afterAll(() => {
  host.close();
  rmSync(root, { recursive: true, force: true });
});

const check = (signIn: Record<string, string> = accounts) =>
  checkLive({
    url,
    environment: {
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    },
    accounts: signIn,
  });

async function failures(): Promise<string[]> {
  return (await check())
    .filter(({ state }) => state !== 'passed')
    .map(({ check: name, text }) => `${name}: ${text ?? ''}`)
    .filter((line) => !known.test(line));
}

const sql = (text: string) => query(backend.databaseUrl, text);
const rows = () =>
  sql(`select (select count(*) from auth.users) as users, (select count(*) from mails) as mails,
    (select count(*) from quote_requests) as quotes, (select count(*) from activity_log where action <> 'purged') as log`);

async function failuresWhile(change: string, undo: string): Promise<string[]> {
  await sql(change);
  return failures().finally(() => sql(undo));
}

it('passes a correct site and leaves no data behind', async () => {
  const before = await rows();
  expect(await failures()).toEqual([]);
  expect(await rows()).toEqual(before);
});

it('never counts a check that needs an account as passed', async () => {
  const open = (await check({})).filter(({ state }) => state === 'skipped');
  expect(open.map(({ check: name }) => name)).toEqual([
    'Closed to accounts without rights',
    'Mail queue',
    'Retention',
  ]);
});

it('reports headers that a host omits or changes', async () => {
  fault = (path, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      if (name.toLowerCase() === 'x-frame-options') return response;
      const isKept = path === '/' && name.toLowerCase() === 'cache-control';
      return set(name, isKept ? 'public, max-age=14400' : value);
    };
  };
  expect(await failures()).toEqual([
    expect.stringMatching(/^Headers: \/ lacks (x-frame-options, cache|cache).* as in/),
    expect.stringMatching(/^Headers: \/check-live-missing.* lacks x-frame-options as in/),
    expect.stringMatching(/^Headers: \/assets\/index-1.js lacks x-frame-options as in/),
  ]);
});

it('reports pages that a host answers differently', async () => {
  fault = (path, response) => {
    if (path === '/admin/contacts') return Boolean(response.writeHead(404).end());
    if (!path.startsWith('/fr/check-live')) return false;
    return Boolean(response.writeHead(404).end('Not found'));
  };
  expect(await failures()).toEqual([
    expect.stringContaining('/admin/contacts answers 404, not 200'),
    expect.stringMatching(/\/fr\/check-live.* shows a page of the host, not \/fr\/404/),
  ]);
  fault = (_, response) => Boolean(response.writeHead(503).end());
  const open = (await check()).filter(({ state }) => state === 'skipped');
  expect(open.map(({ check: name }) => name)).toEqual(['Headers', 'Canonical address']);
});

it('reports missing and excess rights of visitors', async () => {
  const submit = `create policy "visitors submit" on quote_requests for insert to anon with check (status = 'new')`;
  expect(
    await failuresWhile(
      `drop policy "visitors submit" on quote_requests;
       create policy "open" on job_postings for select to anon using (true);
       grant select (email) on contact_submissions to anon;
       create policy "open" on contact_submissions for select to anon using (true);
       alter table career_applications disable row level security`,
      `${submit};
       drop policy "open" on job_postings;
       revoke select (email) on contact_submissions from anon;
       drop policy "open" on contact_submissions;
       alter table career_applications enable row level security`,
    ),
  ).toEqual([
    expect.stringContaining('contact_submissions answers a visitor who reads email:'),
    expect.stringContaining('job_postings shows what is not active:'),
    expect.stringContaining('a visitor cannot send to quote_requests:'),
    expect.stringContaining('career_applications shows its rows to anyone with an account:'),
  ]);
});

it('reports missing migrations, waiting mails and retention that stopped', async () => {
  expect(
    await failuresWhile(
      `alter table staff_notes rename to notes;
       alter table quote_requests rename column timeline to time_line;
       alter function end_news rename to news_end;
       update activity_log set created_at = now() - interval '3 days' where action = 'purged';
       insert into mails (key, kind, wanted_at, due_at)
         values ('check', 'digest', now() - interval '3 hours', now() + interval '1 day')`,
      `alter table notes rename to staff_notes;
       alter table quote_requests rename column time_line to timeline;
       alter function news_end rename to end_news;
       update activity_log set created_at = now() where action = 'purged';
       delete from mails where key = 'check'`,
    ),
  ).toEqual([
    expect.stringMatching(
      /^Migrations: .* without column quote_requests.timeline, table staff_notes, function end_news: run/,
    ),
    expect.stringMatching(/^Mail queue: .* the oldest for 3 h: \/admin, Mail/),
    expect.stringMatching(/^Retention: .* last deleted on \d{4}-\d\d-\d\d: SECURITY.md/),
  ]);
});
