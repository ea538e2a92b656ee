import { expect, it } from 'vitest';
import {
  DEMO_ACCOUNTS,
  LOCAL_PUBLISHABLE_KEY,
  LOCAL_SECRET_KEY,
} from '../../supabase/embedded/settings.ts';
import { query, run, projectServer } from './harness.ts';

const server = projectServer();

const [admin, stranger] = DEMO_ACCOUNTS;
const accounts = {
  REMOTE_ADMIN_EMAIL: admin.email,
  REMOTE_ADMIN_PASSWORD: admin.password,
  REMOTE_STRANGER_EMAIL: stranger.email,
  REMOTE_STRANGER_PASSWORD: stranger.password,
};

/** `npm run test:remote`, as a process of its own. */
async function askAll(env: NodeJS.ProcessEnv, ...more: string[]) {
  const words = ['--url', server.url, '--key', LOCAL_PUBLISHABLE_KEY, ...more];
  const asked = run('../remote/remote.ts', words, env);
  const code = await asked.exited;
  const lines = asked.output().split('\n');
  return { code, lines, short: lines.filter((line) => line.startsWith('✗')) };
}

const counts = () =>
  query<{ left: number }>(
    server.databaseUrl,
    ['contact_submissions', 'quote_requests', 'partnership_applications', 'career_applications']
      .map((name) => `select count(*)::int as left from ${name} where email like '%contract-%'`)
      .concat(
        `select count(*)::int from job_postings where description like '%test of the contract%'`,
        `select count(*)::int from mail_recipients where shared_address like '%contract-%'`,
        `select count(*)::int from auth.users where email like '%contract-%'`,
      )
      .join(' union all '),
  );

it('holds on the embedded backend, for visitor, stranger and staff, and leaves nothing', async () => {
  const { code, lines, short } = await askAll(accounts, '--limits');
  expect(short).toEqual([]);
  expect(lines).not.toContainEqual(expect.stringMatching(/^\?|Left behind/));
  expect(code).toBe(0);
  expect((await counts()).map(({ left }) => left)).toEqual([0, 0, 0, 0, 0, 0, 0]);
}, 240_000);

it('names what a broken backend falls short of, nothing else, and what stays behind', async () => {
  await query(
    server.databaseUrl,
    `revoke insert on public.quote_requests from anon;
     drop function public.read_status(text);
     grant select on public.mails to anon;
     drop policy if exists "admins read" on public.mails;
     create policy "all read" on public.mails for select using (true);
     notify pgrst, 'reload schema';`,
  );
  const { code, lines, short } = await askAll({});
  expect(short).toEqual([
    expect.stringMatching(/^✗ a visitor reads nothing of mails: /),
    expect.stringMatching(/^✗ a visitor calls read_status: /),
    expect.stringMatching(/^✗ quote_requests: a visitor sends one: .*42501/),
  ]);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('?'))).toHaveLength(3);
  const left = lines.find((line) => line.startsWith('Left behind'));
  expect(left).toMatch(/contact_submissions [\dA-F]{8}/);
  expect(left).toMatch(/career_applications [\dA-F]{8}/);
}, 240_000);

it.each([
  ['without an address', [], 'Usage: npm run test:remote'],
  ['without a key', ['--url', 'http://localhost:1'], 'Usage: npm run test:remote'],
  ['with a secret key', ['--url', 'http://localhost:1', '--key', LOCAL_SECRET_KEY], 'secret key'],
  [
    'with an old secret key',
    [
      '--url',
      'http://localhost:1',
      '--key',
      `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`,
    ],
    'secret key',
  ],
  [
    'against what may be production',
    ['--url', 'https://abc.supabase.co', '--key', LOCAL_PUBLISHABLE_KEY],
    '--staging',
  ],
])('asks nothing %s', async (_, words, message) => {
  const asked = run('../remote/remote.ts', words);
  expect(await asked.exited).toBe(1);
  expect(asked.output()).toContain(message);
});
