import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBinaries } from '../../supabase/embedded/binaries.ts';
import { chooseUser } from '../../supabase/embedded/run-as.ts';

it('runs PostgreSQL from a folder that only its owner can enter, such as below /root', () => {
  const closed = mkdtempSync(join(tmpdir(), 'closed-'));
  try {
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'data');
    mkdirSync(dataDir);
    const program = join(closed, 'postgres');
    copyFileSync(findBinaries().postgres, program);
    chmodSync(program, 0o755);

    const { ids, prefix } = chooseUser(dataDir, program);
    // initdb looks for its companions with access(), which is stricter than starting them
    const may = (flag: string, path: string) => {
      const [command = '', ...words] = [...prefix, 'test', flag, path];
      return spawnSync(command, words, ids).status === 0;
    };
    const questions = [may('-x', program), may('-r', program), may('-w', dataDir)];
    expect(questions).toEqual([true, true, true]);
  } finally {
    rmSync(closed, { recursive: true, force: true });
  }
});
