// Script: runs `vite preview` of the embedded build on separate ports, with a temporary database.
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeFailure, LocalBackendError } from '../../supabase/embedded/local-backend-error.ts';
import { serverOn, claimFolder } from '../../supabase/embedded/data-folder.ts';

const script = fileURLToPath(import.meta.url);
const port = Number(process.env['E2E_PORT'] || 4273); // `npm run preview` may be running on another
const databasePort = port + 20_000; // below the ephemeral ports
const folder = join(tmpdir(), `deccan-reach-e2e-${port}`);
const dataDir = join(folder, 'postgres');

/** The addresses and files of a running preview server; E2E_PORT moves them all. */
export const preview = {
  url: `http://localhost:${port}`,
  databaseUrl: `postgres://postgres:postgres@127.0.0.1:${databasePort}/postgres`,
  /** One JSON object per line: at, to, subject, link, text. */
  mailLog: join(folder, 'mail.log'),
  /** Holds the number of the port that takes mail. */
  mailPort: join(folder, 'mail-port'),
};

/** For Playwright's `webServer`. Needs a build: `vite build --mode embedded`. */
export const webServer = {
  command: `"${process.execPath}" --import tsx "${script}"`,
  url: preview.url,
  reuseExistingServer: false,
  timeout: 60_000, // both in ms
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

const clearFolder = () => rmSync(folder, { recursive: true, force: true });

async function serve(): Promise<void> {
  const ownerPid = serverOn(dataDir)?.ownerPid;
  if (ownerPid) {
    throw new LocalBackendError(
      `Browser tests are already running in process ${ownerPid}: wait for them or set another E2E_PORT.`,
    );
  }
  if (existsSync(dataDir)) await claimFolder(dataDir); // stops a server that a killed test run left
  clearFolder();
  process.on('exit', clearFolder);

  Object.assign(process.env, {
    CI: 'true', // otherwise Vite exits when stdin closes
    LOCAL_DATA_DIR: dataDir,
    LOCAL_DB_PORT: String(databasePort),
    // Tests must not use a hosted project from .env.local.
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_ANON_KEY: '',
  });
  const { preview: startPreview } = await import('vite'); // not needed for the address alone
  const server = await startPreview({ mode: 'embedded', preview: { port, strictPort: true } });
  server.printUrls();
}

if (process.argv[1] === script) {
  try {
    await serve();
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(1);
  }
}
