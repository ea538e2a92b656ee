import { relative, sep } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { startBackend, type Backend } from './backend.ts';
import { describeFailure } from './local-backend-error.ts';
import { DEMO_ACCOUNTS, localSettings, migrationsDir, seedFile } from './settings.ts';

export { LOCAL_PUBLISHABLE_KEY } from './settings.ts';

/**
 * The whole backend inside Vite's dev and preview servers: PostgreSQL as a child process, migrated
 * and seeded, and Supabase's API under /auth/v1 and /rest/v1. Environment: see `localSettings`.
 * A backend that cannot start ends the process with code 1, after one line that says why.
 */
export function embeddedBackend(): Plugin {
  let backend: Backend | undefined;
  return {
    name: 'deccan-reach:embedded-backend',
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    async configureServer(server) {
      backend = await attach(server, server.config.server.port);
      applyNewMigrations(server, backend);
    },
    async configurePreviewServer(server) {
      backend = await attach(server, server.config.preview.port);
    },
    async closeServer({ reason }) {
      await backend?.close({ keepDatabase: reason === 'restart' });
    },
    async closePreviewServer() {
      await backend?.close();
    },
  };
}

async function attach(server: ViteDevServer | PreviewServer, port: number): Promise<Backend> {
  const { logger } = server.config;
  const siteUrl = `http://localhost:${port}`;
  try {
    const settings = localSettings();
    const backend = await startBackend(settings, siteUrl, logger);
    void backend.postgres.crashed.then((lastWords) => {
      logger.error(`The local database ended by itself: ${lastWords}`);
      process.exit(1);
    });

    backend.lite.setSiteUrl(siteUrl);
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address();
      if (address && typeof address === 'object') {
        backend.lite.setSiteUrl(`http://localhost:${address.port}`);
      }
    });
    server.middlewares.use(backend.lite.middleware);

    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const accounts = settings.seed ? DEMO_ACCOUNTS : [];
      for (const { email, password, role } of accounts) {
        logger.info(`  ➜  Account:  ${email} / ${password} (${role})`);
      }
      logger.info(`  ➜  Database: ${backend.postgres.url}`);
      logger.info(`  ➜  Mail:     printed here, and kept in ${shortPath(settings.mailLog)}`);
    };
    return backend;
  } catch (error) {
    logger.error(`\nThe local backend did not start. ${describeFailure(error)}\n`);
    process.exit(1);
  }
}

/** Applies a migration or seed file as soon as it is written. A faulty one is told, and tried again when saved. */
function applyNewMigrations(server: ViteDevServer, backend: Backend): void {
  const { logger } = server.config;
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const update = async () => {
    try {
      for (const name of await backend.update()) logger.info(`Applied ${name}`, { timestamp: true });
    } catch (error) {
      logger.error(describeFailure(error), { timestamp: true });
    }
  };
  const onChange = (path: string) => {
    const relevant = path === seedFile || path.startsWith(migrationsDir + sep);
    if (!relevant || !path.endsWith('.sql')) return;
    clearTimeout(timer);
    timer = setTimeout(() => (queue = queue.then(update)), 200);
  };
  server.watcher.add([migrationsDir, seedFile]).on('add', onChange).on('change', onChange);
}

function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
