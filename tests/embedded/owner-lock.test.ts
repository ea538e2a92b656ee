import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { acquireLock } from '../../supabase/embedded/owner-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'owner-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const me = () => ({ pid: process.pid, label: 'a test', databaseUrl: null });

it('on macOS the next owner replaces a killed owner’s socket file', async () => {
  const path = join(folder, 'lock.sock');
  const script = `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
  const killed = spawn(process.execPath, ['-e', script]);
  await new Promise((up) => killed.stdout.once('data', up));
  killed.kill('SIGKILL');
  await new Promise((end) => killed.once('exit', end));
  expect(existsSync(path)).toBe(true);

  const lock = await acquireLock(folder, me, path);
  await expect(acquireLock(folder, me, path)).rejects.toThrow(`process ${process.pid} (a test)`);
  lock.release();
  (await acquireLock(folder, me, path)).release();
});
