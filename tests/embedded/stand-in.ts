// Answers for Supabase's management API, Resend, Netlify and a project, from a real database, and records each request.
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import authSettings from './auth-settings.json' with { type: 'json' };

/** The parts of a hosted database that no package has. */
export const hostedParts = {
  name: 'hosted',
  sql: `do $$ begin create role authenticator; exception when duplicate_object then null; end; $$;
    alter default privileges in schema public grant all on tables to anon, authenticated;
    alter default privileges in schema public grant all on functions to anon, authenticated;
    create schema vault;
    create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(secret text, name text) returns void language sql
      as 'insert into vault.secrets (secret, name) values ($1, $2)';
    create function vault.update_secret(id uuid, secret text) returns void language sql
      as 'update vault.secrets set secret = $2 where id = $1';
    create schema cron;
    create table cron.job (jobname text primary key, schedule text, command text, active boolean default true);
    create function cron.schedule(jobname text, schedule text, command text) returns void language sql
      as 'insert into cron.job values ($1, $2, $3) on conflict (jobname) do update set schedule = $2, command = $3';
    create schema net;
    create table net.calls (url text);
    create function net.http_post(url text, body jsonb default null, params jsonb default null, headers jsonb default null,
      timeout_milliseconds integer default 1000) returns bigint language sql
      as 'insert into net.calls values ($1) returning 1::bigint';`,
};

export const ref = 'abcdefghijklmnopqrst';
export const accessToken = `sbp_${'a'.repeat(40)}`;
export const publishable = 'sb_publishable_Zk3mQd81LrTe0wXvYb2HnA_9fJc4uPq';

interface Project {
  ref: string;
  name: string;
  status: string;
  organization_slug: string;
  created_at: string;
}

export type Fault = { status: number; body: object } | 'gone' | 'lost' | undefined;

export interface StandIn {
  url: string;
  requests: string[];
  projects: Project[];
  secrets: Record<string, string>;
  variables: Record<string, string>;
  domains: { id: string; name: string; status: string; records: object[] }[];
  webhooks: { id: string; endpoint: string; signing_secret: string }[];
  hooks: { title: string; url: string }[];
  auth: Record<string, unknown>;
  /** At Netlify. */
  site: Record<string, string>;
  builds: number;
  /** True once somebody has set the DNS records. */
  hasRecords: boolean;
  /** Another answer; "gone" breaks the connection at once, "lost" after the work. */
  fault: (request: string, body: string) => Fault;
  close: () => void;
}

type Body = Record<string, string> & { [index: number]: { name: string; value: string } };

