// check:live must report each fault of a host and a database, and nothing else.
import { expect, it } from 'vitest';
import { checkLive } from '../../src/build/check-live/all-checks.ts';
import type { CheckResult } from '../../src/build/check-live/checks.ts';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { projectServer, query } from './harness.ts';
import { smallSite } from './small-site.ts';

const backend = projectServer();
const site = smallSite(backend);
const [admin, stranger] = DEMO_ACCOUNTS;
const accounts = {
  CHECK_ADMIN_EMAIL: admin.email,
  CHECK_ADMIN_PASSWORD: admin.password,
  CHECK_STRANGER_EMAIL: stranger.email,
  CHECK_STRANGER_PASSWORD: stranger.password,
};
/** The repository's sample content and the embedded backend's development settings always fail. */
const known =
  /^(VITE_S\w+|Facts of the company|Processors of personal data|Testimonials|Claims of the site|Demo accounts): /;

const check = (signIn: Record<string, string> = accounts) =>
  checkLive({
    url: site.url,
    environment: {
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    },
    accounts: signIn,
  });

const lineOf = ({ check: name, text = '' }: CheckResult) => `${name}: ${text}`;

const failuresIn = (found: CheckResult[]) =>
  found
    .filter(({ state }) => state !== 'passed')
    .map(lineOf)
    .filter((line) => ![known, ...unasked].some((words) => words.test(line)));
const failures = async () => failuresIn(await check());

const sql = (text: string) => query(backend.databaseUrl, text);
const rows = () =>
  sql(`select (select count(*) from auth.users) as users, (select count(*) from mails) as mails,
    (select count(*) from quote_requests) as quotes, (select count(*) from activity_log where action <> 'purged') as log`);

/** What a correct site leaves open, as asking would change or show something. */
const unasked = [
  /^Closed to visitors: what else is in the API/,
  /^Accounts without rights: whether anyone with an account may (change|delete|read)/,
  /^Staff: whether staff see the rows of /,
  /^Staff: whether staff's policies let them (change|delete)/,
  /^Answers: they (cannot arrive|go to the shared mailboxes)/,
];

it('passes a correct site, leaves no data behind and says what it could not ask', async () => {
  const before = await rows();
  const found = await check();
  const skipped = found.filter(({ state }) => state === 'skipped');
  expect(skipped.map(lineOf)).toEqual(
    unasked.map((words) => expect.stringMatching(words) as string),
  );
  expect(failuresIn(found)).toEqual([]);
  expect(await rows()).toEqual(before);
});

it('never counts a check that needs an account as passed', async () => {
  const open = (await check({})).filter(({ state }) => state === 'skipped');
  expect(open.map(({ check: name }) => name)).toEqual([
    'Closed to visitors', // drafts
    'Closed to visitors', // the API's list
    'Estimates',
    'Accounts without rights',
    'Staff',
    'Mail queue',
    'Retention',
    'Answers',
  ]);
});

