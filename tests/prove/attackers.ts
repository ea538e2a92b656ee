import { createHmac } from 'node:crypto';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { ask, type Target } from './target.ts';

/** Somebody who should get no further than a visitor, and what he presents. */
export interface Attacker {
  name: string;
  token?: string;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function sign(header: object, claims: object, secret: string | null): string {
  const content = `${encode(header)}.${encode(claims)}`;
  const hash =
    secret === null ? '' : createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${hash}`;
}

/** Tokens that name the administrator or the service, none of them signed by this backend. */
export async function attackers(target: Target): Promise<Attacker[]> {
  const [admin, stranger] = DEMO_ACCOUNTS;
  const own = await signIn(target, stranger.email, stranger.password);
  const theirs = await signIn(target, admin.email, admin.password);
  const [header = '', payload = '', signature = ''] = own.split('.');
  const claims = JSON.parse(
    Buffer.from(theirs.split('.')[1] ?? '', 'base64url').toString(),
  ) as object;
  const service = { ...claims, role: 'service_role' };
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);

  await boast(target, own);
  const boastful = await signIn(target, stranger.email, stranger.password);

  return [
    { name: 'anonymous' },
    { name: 'stranger', token: own },
    { name: 'stranger whose metadata say admin', token: boastful },
    { name: 'the publishable key as a token', token: LOCAL_PUBLISHABLE_KEY },
    { name: 'no algorithm, admin', token: sign({ alg: 'none', typ: 'JWT' }, claims, null) },
    { name: 'no algorithm, service', token: sign({ alg: 'nOnE', typ: 'JWT' }, service, null) },
    { name: 'no algorithm, signed', token: sign({ alg: 'none' }, service, 'x') },
    {
      name: 'wrong secret, admin',
      token: sign(hs256, claims, 'super-secret-jwt-token-with-at-least-32-characters-long'),
    },
    { name: 'wrong secret, service', token: sign(hs256, service, 'secret') },
    { name: 'empty secret', token: sign(hs256, service, '') },
    { name: 'publishable key as secret', token: sign(hs256, service, LOCAL_PUBLISHABLE_KEY) },
    {
      name: 'own key in the header',
      token: sign({ ...hs256, jwk: { kty: 'oct', k: 'eA' } }, service, 'x'),
    },
    {
      name: 'key file in the header',
      token: sign({ ...hs256, kid: '../../dev/null' }, service, ''),
    },
    { name: 'another sub, old signature', token: `${header}.${encode(claims)}.${signature}` },
    {
      name: 'another algorithm, old signature',
      token: `${encode({ alg: 'none' })}.${payload}.${signature}`,
    },
    { name: 'without a signature', token: `${header}.${encode(service)}.` },
    {
      name: 'expired',
      token: await expired(target, { ...claims, exp: now - hour, iat: now - 2 * hour }),
    },
    { name: 'role postgres', token: sign(hs256, { ...claims, role: 'postgres' }, 'x') },
    { name: 'nonsense', token: 'a.b.c' },
  ];
}

/** Signed with the right secret, which every reader of this repository knows, but too old. */
async function expired(target: Target, claims: object): Promise<string> {
  const secret = 'local-development-only-not-a-real-signing-key-000';
  const token = sign({ alg: 'HS256', typ: 'JWT' }, { ...claims, exp: 4_000_000_000 }, secret);
  const { status } = await ask(target, { path: '/rest/v1/quote_requests?select=id' }, token);
  if (status !== 200)
    throw new Error(`the signing secret of the local backend has changed (${status})`);
  return sign({ alg: 'HS256', typ: 'JWT' }, claims, secret);
}

/** Writes all of what an account may write about itself, and of what it may not. */
async function boast(target: Target, token: string): Promise<void> {
  const rights = { role: 'service_role', is_admin: true, admin: true, roles: ['admin'] };
  for (const body of [
    { data: rights },
    { app_metadata: rights },
    { role: 'service_role' },
    { raw_app_meta_data: rights },
  ]) {
    await ask(target, { method: 'PUT', path: '/auth/v1/user', body }, token);
  }
}

export async function signIn(target: Target, email: string, password: string): Promise<string> {
  const { text } = await ask(target, {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password },
  });
  const { access_token } = JSON.parse(text) as { access_token?: string };
  if (!access_token) throw new Error(`${email} cannot sign in: ${text}`);
  return access_token;
}
