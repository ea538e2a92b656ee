// The whole of `npm run go-live` against stand-ins, and what ends it half way.
import { readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { administratorStep, chooseCheckAccounts } from '../../src/build/go-live/accounts.ts';
import { showPlan } from '../../src/build/go-live/run.ts';
import { answersPath, newContext, paused, runSteps, sql, standIn } from './go-live-run.ts';
import { projectRef } from './stand-in-services.ts';

/** How often each thing is there that must be there once. */
const counts = () => ({
  projects: standIn.projects.length,
  domains: standIn.domains.length,
  webhooks: standIn.webhooks.length,
  hooks: standIn.hooks.length,
});
const once = { projects: 1, domains: 1, webhooks: 1, hooks: 1 };

it('an owner goes live with one command and eight answers, stopped by DNS records and a lost answer', async () => {
  const begun = performance.now();
  const first = await runSteps();
  expect(first.asked).toHaveLength(8);
  expect(first.failure).toMatch(
    /^✗ First build, .*: Resend does not see the DNS records of mail.company.africa yet. Next: Set/,
  );
  expect(first.printed).toContain('    send.mail.company.africa. MX 10 feedback.example');

  standIn.hasRecords = true;
  standIn.fault = (request) => (request.includes('/rpc/invite') ? 'lost' : undefined);
  const second = await runSteps();
  expect(second.asked).toEqual([
    'Access token of Supabase: ',
    expect.stringContaining('API key'),
    'Access token of the host: ',
  ]);
  expect(second.printed.filter((line) => line.startsWith('…'))).toEqual([
    '… Variables and build hook at the host',
    '… Secrets of the function and of the database',
    '… Schedules: mail, deletion of old data, nightly build',
    '… Settings of the sign-in service, with its mails',
    '… Function that sends and receives mail',
    '… Two accounts for the checks: an administrator, and one without rights',
    '… First administrator: owner@company.africa',
  ]);
  expect(second.failure).toMatch(/^✗ First administrator: owner@company.africa: .* gave no answer/);

  standIn.fault = () => undefined;
  const third = await runSteps();
  process.stdout.write(`live after ${Math.round(performance.now() - begun)} ms\n`);
  expect(third.failure).toBe('');
  expect(third.printed.at(-1)).toMatch(/^Not seen: /);
  expect(counts()).toEqual(once);

  const [vault] = await sql`
    select jsonb_object_agg(name, decrypted_secret) as secrets from vault.decrypted_secrets`;
  expect(vault?.['secrets']).toEqual({
    mail_url: `https://${projectRef}.supabase.co/functions/v1/mail`,
    mail_token: standIn.secrets['MAIL_TOKEN'],
    build_hook: `${standIn.url}/build`,
  });
  expect(standIn.auth).toMatchObject({
    site_url: 'https://www.company.africa',
    smtp_host: 'smtp.resend.com',
    smtp_pass: 're_full_access',
    password_min_length: 12,
  });
  expect(await sql`select email from public.invitations`).toEqual([
    { email: 'owner@company.africa' },
  ]);
  expect(await sql`select from public.mail_recipients`).toHaveLength(0);
  expect(await sql`select count(*)::integer from cron.job`).toEqual([{ count: 5 }]);
  expect(readFileSync(answersPath, 'utf8')).not.toMatch(/sbp_|re_full|nfp_|whsec/);

  const accounts = await sql`select email from auth.users order by email`;
  expect(accounts).toEqual([
    { email: 'admin@checks.invalid' },
    { email: 'stranger@checks.invalid' },
  ]);
  const { context } = await newContext();
  context.values.administrator = 'anna@company.africa';
  const anna = administratorStep(context, chooseCheckAccounts());
  expect(await anna.isDone?.()).toBe(false);
  await sql`insert into public.admin_users (user_id, role, name)
    values (private.replace_account('owner@company.africa', 'a password of hers'), 'admin', 'Owner')`;
  expect(await anna.isDone?.()).toBe(true);

  await sql`select private.rebuild_site()`;
  expect(await sql`select url from net.calls where url = ${`${standIn.url}/build`}`).toHaveLength(
    1,
  );
}, 300_000);

it('a plan shows what is done and what is not, and changes nothing', async () => {
  standIn.projects.push({ ...paused, ref: 'b'.repeat(20), organization_slug: 'them' });
  const { context, printed } = await newContext();
  await showPlan(context);
  expect(printed[0]).toBe('· 1. Project at Supabase: us');

  standIn.projects.push({ ...paused, status: 'ACTIVE_HEALTHY' });
  printed.length = 0;
  await showPlan(context);
  expect(printed[0]).toBe('✓ 1. Project at Supabase: us');
  const changes = standIn.requests.filter((one) => !/^GET|\/query$/.test(one));
  expect(changes).toEqual([]);
});

it.each([
  'POST /v1/projects',
  'POST /accounts/us/env',
  'POST /sites/site/build_hooks',
  'POST /domains',
  'POST /webhooks',
  `POST /v1/projects/${projectRef}/secrets`,
])('nothing is doubled when the answer to %s is lost', async (request) => {
  // ends each run before the tools that take long
  const end = (body: string) => (body.includes('schema_migrations') ? 'gone' : undefined);
  standIn.fault = (requestLine, body) =>
    requestLine.split('?')[0] === request ? 'lost' : end(body);
  expect((await runSteps()).failure).toContain('cannot be reached');
  standIn.fault = (_, body) => end(body);
  expect((await runSteps()).failure).toContain('✗ Tables and functions');
  expect(counts()).toEqual(once);
  expect(Object.keys(standIn.variables)).toHaveLength(3);
  expect(
    await sql`select decrypted_secret from vault.decrypted_secrets where name = 'mail_token'`,
  ).toEqual([{ decrypted_secret: standIn.secrets['MAIL_TOKEN'] }]);
});

it('the second of two people is told who is at work, and makes no second project', async () => {
  standIn.fault = (request) => {
    if (request === 'POST /v1/projects')
      standIn.projects.push({ ...paused, status: 'ACTIVE_HEALTHY' });
    return undefined;
  };
  await sql.unsafe(`create schema supabase_migrations;
    create table supabase_migrations.go_live (is_only boolean primary key default true, who text, at timestamptz);
    insert into supabase_migrations.go_live (who, at) values ('anna@desk', now())`);
  expect((await runSteps()).failure).toMatch(
    /^anna@desk is setting up this project right now. Next: Wait/,
  );
  expect(counts()).toEqual({ projects: 1, domains: 0, webhooks: 0, hooks: 0 });
});

it('whoever stopped a run can go on at once', async () => {
  await sql.unsafe(`create schema supabase_migrations;
    create table supabase_migrations.go_live (is_only boolean primary key default true, who text, at timestamptz);
    insert into supabase_migrations.go_live (who, at) values ('${userInfo().username}@${hostname()}', now())`);
  standIn.fault = (_, body) => (body.includes('schema_migrations') ? 'gone' : undefined);
  expect((await runSteps()).failure).toContain('✗ Tables and functions');
  expect(await sql`select from supabase_migrations.go_live`).toHaveLength(0);
});
