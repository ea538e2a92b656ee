import { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { codeOf, stepAt } from '../../supabase/embedded/totp.ts';
import { query, serve, smallProject, type Project } from './harness.ts';

let project: Project;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  project = await smallProject();
  server = await serve(project);
}, 60_000);
afterAll(async () => {
  server.signalGroup('SIGTERM');
  await server.exited;
  project.remove();
}, 60_000);

const password = 'three plain words';
const now = () => stepAt(Date.now());

const browser = () =>
  new AuthClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    persistSession: false,
    autoRefreshToken: false,
  });

async function signIn(email: string) {
  const auth = browser();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return auth;
}

async function signedUp(email: string) {
  await browser().signUp({ email, password });
  await query(
    server.databaseUrl,
    `update auth.users set email_confirmed_at = now() where email = '${email}'`,
  );
  return signIn(email);
}

/** Sets up a factor whose last code was that of the step before this one. */
async function enrolled(email: string) {
  const auth = await signedUp(email);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (!data) throw new Error('not enrolled');
  const give = (code: string, by = auth) => by.mfa.challengeAndVerify({ factorId: data.id, code });
  await give(codeOf(data.totp.secret, now() - 1));
  return { auth, give, id: data.id, ...data.totp };
}

const levels = async (auth: ReturnType<typeof browser>) => {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

it('a person sets up a factor: a drawing, a secret and an address for the app, then one code', async () => {
  const auth = await signedUp('ama@example.com');
  const elsewhere = await signIn('ama@example.com');
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<rect x="12" y="12" /s);
  expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(data?.totp.uri).toContain('otpauth://totp/localhost:ama%40example.com?');
  const factorId = data?.id ?? '';
  expect(await levels(auth)).toEqual(['aal1', 'aal1']);
  const again = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(again.error?.code).toBe('mfa_factor_name_conflict');

  const off = codeOf(data?.totp.secret ?? '', now() + 10);
  const wrong = await auth.mfa.challengeAndVerify({ factorId, code: off });
  expect(wrong.error?.code).toBe('mfa_verification_failed');
  const code = codeOf(data?.totp.secret ?? '', now());
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  expect(await levels(auth)).toEqual(['aal2', 'aal2']);
  const listed = await auth.mfa.listFactors();
  expect(listed.data?.totp.map(({ id, status }) => [id, status])).toEqual([[factorId, 'verified']]);
  expect((await elsewhere.refreshSession()).error, 'it had no code').not.toBeNull();
  expect((await auth.refreshSession()).error).toBeNull();
  expect(await levels(auth)).toEqual(['aal2', 'aal2']);
});

it('after a sign-in a code is due, each works once, and the tokens say when it was given', async () => {
  const { secret, give } = await enrolled('esi@example.com');
  const auth = await signIn('esi@example.com');
  expect(await levels(auth)).toEqual(['aal1', 'aal2']);
  const code = codeOf(secret, now());
  expect((await give(code, auth)).error).toBeNull();
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentAuthenticationMethods).toMatchObject([
    { method: 'totp' },
    { method: 'password' },
  ]);
  expect((await give(code, auth)).error?.code).toBe('mfa_verification_failed');
});

it('with the password alone nobody removes the factor, adds another or changes the password', async () => {
  const { auth, id } = await enrolled('kofi@example.com');
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
  expect(await levels(auth)).toEqual(['aal1', 'aal1']);
});
