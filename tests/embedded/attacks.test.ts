// Requests that the site never sends, by clients limited to a visitor's rights. The access matrix covers the
// rights on tables and columns.
import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { quotes, submissions } from '../db/tables.ts';
import { projectServer, query } from './harness.ts';

const server = projectServer();
const canary = 'canary-7f3a9';
const [admin, stranger] = DEMO_ACCOUNTS;
const hidden = [...submissions.map(({ name }) => name), 'record_files', 'messages'];
const tokens: Record<string, string | undefined> = {};
let adminToken = '';

async function ask(path: string, token?: string, init: RequestInit = {}) {
  const headers = {
    apikey: LOCAL_PUBLISHABLE_KEY,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(init.headers as Record<string, string>),
  };
  const response = await fetch(`${server.url}${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const body = JSON.stringify({ email, password });
  const { text } = await ask('/auth/v1/token?grant_type=password', '', { method: 'POST', body });
  return (JSON.parse(text) as { access_token: string }).access_token;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function sign(alg: string, claims: object, secret?: string): string {
  const content = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const hash = secret && createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${hash ?? ''}`;
}

const state = async () =>
  JSON.stringify(
    await query(
      server.databaseUrl,
      [...hidden, 'admin_users', 'auth.users']
        .map((t) => `select md5(string_agg(x::text, '' order by x::text)) from ${t} as x`)
        .join(' union all '),
    ),
  );

beforeAll(async () => {
  const row = { ...quotes.row, id: randomUUID(), email: `${canary}@example.com` };
  const body = JSON.stringify(row);
  const headers = { prefer: 'return=minimal' };
  await ask('/rest/v1/quote_requests', undefined, { method: 'POST', body, headers });
  const own = await signIn(stranger);
  adminToken = await signIn(admin);
  const rights = { role: 'service_role', is_admin: true, roles: ['admin'] };
  for (const claimed of [{ data: rights }, { app_metadata: rights }, { role: 'service_role' }]) {
    await ask('/auth/v1/user', own, { method: 'PUT', body: JSON.stringify(claimed) });
  }
  const claims = JSON.parse(
    Buffer.from(adminToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as object;
  const service = { ...claims, role: 'service_role' };
  const [header = '', , signature = ''] = own.split('.');
  Object.assign(tokens, {
    'a visitor': undefined,
    'a stranger': own,
    'a stranger whose metadata claim rights': await signIn(stranger),
    'a token without an algorithm': sign('none', service),
    'a token signed with a guessed secret': sign('HS256', service, 'secret'),
    'a token signed with the publishable key': sign('HS256', claims, LOCAL_PUBLISHABLE_KEY),
    'a token of another subject': `${header}.${encode(claims)}.${signature}`,
    'a token without a signature': `${header}.${encode(service)}.`,
  });
}, 120_000);

it('rejects every way around the tables, for every client', async () => {
  const read = await ask(`/rest/v1/quote_requests?email=like.${canary}*`, adminToken);
  expect(read.text).toContain(canary);
  const before = await state();
  const reads = [
    ...hidden.flatMap((table) => [`${table}?select=*`, `${table}?select=count()`]),
    ...hidden.map((table) => `job_postings?select=*,${table}(*)`),
    'record_files?select=*,messages(*)',
    'admin_users?select=*,users(*)',
    'users?select=*',
    `quote_requests?email=like.${canary}*&select=id`,
  ];
  for (const [who, token] of Object.entries(tokens)) {
    for (const path of reads) {
      const answer = await ask(`/rest/v1/${path}`, token, { headers: { prefer: 'count=exact' } });
      expect(answer.text, `${who}: ${path}`).not.toContain(canary);
      expect(answer.text, `${who}: ${path}`).not.toMatch(/"count": ?[1-9]/);
      if (path.startsWith('job_postings')) continue; // open positions are public
      expect(answer.headers.get('content-range') ?? '', `${who}: ${path}`).not.toMatch(/\/[1-9]/);
    }
    for (const count of ['planned', 'estimated']) {
      const headers = { prefer: `count=${count}` };
      const answer = await ask('/rest/v1/quote_requests?select=id&email=lt.m', token, { headers });
      expect(answer.status, `${who}: ${count}`).toBe(400);
      expect(answer.headers.get('content-range'), `${who}: ${count}`).toBeNull();
    }
    for (const schema of ['private', 'auth', 'pg_catalog', 'information_schema']) {
      for (const table of ['users', 'submission_limits', 'pg_authid', 'tables']) {
        const headers = { 'accept-profile': schema };
        const { status } = await ask(`/rest/v1/${table}?select=*`, token, { headers });
        expect(status, `${who}: ${schema}.${table}`).toBeGreaterThanOrEqual(400);
      }
    }
    for (const [method, path, body] of [
      ['POST', '/auth/v1/admin/users', { email: 'x@example.com', role: 'service_role' }],
      ['POST', '/auth/v1/admin/generate_link', { type: 'magiclink', email: admin.email }],
      ['POST', '/rest/v1/rpc/pg_read_file', { filename: '/etc/passwd' }],
      ['POST', '/rest/v1/rpc/query_to_xml', { query: 'select 1' }],
    ] as const) {
      const { status } = await ask(path, token, { method, body: JSON.stringify(body) });
      expect(status, `${who}: ${path}`).toBeGreaterThanOrEqual(400);
    }
    // The embedded backend serves a page here.
    const { text } = await ask('/auth/v1/admin/users', token);
    expect(text, `${who}: accounts`).not.toContain(admin.email);
  }
  expect(await state()).toBe(before);
});