it('reports headers that a host omits or changes', async () => {
  site.fault = (path, response) => {
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
  site.fault = (path, response) => {
    if (path === '/admin/contacts') return Boolean(response.writeHead(404).end());
    if (!path.startsWith('/fr/check-live')) return false;
    return Boolean(response.writeHead(404).end('Not found'));
  };
  expect(await failures()).toEqual([
    expect.stringContaining('/admin/contacts answers 404, not 200'),
    expect.stringMatching(/\/fr\/check-live.* shows a page of the host, not \/fr\/404/),
  ]);
  site.fault = (_, response) => Boolean(response.writeHead(503).end());
  const found = await failures();
  expect(found[0]).toMatch(/^Headers: .* answered 503/);
  expect(found.at(-1)).toMatch(/^Canonical address: .* answered 503/);
});

it('takes the answers of a gateway for no answers of the database', async () => {
  const found = await checkLive({
    url: site.url,
    environment: { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: 'your-publishable-key' },
    accounts,
  });
  const stateOf = (name: string) =>
    found.filter(({ check: one }) => one === name).map(({ state }) => state);
  for (const name of ['Migrations', 'Closed to visitors', 'Open to visitors', 'Staff']) {
    expect([name, stateOf(name)]).toEqual([name, ['skipped']]);
  }
  expect(stateOf('VITE_SUPABASE_ANON_KEY')).toEqual(['failed']);
  expect(stateOf('Key of the backend')).toEqual(['failed']);
});

it.each<[string, string, string, RegExp[]]>([
  [
    'missing and excess rights of visitors',
    `alter policy "visitors submit" on quote_requests to authenticated;
     create policy "open" on job_postings for select to anon using (true);
     grant select (email) on contact_submissions to anon;
     create policy "open" on contact_submissions for select to anon using (true);
     alter table career_applications disable row level security`,
    `alter policy "visitors submit" on quote_requests to anon, authenticated;
     drop policy "open" on job_postings;
     revoke select (email) on contact_submissions from anon;
     drop policy "open" on contact_submissions;
     alter table career_applications enable row level security`,
    [
      /^Closed to visitors: a visitor may read contact_submissions \(email\):/,
      /^Closed to visitors: job_postings shows what is not active:/,
      /^Open to visitors: a visitor cannot add to quote_requests:/,
      /^Accounts without rights: .* may read career_applications:/,
      /^Accounts without rights: .* may read applicants_per_posting:/,
      /^Accounts without rights: .* may read applicant_figures /,
      /^Accounts without rights: .* may change rows of career_applications:/,
    ],
  ],
  [
    'what visitors may change, delete and call',
    `grant update, delete on job_postings to anon;
     create policy "open" on job_postings for update to anon using (true);
     create policy "open too" on job_postings for delete to anon using (true);
     grant insert (status) on quote_requests to anon;
     grant execute on function erase_person, read_record_file to anon;
     grant execute on function claim_mails, private.claim_mails to anon`,
    `revoke update, delete on job_postings from anon;
     drop policy "open" on job_postings;
     drop policy "open too" on job_postings;
     revoke insert (status) on quote_requests from anon;
     revoke execute on function erase_person, read_record_file from anon;
     revoke execute on function claim_mails, private.claim_mails from anon`,
    [
      /a visitor may add to quote_requests \(status\):/,
      /a visitor may change job_postings:/,
      /a visitor may delete from job_postings:/,
      /a visitor may call read_record_file:/,
      /a visitor may call erase_person:/,
      /a visitor may call claim_mails:/,
    ],
  ],
  [
    'missing and excess policies of accounts',
    `create policy "open" on job_postings for update to authenticated using (true);
     create policy "open" on staff_notes for insert to authenticated with check (true);
     grant update (email) on quote_requests to authenticated;
     drop policy "staff create postings" on job_postings;
     drop policy "staff read" on contact_submissions`,
    `drop policy "open" on job_postings;
     drop policy "open" on staff_notes;
     revoke update (email) on quote_requests from authenticated;
     create policy "staff create postings" on job_postings
       for insert to authenticated with check ((select private.can('job_postings')));
     create policy "staff read" on contact_submissions
       for select to authenticated using ((select private.can('contact_submissions')))`,
    [
      /^Accounts without rights: .* may change quote_requests \(email\):/,
      /^Accounts without rights: .* may add to staff_notes/,
      /^Accounts without rights: .* may change rows of job_postings:/,
      /^Staff: staff cannot add to job_postings:/,
      /^Staff: staff see no row of contact_submissions:/,
    ],
  ],
  [
    'missing migrations, waiting mails and retention that stopped',
    `alter table staff_notes rename to notes;
     alter table quote_requests rename column timeline to time_line;
     alter function set_news rename to news_set;
     update activity_log set created_at = now() - interval '3 days' where action = 'purged';
     insert into mails (key, kind, wanted_at, due_at)
       values ('check', 'digest', now() - interval '3 hours', now() + interval '1 day')`,
    `alter table notes rename to staff_notes;
     alter table quote_requests rename column time_line to timeline;
     alter function news_set rename to set_news;
     update activity_log set created_at = now() where action = 'purged';
     delete from mails where key = 'check'`,
    [
      /^Migrations: .* without column quote_requests.timeline, table staff_notes, function set_news: run/,
      /^Mail queue: .* the oldest for 3 h: \/admin, Mail/,
      /^Retention: .* last deleted on \d{4}-\d\d-\d\d: SECURITY.md/,
    ],
  ],
])('reports %s', async (_, change, undo, found) => {
  await sql(change);
  expect(await failures().finally(() => sql(undo))).toEqual(
    found.map((words) => expect.stringMatching(words) as string),
  );
});
