import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
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

const auth = (path: string, body: object) =>
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
    expect((await auth('signup', { ...person, password: '11 charact.' })).status).toBe(422);
    expect((await auth('signup', person)).status).toBe(200);
    expect((await auth('token?grant_type=password', person)).status).toBe(400);

    const mail = JSON.parse(readFileSync(project.mailLog, 'utf8').trim()) as Record<string, string>;
    const link = mail['link'] ?? '';
    expect(mail['to']).toBe(person.email);
    expect(server.output()).toContain(link);
    expect(link).toMatch(new RegExp(`^${server.url}/admin#token_hash=[0-9a-f]+&type=signup$`));
    expect(mail['text']).not.toContain('/auth/v1/verify');
    const { token_hash, type } = Object.fromEntries(
      new URLSearchParams(new URL(link).hash.slice(1)),
    );
    expect((await auth('verify', { token_hash, type })).status).toBe(200);
    expect((await auth('verify', { token_hash, type })).status).toBe(403);
    expect((await auth('token?grant_type=password', person)).status).toBe(200);
  });
});
