import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../supabase/embedded/free-port.ts';
import {
  databasePid,
  hasEnded,
  query,
  runServer,
  serve,
  smallProject,
  type Project,
} from './harness.ts';

let project: Project;
beforeEach(async () => {
  project = await smallProject();
}, 60_000);
afterEach(() => project.remove());

const insertNote = (url: string) => query(url, `insert into public.note values ('kept')`);
const notes = (url: string) => query<{ text: string }>(url, 'select text from public.note');

describe('a developer with a dev server', () => {
  it('cannot start it twice, and can stop everything with Ctrl-C', async () => {
    const first = await serve(project);
    const second = runServer(project, 1);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.pid}`);
    await insertNote(first.databaseUrl); // the first still works

    const database = databasePid(project.dataDir);
    first.signalGroup('SIGINT');
    expect(await first.exited).toBe(130);
    expect(await hasEnded(database)).toBe(true);
    expect(existsSync(join(project.dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('can start it again on the same port after it was killed', async () => {
    const LOCAL_DB_PORT = String(await freePort());
    const first = await serve(project, { LOCAL_DB_PORT });
    await insertNote(first.databaseUrl);
    process.kill(first.pid, 'SIGKILL');
    await first.exited;

    const next = await serve(project, { LOCAL_DB_PORT });
    expect(next.databaseUrl).toBe(first.databaseUrl);
    expect(await notes(next.databaseUrl)).toEqual([{ text: 'kept' }]);
    next.signalGroup('SIGTERM');
    await next.exited;
  });
});
