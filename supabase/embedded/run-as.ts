import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalBackendError } from './local-backend-error.ts';

/** How to start a program that PostgreSQL accepts: never as root. */
export interface RunAs {
  ids?: Ids;
  /** Put before the program's own words. */
  prefix: string[];
}

interface Ids {
  uid: number;
  gid: number;
}

/**
 * An ordinary user runs PostgreSQL as himself. For root it is the data folder's owner, or `postgres`,
 * or `nobody`, who is given the folder when it is root's.
 * @throws LocalBackendError when that user cannot reach the folder.
 */
export function chooseUser(dataDir: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };

  const { uid: owner, gid: group } = statSync(dataDir);
  const ids = owner === 0 ? unprivilegedIds() : { uid: owner, gid: group };
  if (owner === 0) chownSync(dataDir, ids.uid, ids.gid);
  const reaches = (flag: string, path: string) => spawnSync('test', [flag, path], ids).status === 0;
  if (reaches('-x', program) && reaches('-w', dataDir)) return { ids, prefix: [] };

  // Below /root, say: lend that one capability, so that a clone in root's home works. The security
  // bit keeps it for access(), by which initdb looks for its companions.
  const prefix = [
    'setpriv',
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const [command = '', ...options] = prefix;
  if (spawnSync(command, [...options, 'test', '-x', program]).status === 0) return { prefix };
  throw new LocalBackendError(
    `PostgreSQL may not run as root, and user ${ids.uid} cannot reach ${dirname(dataDir)}. ` +
      'Move the project out of the closed folder, or start it as an ordinary user.',
  );
}

function unprivilegedIds(): Ids {
  for (const user of ['postgres', 'nobody']) {
    const id = (flag: string) => {
      const result = spawnSync('id', [flag, user], { encoding: 'utf8' });
      return result.status === 0 ? Number(result.stdout) : undefined;
    };
    const [uid, gid] = [id('-u'), id('-g')];
    if (uid && gid) return { uid, gid };
  }
  throw new LocalBackendError(
    'PostgreSQL may not run as root, and this machine has neither a user "postgres" nor "nobody".',
  );
}