/** Makes the CLI ask the stand-in; returns the variable for its environment. */
export function writeProfile(folder: string, url: string): string {
  const file = join(folder, 'profile.yaml');
  const lines = ['name: stand-in', `api_url: ${url}`, `dashboard_url: ${url}`, 'project_host: h'];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Leads requests for the services to the stand-in, and those for the site to where it is. */
export function redirectFetch(stand: string, site = stand): typeof fetch {
  const real = fetch;
  return (input, init) => {
    const { hostname, pathname, search } = new URL(String(input));
    if (hostname === '127.0.0.1') return real(input, init);
    const isService = /(^|\.)(supabase\.com|supabase\.co|resend\.com|netlify\.com)$/.test(hostname);
    const path = pathname.replace(/^\/api\/v1/, '');
    return real((isService ? stand : site) + path + search, init);
  };
}

export async function startStandIn(sql: () => Sql): Promise<StandIn> {
  const server = createServer((request, response) => {
    void (async () => {
      const text = await bodyOf(request);
      const said = `${request.method} ${request.url}`;
      state.requests.push(said);
      const fault =
        state.fault(said, text) ??
        (said.includes('/v1/projects') && request.headers.authorization !== `Bearer ${accessToken}`
          ? { status: 401, body: { message: 'Unauthorized' } }
          : undefined);
      if (fault === 'gone') return request.socket.destroy();
      const isPost = request.method === 'POST';
      const isJson = request.headers['content-type']?.includes('json');
      const body = (isJson && text ? JSON.parse(text) : {}) as Body;
      const [status, answer] =
        typeof fault === 'object'
          ? [fault.status, fault.body]
          : await answerTo(said.split('?')[0] ?? '', body).then(
              (found) =>
                found === undefined ? [404, { message: 'Not found' }] : [isPost ? 201 : 200, found],
              (error: unknown) => [400, { message: String(error) }],
            );
      if (fault === 'lost') return request.socket.destroy();
      const location = `${url}/elsewhere`;
      response.writeHead(Number(status), { 'content-type': 'application/json', location });
      return response.end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: StandIn = {
    url,
    requests: [],
    projects: [],
    secrets: {},
    variables: {},
    domains: [],
    webhooks: [],
    hooks: [],
    auth: { site_url: 'http://localhost:3000', smtp_host: null },
    site: { id: 'site', name: 'deccan', account_id: 'us', default_domain: 'deccan.netlify.app' },
    builds: 0,
    hasRecords: false,
    fault: () => undefined,
    close: () => server.close(),
  };
  const answers: Record<string, (body: Body) => unknown> = {
    'GET /v1/projects': () => state.projects,
    'POST /v1/projects': ({ name = '', organization_slug: slug = '' }) => {
      const number = state.projects.length;
      const made = {
        ref: number === 0 ? ref : `${ref.slice(1)}${number}`,
        name,
        organization_slug: slug,
        status: 'ACTIVE_HEALTHY',
        created_at: new Date(Date.now() + number).toISOString(),
      };
      state.projects.push(made);
      return made;
    },
    [`DELETE /v1/projects/${ref.slice(1)}1`]: () => state.projects.splice(1),
    [`GET /v1/projects/${ref}`]: () => ({
      ...state.projects[0],
      id: ref,
      organization_id: 'us',
      region: 'eu-west-3',
      database: { host: 'db', version: '17.6', postgres_engine: '17', release_channel: 'ga' },
    }),
    [`GET /v1/projects/${ref}/billing/addons`]: () => ({
      selected_addons: [],
      available_addons: [],
    }),
    [`GET /v2/projects/${ref}/config`]: () => ({ data: { attributes: { auth: state.auth } } }),
    [`PATCH /v1/projects/${ref}/config/auth`]: (body) => {
      Object.assign(state.auth, body);
      return { ...authSettings, ...state.auth };
    },
    [`GET /v1/projects/${ref}/api-keys`]: () => [
      { name: 'default', type: 'publishable', api_key: publishable },
    ],
    [`POST /v1/projects/${ref}/secrets`]: (body) => {
      for (const { name, value } of Object.values(body) as unknown as Body[0][]) {
        if (name !== undefined && value !== undefined) state.secrets[name] = value;
      }
      return {};
    },
    [`POST /v1/projects/${ref}/functions/deploy`]: () => ({
      id: 'mail',
      slug: 'mail',
      name: 'mail',
      version: 1,
      status: 'ACTIVE',
    }),
    [`POST /v1/projects/${ref}/database/query`]: async ({ query = '' }) => {
      const found = (await sql().unsafe(query)) as unknown as object[] | object[][];
      return Array.isArray(found[0]) ? found.at(-1) : [...found];
    },
    'GET /domains': () => ({ data: state.domains }),
    'POST /domains': ({ name = '' }) => {
      const records = [{ type: 'MX', name: 'send.mail', value: 'feedback.example', priority: 10 }];
      state.domains.push({ id: 'd1', name, status: 'not_started', records });
      return state.domains[0];
    },
    'GET /domains/d1': () => {
      const [domain] = state.domains;
      if (domain?.status === 'pending' && state.hasRecords) domain.status = 'verified';
      return domain;
    },
    'POST /domains/d1/verify': () => Object.assign(state.domains[0] ?? {}, { status: 'pending' }),
    'GET /webhooks': () => ({ data: state.webhooks }),
    'POST /webhooks': ({ endpoint = '' }) => {
      state.webhooks.push({ id: 'w1', endpoint, signing_secret: 'whsec_of_the_stand_in' });
      return state.webhooks[0];
    },
    'GET /webhooks/w1': () => state.webhooks[0],
    'GET /sites': () => [state.site],
    'PATCH /sites/site': (body) => Object.assign(state.site, body),
    'GET /accounts/us/env': () =>
      Object.entries(state.variables).map(([key, value]) => ({ key, values: [{ value }] })),
    'POST /accounts/us/env': (body) => {
      for (const { key, values } of Object.values(body) as unknown as Variable[]) {
        state.variables[key] = values[0].value;
      }
      return [];
    },
    ...Object.fromEntries(
      ['VITE_SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].map((key) => [
        `PUT /accounts/us/env/${key}`,
        () => ({}),
      ]),
    ),
    'GET /sites/site/build_hooks': () => state.hooks,
    'POST /sites/site/build_hooks': ({ title = '' }) => {
      state.hooks.push({ title, url: `${url}/build` });
      return state.hooks[0];
    },
    'POST /build': () => ({ builds: (state.builds += 1) }),
    'POST /auth/v1/token': async ({ email = '', password = '' }) => {
      const [account] = await sql()`
        select id from auth.users where email = ${email}
          and encrypted_password = extensions.crypt(${password}, encrypted_password)`;
      return account && { access_token: account['id'] as string };
    },
    'POST /rest/v1/rpc/invite': ({ email = '', role = '' }) =>
      sql().begin(async (tx) => {
        const id = randomUUID();
        const [admin] =
          await tx`select user_id from public.admin_users order by created_at limit 1`;
        const sub = admin?.['user_id'] as string;
        await tx`insert into auth.sessions (id, user_id) values (${id}, ${sub})`;
        const claims = JSON.stringify({ sub, session_id: id, role: 'authenticated' });
        await tx`select set_config('request.jwt.claims', ${claims}, true)`;
        await tx`set local role authenticated`;
        return tx`select public.invite(${email}, ${role})`;
      }),
  };
  const answerTo = async (said: string, body: Body): Promise<unknown> => answers[said]?.(body);
  return state;
}

interface Variable {
  key: string;
  values: [{ value: string }];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
