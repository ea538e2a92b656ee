import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { runProgram, serve, smallProject, type Project } from './harness.ts';

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
  it('can add a migration to the running server and fix a faulty one', async () => {
    project.write('20260101000002_faulty.sql', 'create table public.x (a text);\ncreate tabel y;');
    await server.waitFor('20260101000002_faulty.sql:2: syntax error at or near "tabel"');
    expect(await statusOf('note?select=text')).toBe(401);

    project.write('20260101000002_faulty.sql', 'grant select on public.note to anon;');
    await server.waitFor('applied 20260101000002_faulty.sql');
    expect(await statusOf('note?select=text')).toBe(200);
  });

  it('cannot reset the database while the server runs', async () => {
    const reset = runProgram('../../supabase/embedded/reset.ts', [], {
      LOCAL_DATA_DIR: project.dataDir,
    });
    expect(await reset.exited).toBe(1);
    expect(reset.output()).toContain(`in use by process ${server.pid}`);
  });
});
