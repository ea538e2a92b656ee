import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../supabase/embedded/free-port.ts';
import { DEMO_ACCOUNTS, LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { run, runServer, serve, smallProject, type Project } from './harness.ts';

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

const statusOf = async (path: string) =>
  (await fetch(`${server.url}/rest/v1/${path}`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } }))
    .status;

describe('a developer', () => {
  it('sees the addresses of site, database and mail', () => {
    expect(server.output()).toContain(`Local:   ${server.url}/`);
    for (const { email, password } of DEMO_ACCOUNTS) {
      expect(server.output()).toContain(`${email} / ${password}`);
    }
    expect(server.output()).toContain(project.mailLog);
  });

  it('can add a migration to the running server and fix a faulty one', async () => {
    project.write('20260101000002_faulty.sql', 'create table public.x (a text);\ncreate tabel y;');
    await server.says('20260101000002_faulty.sql:2: syntax error at or near "tabel"');
    expect(await statusOf('note?select=text')).toBe(401);

    project.write('20260101000002_faulty.sql', 'grant select on public.note to anon;');
    await server.says('applied 20260101000002_faulty.sql');
    expect(await statusOf('note?select=text')).toBe(200);
  });

  it('cannot reset the database while the server runs', async () => {
    const reset = run('../../supabase/embedded/reset.ts', [], { LOCAL_DATA_DIR: project.dataDir });
    expect(await reset.exited).toBe(1);
    expect(reset.output()).toContain(`in use by process ${server.pid}`);
  });
});

describe('a failed start prints one line about', () => {
  it('a faulty migration', async () => {
    const faulty = await smallProject();
    faulty.write('20260101000001_faulty.sql', '\n\nselect no_such_column;');
    const start = runServer(faulty, 1);
    expect(await start.exited).toBe(1);
    expect(start.output()).toContain(
      'The local backend did not start. 20260101000001_faulty.sql:3: column "no_such_column" does not exist',
    );
    faulty.remove();
  });

  it('a taken port', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const refused = await smallProject();
    const start = runServer(refused, 1, { LOCAL_DB_PORT: String(port) });
    expect(await start.exited).toBe(1);
    expect(start.output()).toContain(`LOCAL_DB_PORT ${port} is taken by another program`);
    refused.remove();
    other.close();
  });
});
