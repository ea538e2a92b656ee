// npm run db:reset: deletes the local database and creates it again, migrated and seeded.
import { existsSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { startBackend } from './backend.ts';
import { LocalBackendError } from './local-backend-error.ts';
import { stopOrphan } from './orphan.ts';
import { findOwner, ownerName } from './owner-lock.ts';
import { runScript } from './run-script.ts';
import { localSettings } from './settings.ts';

await runScript(async () => {
  const settings = localSettings();
  const { dataDir } = settings;
  const owner = await findOwner(dataDir);
  if (owner) {
    throw new LocalBackendError(
      `The local database is in use by ${ownerName(owner)}. Stop that one first (Ctrl-C in its terminal).`,
    );
  }
  await stopOrphan(dataDir);
  const isOurs = existsSync(resolve(dataDir, 'PG_VERSION')); // LOCAL_DATA_DIR may be a typo
  if (isOurs) rmSync(dataDir, { recursive: true });

  const backend = await startBackend({ ...settings, port: undefined }, 'npm run db:reset', console);
  await backend.close();
  const content = settings.seedFile ? 'migrated and seeded' : 'migrated, without demo data';
  console.log(`Recreated ${relative(process.cwd(), dataDir) || dataDir}: ${content}.`);
});
