// The requests of `npm run go-live` to the management API are those of the CLI that the lock file names.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Live } from '../../src/build/go-live/live.ts';
import { project } from '../../src/build/go-live/project.ts';
import { cli, publishableKey, setSecrets, sql } from '../../src/build/go-live/supabase.ts';
import { profileOf, redirected, ref, startStandIn, token, type StandIn } from './stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'go-live-protocol-'));
let stand: StandIn;

beforeAll(async () => {
  const nothing = { unsafe: () => Promise.resolve([]) } as unknown as Sql;
  stand = await startStandIn(() => nothing);
  vi.stubEnv('SUPABASE_PROFILE', profileOf(folder, stand.url));
  vi.stubGlobal('fetch', redirected(stand.url));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  stand.close();
  rmSync(folder, { recursive: true });
});

const create = ['projects', 'create', 'deccan-reach', '--org-id', 'us', '--region', 'eu-west-3'];
const at = `--remote=${ref}`;

it.each<[string, string, string[], (live: Live) => Promise<unknown>]>([
  [
    'a project',
    'POST /v1/projects',
    [...create, '--db-password', 'p'],
    (live) => project(live).run(),
  ],
  [
    'all projects',
    'GET /v1/projects',
    ['projects', 'list'],
    async (live) => project(live).isDone?.(),
  ],
  ['keys', `GET /v1/projects/${ref}/api-keys`, ['projects', 'api-keys', at], publishableKey],
  [
    'a secret',
    `POST /v1/projects/${ref}/secrets`,
    ['secrets', 'set', 'NAME=value', at],
    (live) => setSecrets(live, { NAME: 'value' }),
  ],
  [
    'SQL',
    `POST /v1/projects/${ref}/database/query`,
    ['db', 'query', 'select 1', at],
    (live) => sql(live, 'select 1'),
  ],
])(
  'the request for %s is the CLI’s',
  async (_, request, args, ask) => {
    const values = { project: stand.projects.length > 0 ? ref : 'us', supabaseToken: token };
    const live = {
      values,
      memory: join(folder, 'answers'),
      patience: { forMs: 100, everyMs: 50 },
    } as unknown as Live;
    const sentBy = async (work: () => Promise<unknown>) => {
      stand.sent = [];
      await work();
      const [body = ''] = stand.sent
        .filter((one) => one === request || one.startsWith(`${request} `))
        .map((one) => one.slice(request.length));
      return body
        .replace(/"db_pass":"[^"]+"/, '"db_pass":"…"')
        .split(/[{},]/)
        .toSorted();
    };
    const own = await sentBy(() => ask(live));
    expect(own.length).toBeGreaterThan(0);
    expect(
      await sentBy(() => cli(token, args, { VITE_SITE_URL: 'https://company.africa' })),
    ).toEqual(own);
  },
  120_000,
);
