// check:live must report each fault of a host and a backend, and nothing else; tests/db/catalogue.test.ts has the database's.
import { expect, it } from 'vitest';
import { checkLive, reportLines } from '../../src/build/check-live/all-checks.ts';
import type { CheckResult } from '../../src/build/launch/checks.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { projectServer, query } from './harness.ts';
import { checkAccounts, smallSite } from './small-site.ts';

const backend = projectServer();
const site = smallSite(backend);
/** The repository's sample content and the embedded backend's development settings always fail. */
const localFailures =
  /^(VITE_S\w+|Facts of the company|Processors of personal data|Claims of the site|Demo accounts): /;
/** What a local backend leaves open. */
const skippedChecks = [
  /^Schedules: the local backend has no pg_cron/,
  /^Sign-in mails: reading the templates needs/,
  /^Mailer: the local backend sends its mails without/,
  /^Answers: they (cannot arrive|go to)/,
];

const runChecks = (signIn: Record<string, string> = checkAccounts, key = LOCAL_PUBLISHABLE_KEY) =>
  checkLive({ VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: key, ...signIn }, site.url);

const lineOf = ({ check: name, text = '' }: CheckResult) => `${name}: ${text}`;
const unexpectedLines = (found: CheckResult[]) =>
  found
    .filter(({ state }) => state !== 'passed')
    .map(lineOf)
    .filter((line) => ![localFailures, ...skippedChecks].some((pattern) => pattern.test(line)));
const findFailures = async () => unexpectedLines(await runChecks());

const sql = (text: string) => query(backend.databaseUrl, text);
/** Without follow-ups: whether one of the demo is planned yet depends on the time of day. */
const countRows = () =>
  sql(`select (select count(*) from auth.users) as users, (select count(*) from mails where kind <> 'follow_up') as mails,
    (select count(*) from quote_requests) as quotes, (select count(*) from activity_log where action <> 'purged') as log`);

it('the check passes a correct site, leaves no data behind and says what it could not see', async () => {
  const before = await countRows();
  const found = await runChecks();
  const skipped = found.filter(({ state }) => state === 'skipped');
  expect(skipped.map(lineOf)).toEqual(
    skippedChecks.map((pattern) => expect.stringMatching(pattern) as string),
  );
  expect(reportLines(found).at(-1)).toMatch(
    /^Not seen: Schedules, Sign-in mails, Mailer, Answers; never: password length/,
  );
  expect(unexpectedLines(found)).toEqual([]);
  expect(await countRows()).toEqual(before);
});

it('the owner never reads of a check without its account as passed', async () => {
  const skipped = (await runChecks({})).filter(({ state }) => state === 'skipped');
  expect(skipped.map(({ check: name }) => name)).toEqual([
    'Accounts without rights',
    'Database',
    'Schedules',
    'Health',
    'Sign-in mails',
    'Mailer',
    'Answers',
  ]);
});

it('the owner reads which headers a host omits or changes', async () => {
  site.fault = (path, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      if (name.toLowerCase() === 'x-frame-options') return response;
      const isKept = ['/', '/sw.js'].includes(path) && name.toLowerCase() === 'cache-control';
      return set(name, isKept ? 'public, max-age=14400' : value);
    };
  };
  expect(await findFailures()).toEqual([
    expect.stringMatching(/^Headers: \/ lacks (x-frame-options, cache|cache).* as in/),
    expect.stringMatching(/^Headers: \/admin lacks x-frame-options as in/),
    expect.stringMatching(/^Headers: \/sw.js lacks (x-frame-options, cache|cache).* as in/),
    expect.stringMatching(/^Headers: \/check-live-missing.* lacks x-frame-options as in/),
    expect.stringMatching(/^Headers: \/assets\/index-1.js lacks x-frame-options as in/),
  ]);
});

it('the owner reads which pages a host answers differently', async () => {
  site.fault = (path, response) => {
    if (['/about', '/admin/contacts'].includes(path)) {
      return Boolean(response.writeHead(404).end());
    }
    if (!path.startsWith('/fr/check-live')) return false;
    return Boolean(response.writeHead(404).end('Not found'));
  };
  expect(await findFailures()).toEqual([
    expect.stringMatching(
      /^Pages: \/about, \/admin\/contacts: answered 404, not 200: the host must/,
    ),
    expect.stringMatching(/^Pages: \/fr\/check-live.*: shows a page of the host, not \/fr\/404/),
  ]);
  site.fault = (_, response) => Boolean(response.writeHead(503).end());
  const found = await findFailures();
  expect(found[0]).toMatch(/^Headers: .* answered 503/);
});

it('the owner reads of scripts that a host puts into pages', async () => {
  const page = '<div id="root" data-prerendered="/about"></div>';
  const scripts: Record<string, string> = {
    '/about': `<script defer src="https://static.company.test/beacon.js"></script>${page}`,
    '/fr/about': `${page.replace('/', '/fr/')}<script>window.tracker = 1</script>`,
  };
  site.fault = (path, response) =>
    scripts[path] !== undefined && Boolean(response.end(scripts[path]));
  expect(await findFailures()).toEqual([
    expect.stringMatching(
      /^Pages: \/about: has the script https:\/\/static.company.test\/beacon.js,/,
    ),
    expect.stringMatching(/^Pages: \/fr\/about: has an inline script, .*<script>: publish/),
  ]);
});

it('the owner reads of a build of last week', async () => {
  await sql(`update job_postings set closes_on = current_date + 3 where status = 'active'`);
  site.fault = (path, response) =>
    path === '/robots.txt' && Boolean(response.end('# built 2026-01-01T00:00:00Z\n'));
  expect(await findFailures()).toEqual([
    expect.stringMatching(/^Age of the build: built on 2026-01-01/),
  ]);
});

it.each<[string, string, string, RegExp[]]>([
  [
    'rights and policies that were changed by hand',
    `create policy "open" on job_postings for select to anon using (true);
     grant select on contact_submissions, private.records to anon;
     alter table private.records disable row level security`,
    `drop policy "open" on job_postings;
     revoke select on contact_submissions, private.records from anon;
     alter table private.records enable row level security`,
    [
      /^Visitors: a visitor sees drafts of positions:/,
      /^Visitors: a visitor may read contact_submissions:/,
      /^Accounts without rights: anyone with an account may read contact_submissions:/,
      /^Database: the table private.records is "row-level security off"/,
    ],
  ],
  [
    'a form that the database refuses',
    'alter policy "visitors submit" on private.records to authenticated',
    'alter policy "visitors submit" on private.records to anon, authenticated',
    [/^Visitors: a visitor cannot send a quote request:/],
  ],
  [
    'a database of another version',
    'alter function public.catalogue() rename to old_catalogue',
    'alter function public.old_catalogue() rename to catalogue',
    [/^Database: the database is older than this version: run/],
  ],
  [
    'mail that waits and retention that stopped',
    `update activity_log set created_at = now() - interval '3 days' where action = 'purged';
     insert into mails (key, kind, wanted_at, due_at)
       values ('check', 'digest', now() - interval '3 hours', now() - interval '3 hours')`,
    `update activity_log set created_at = now() where action = 'purged';
     delete from mails where key = 'check'`,
    [/^Health: mail: .*: Email and health/, /^Health: retention: .*: Email and health/],
  ],
])('the owner reads of %s', async (_, change, undo, patterns) => {
  await sql(change);
  const lines = await findFailures().finally(() => sql(undo));
  for (const pattern of patterns) {
    expect(lines).toContainEqual(expect.stringMatching(pattern) as string);
  }
});
