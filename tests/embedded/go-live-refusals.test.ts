// What `npm run go-live` refuses, and odd values that it takes.
import { expect, it } from 'vitest';
import { secretsStep, signInStep } from '../../src/build/go-live/mail.ts';
import { retryWaitMs } from '../../src/build/go-live/service-api.ts';
import { readValues } from '../../src/build/go-live/values.ts';
import { splitConnectionString } from '../../src/build/launch/settings.ts';
import { answersPath, newContext, paused, runSteps, sql, standIn, typedIn } from './go-live-run.ts';
import { projectRef } from './stand-in-services.ts';
import { accessToken, type Fault } from './stand-in.ts';

const answering = (part: string, fault: Fault) => () =>
  void (standIn.fault = (request) => (request.includes(part) ? fault : undefined));

it.each<[string, () => unknown, Record<string, string>, RegExp]>([
  [
    'a wrong token',
    () => {},
    { 'Access token of Supabase': `sbp_${'b'.repeat(40)}` },
    /Supabase does not know this key. Next: Copy it again, or make one \(https:.*tokens\)/,
  ],
  [
    'a paused project',
    () => void standIn.projects.push(paused),
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
    'a project of something else',
    async () => {
      standIn.projects.push({ ...paused, status: 'ACTIVE_HEALTHY' });
      await sql`create table public.orders ()`;
    },
    {},
    /The project \w+ holds something else. Next: Name an organisation or an empty project/,
  ],
  [
    'an answer that repeats what was sent',
    answering('/v1/projects', {
      status: 400,
      body: { message: `of ${accessToken}\nLINE 1: select vault.create_secret('…')` },
    }),
    {},
    /Supabase answered 400 to GET \/v1\/projects: of …. Next: Fix the cause/,
  ],
  [
    'the site of another domain',
    () => void (standIn.site['custom_domain'] = 'www.other.africa'),
    {},
    /The site deccan at Netlify belongs to www.other.africa. Next: Name another site/,
  ],
  [
    'no network',
    answering('GET /sites', 'gone'),
    {},
    /Netlify cannot be reached: .* Next: Check the network connection, then run npm run go-live again/,
  ],
])('with %s the owner reads a sentence and what to do', async (_, arrange, given, sentence) => {
  await arrange();
  expect((await runSteps({ ...typedIn, ...given })).failure).toMatch(sentence);
  expect(standIn.requests.filter((one) => one.includes('elsewhere'))).toEqual([]);
});

it.each([
  ['/v1/projects', /"db_pass":"([\w-]+)/],
  ['/secrets', /"MAIL_TOKEN","value":"(\w+)/],
])('the owner sees no secret in an answer of %s that repeats it', async (request, made) => {
  standIn.fault = (requestLine, body) => {
    const [, secret] = (requestLine.endsWith(request) && made.exec(body)) || [];
    return secret ? { status: 400, body: { message: `of ${secret}` } } : undefined;
  };
  expect((await runSteps()).failure).toMatch(/answered 400 to POST \S+: of …. Next: Fix the cause/);
});

it.each([
  ['u:a%23b@host:5432/d', 'u@host:5432/d', 'a#b'],
  ['u@host/d?password=a+b%23=&options=-c%20x', 'u@host/d?options=-c%20x', 'a+b#='],
])('a connection string goes on without its password: %s', (typedUrl, rest, password) => {
  const address = `postgresql://${rest}`;
  expect(splitConnectionString(`postgresql://${typedUrl}`)).toEqual({ address, password });
  expect(() => splitConnectionString(`postgresql://${rest}#b`)).toThrow('not a connection string');
});

it('a busy service is asked again after the seconds that it names, a minute at most', () => {
  const wait = (wanted: string) => retryWaitMs(new Headers({ 'retry-after': wanted }));
  expect(['7', '3600', 'Mon, 30 Nov 2026'].map(wait)).toEqual([7000, 60_000, 15_000]);
});

it('signs other than letters and digits arrive as the owner typed them', async () => {
  standIn.projects.push({ ...paused, status: 'ACTIVE_HEALTHY' });
  const hook = `https://build.company.africa/it's?"a=%27%20`;
  const key = 'smtps://us%40er:p%25%27%22%20%5Cn%24HOME%23%C3%A9@smtp.company.africa:465';
  const { context } = await newContext({
    ...typedIn,
    'Supabase organisation': projectRef,
    'API key of Resend': key,
    'Host of the pages': 'other',
    'build hook': hook,
  });
  await secretsStep(context).run();
  await signInStep(context).run();
  expect(
    await sql`select decrypted_secret as hook from vault.decrypted_secrets where name = 'build_hook'`,
  ).toEqual([{ hook }]);
  expect(standIn.secrets['SMTP_URL']).toBe(key);
  expect(standIn.auth).toMatchObject({
    smtp_host: 'smtp.company.africa',
    smtp_user: 'us@er',
    smtp_pass: `p%'" \\n$HOME#é`,
  });
}, 60_000);

it.each([
  ['MAIL_KEY', 'smtps://user:a#b@smtp.company.africa'],
  ['ADMIN_EMAIL', 'owner@company.africa#'],
  ['VITE_SITE_URL', 'https://www.company.africa/?a=$b'],
  ['SUPABASE_PROJECT', 'a/../b'],
  ['HOST_TOKEN', 'nfp_a\nb'],
])('a wrong %s is named before anything is done: %s', async (variable, value) => {
  const given = {
    VITE_SITE_URL: 'https://www.company.africa',
    SITE_HOST: 'netlify',
    [variable]: value,
  };
  await expect(readValues(given, undefined, answersPath)).rejects.toThrow(`${variable}: `);
});
