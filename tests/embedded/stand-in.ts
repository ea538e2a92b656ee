// A server in the place of all services that `npm run go-live` calls. It records each request, and fails on command.
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import {
  initialServices,
  routesOf,
  type Body,
  type Route,
  type Services,
} from './stand-in-services.ts';

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

export const accessToken = `sbp_${'a'.repeat(40)}`;

export type Fault = { status: number; body: unknown } | 'gone' | 'lost' | undefined;

export interface StandIn extends Services {
  url: string;
  requests: string[];
  /** Decides about a request, such as `POST /domains`: "gone" breaks the connection at once, "lost" after the work. */
  fault: (request: string, body: string) => Fault;
  close: () => void;
}

/** Makes the CLI ask the stand-in; returns the variable for its environment. */
export function writeProfile(folder: string, url: string): string {
  const file = join(folder, 'profile.yaml');
  const lines = ['name: stand-in', `api_url: ${url}`, `dashboard_url: ${url}`, 'project_host: h'];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Returns a `fetch` that sends requests for the services to the stand-in, and all others to the site. */
export function redirectFetch(standInUrl: string, siteUrl: string): typeof fetch {
  const real = fetch;
  return (input, init) => {
    const { hostname, pathname, search } = new URL(String(input));
    if (hostname === '127.0.0.1') return real(input, init);
    const isService = /(^|\.)(supabase\.com|supabase\.co|resend\.com|netlify\.com)$/.test(hostname);
    const path = pathname.replace(/^\/api\/v1/, '');
    return real((isService ? standInUrl : siteUrl) + path + search, init);
  };
}

/** @param sql the connection to the project's database, which may change between requests */
export async function startStandIn(sql: () => Sql): Promise<StandIn> {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: StandIn = {
    ...initialServices(),
    url,
    requests: [],
    fault: () => undefined,
    close: () => server.close(),
  };
  const routes = routesOf(standIn, url, sql);
  return standIn;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const text = await bodyOf(request);
    const requestLine = `${request.method} ${request.url}`;
    standIn.requests.push(requestLine);
    const fault = standIn.fault(requestLine, text) ?? refusalOf(request);
    if (fault === 'gone') return request.socket.destroy();
    const isJson = request.headers['content-type']?.includes('json');
    const sent = (isJson && text ? JSON.parse(text) : {}) as Body;
    const route = routes[requestLine.split('?')[0] ?? ''];
    const isPost = request.method === 'POST';
    const { status, body } =
      typeof fault === 'object' ? fault : await runRoute(route, sent, isPost);
    if (fault === 'lost') return request.socket.destroy();
    const location = `${url}/elsewhere`;
    response.writeHead(status, { 'content-type': 'application/json', location });
    return response.end(JSON.stringify(body));
  }
}

const refusalOf = ({ url = '', headers }: IncomingMessage): Fault =>
  url.startsWith('/v1/projects') && headers.authorization !== `Bearer ${accessToken}`
    ? { status: 401, body: { message: 'Unauthorized' } }
    : undefined;

async function runRoute(route: Route | undefined, sent: Body, isPost: boolean) {
  try {
    const body = await route?.(sent);
    if (body === undefined) return { status: 404, body: { message: 'Not found' } };
    return { status: isPost ? 201 : 200, body };
  } catch (error) {
    return { status: 400, body: { message: String(error) } };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
