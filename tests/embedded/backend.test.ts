import { readFileSync } from 'node:fs';
import { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { codeOf, stepAt } from '../../supabase/embedded/totp.ts';
import { query, serve, smallProject, type Project } from './harness.ts';

const key = { apikey: LOCAL_PUBLISHABLE_KEY };
const json = { ...key, 'content-type': 'application/json' };

let project: Project;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  project = await smallProject();
  project.write(
    '20260101000001_visitors.sql',
    `alter table public.note enable row level security;
     create policy "visitors read" on public.note for select to anon using (true);
     grant select (text) on public.note to anon;
     create table public.unguarded (text text);`,
  );
  server = await serve(project);
}, 60_000);
afterAll(async () => {
  server.signalGroup('SIGTERM');
  await server.exited;
  project.remove();
}, 60_000);

const rest = (path: string, init: RequestInit = { headers: key }) =>
  fetch(`${server.url}/rest/v1/${path}`, init);

const askAuth = (path: string, body: object) =>
  fetch(`${server.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });

describe('the API', () => {
  it('grants a visitor exactly what the migrations grant', async () => {
    expect((await rest('note?select=text')).status).toBe(200);
    expect((await rest('unguarded?select=text')).status).toBe(401);
    const grants = await query(
      server.databaseUrl,
      `select from information_schema.table_privileges
       where grantee in ('anon', 'authenticated') and table_schema = 'public'`,
    );
    expect(grants).toEqual([]);
  });

  it('rejects a request without a key, also from this site, and never runs as an admin', async () => {
    const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' };
    expect((await rest('note?select=text', {})).status).toBe(401);
    expect((await rest('note?select=text', { headers })).status).toBe(401);
  });
});

describe('a person who signs up', () => {
  const person = { email: 'new@example.org', password: 'long enough now' };

  it('needs a password of 12 characters, and a confirmation link that leads back to this server', async () => {
    expect((await askAuth('signup', { ...person, password: '11 charact.' })).status).toBe(422);
    expect((await askAuth('signup', person)).status).toBe(200);
    expect((await askAuth('token?grant_type=password', person)).status).toBe(400);

    const mail = JSON.parse(readFileSync(project.mailLog, 'utf8').trim()) as Record<string, string>;
    const link = mail['link'] ?? '';
    expect(mail['to']).toBe(person.email);
    expect(server.output()).toContain(link);
    expect(link).toMatch(new RegExp(`^${server.url}/admin#token_hash=[0-9a-f]+&type=signup$`));
    expect(mail['text']).not.toContain('/auth/v1/verify');
    const { token_hash, type } = Object.fromEntries(
      new URLSearchParams(new URL(link).hash.slice(1)),
    );
    expect((await askAuth('verify', { token_hash, type })).status).toBe(200);
    expect((await askAuth('verify', { token_hash, type })).status).toBe(403);
    expect((await askAuth('token?grant_type=password', person)).status).toBe(200);
  });
});

const password = 'three plain words';
const currentStep = () => stepAt(Date.now());

const createAuthClient = () =>
  new AuthClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    persistSession: false,
    autoRefreshToken: false,
  });

async function signIn(email: string) {
  const auth = createAuthClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return auth;
}

async function signUp(email: string) {
  await createAuthClient().signUp({ email, password });
  await query(
    server.databaseUrl,
    `update auth.users set email_confirmed_at = now() where email = '${email}'`,
  );
  return signIn(email);
}

/** Sets up a factor whose last code was that of the step before this one. */
async function enrolFactor(email: string) {
  const auth = await signUp(email);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (!data) throw new Error('not enrolled');
  const enterCode = (code: string, by = auth) =>
    by.mfa.challengeAndVerify({ factorId: data.id, code });
  await enterCode(codeOf(data.totp.secret, currentStep() - 1));
  return { auth, enterCode, id: data.id, ...data.totp };
}

const levelsOf = async (auth: ReturnType<typeof createAuthClient>) => {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

it('a person sets up a factor: a drawing, a secret and an address for the app, then one code', async () => {
  const auth = await signUp('ama@example.com');
  const elsewhere = await signIn('ama@example.com');
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<rect x="12" y="12" /s);
  expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(data?.totp.uri).toContain('otpauth://totp/localhost:ama%40example.com?');
  const factorId = data?.id ?? '';
  expect(await levelsOf(auth)).toEqual(['aal1', 'aal1']);
  const again = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(again.error?.code).toBe('mfa_factor_name_conflict');

  const off = codeOf(data?.totp.secret ?? '', currentStep() + 10);
  const wrong = await auth.mfa.challengeAndVerify({ factorId, code: off });
  expect(wrong.error?.code).toBe('mfa_verification_failed');
  const code = codeOf(data?.totp.secret ?? '', currentStep());
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  expect(await levelsOf(auth)).toEqual(['aal2', 'aal2']);
  const listed = await auth.mfa.listFactors();
  expect(listed.data?.totp.map(({ id, status }) => [id, status])).toEqual([[factorId, 'verified']]);
  expect((await elsewhere.refreshSession()).error, 'it had no code').not.toBeNull();
  expect((await auth.refreshSession()).error).toBeNull();
  expect(await levelsOf(auth)).toEqual(['aal2', 'aal2']);
});

it('after a sign-in a code is due, each works once, and the session names code and password', async () => {
  const { secret, enterCode } = await enrolFactor('esi@example.com');
  const auth = await signIn('esi@example.com');
  expect(await levelsOf(auth)).toEqual(['aal1', 'aal2']);
  const code = codeOf(secret, currentStep());
  expect((await enterCode(code, auth)).error).toBeNull();
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentAuthenticationMethods).toMatchObject([
    { method: 'totp' },
    { method: 'password' },
  ]);
  expect((await enterCode(code, auth)).error?.code).toBe('mfa_verification_failed');
});

it('with the password alone nobody removes the factor, adds another or changes the password', async () => {
  const { auth, id } = await enrolFactor('kofi@example.com');
  const thief = await signIn('kofi@example.com');
  const refusals = [
    await thief.mfa.unenroll({ factorId: id }),
    await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }),
    await thief.updateUser({ password: 'four more plain words' }),
  ];
  for (const { error } of refusals) expect(error?.code).toBe('insufficient_aal');
  expect((await thief.mfa.challenge({ factorId: crypto.randomUUID() })).error?.code).toBe(
    'mfa_factor_not_found',
  );
  expect((await auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  await auth.refreshSession();
  expect(await levelsOf(auth)).toEqual(['aal1', 'aal1']);
});
