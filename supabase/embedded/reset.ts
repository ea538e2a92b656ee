// npm run db:reset: deletes the local database and creates it again, migrated and seeded.
import { existsSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { startBackend } from './backend.ts';
import { claimFolder } from './data-folder.ts';
import { runScript } from './local-backend-error.ts';
import { localSettings } from './settings.ts';

await runScript(async () => {
  const settings = localSettings();
  const { dataDir } = settings;
  const isOurs = existsSync(resolve(dataDir, 'PG_VERSION')); // LOCAL_DATA_DIR may be a typo
  if (isOurs) {
    await claimFolder(dataDir);
    rmSync(dataDir, { recursive: true });
  }

  const backend = await startBackend({ ...settings, port: undefined }, console);
  await backend.close();
  const content = settings.seedFile ? 'migrated and seeded' : 'migrated, without demo data';
  console.log(`Recreated ${relative(process.cwd(), dataDir) || dataDir}: ${content}.`);
});
