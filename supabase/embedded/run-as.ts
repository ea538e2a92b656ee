import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalBackendError } from './local-backend-error.ts';

export interface RunAs {
  ids?: Ids;
  prefix: string[];
}

interface Ids {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: chooses the folder's owner, `postgres` or `nobody` instead. */
export function chooseUser(dataDir: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };

  const { uid: owner, gid: group } = statSync(dataDir);
  const ids = owner === 0 ? unprivilegedIds() : { uid: owner, gid: group };
  if (owner === 0) chownSync(dataDir, ids.uid, ids.gid);
  const reaches = (flag: string, path: string) => spawnSync('test', [flag, path], ids).status === 0;
  if (reaches('-x', program) && reaches('-w', dataDir)) return { ids, prefix: [] };

  // Below /root, for example, grant just this capability so that a clone in root's home works. The security
  // bit preserves it for access(), which initdb uses to find its companions.
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
    `PostgreSQL cannot run as root, and user ${ids.uid} cannot reach ${dirname(dataDir)}. ` +
      'Move the project to a folder that this user can enter, or start it as an ordinary user.',
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
    'PostgreSQL cannot run as root, and this machine has no user "postgres" or "nobody".',
  );
}
