import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { relative, sep } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { startBackend, type Backend } from './backend.ts';
import { localTransport } from './local-mail.ts';
import { startLocalMailer } from './local-mailer.ts';
import { localMailFunction } from './local-mail-function.ts';
import { startLocalSmtp } from './local-smtp.ts';
import { describeFailure } from './local-backend-error.ts';
import { refuseEstimates } from './refuse-estimates.ts';
import { startRetention } from './retention.ts';
import { DEMO_ACCOUNTS, LOCAL_SECRET_KEY, localSettings, type LocalSettings } from './settings.ts';
import { queueAt } from '../functions/mail/queue.ts';
import { smtpTransport } from '../functions/mail/smtp.ts';

export { LOCAL_PUBLISHABLE_KEY } from './settings.ts';

export interface EmbeddedBackendOptions {
  supabaseDir?: string;
}

/** Runs the whole backend inside Vite's dev and preview servers. */
export function embeddedBackend({ supabaseDir }: EmbeddedBackendOptions = {}): Plugin {
  let backend: Backend | undefined;
  let stopServices = async () => {};
  const start = async (server: ViteDevServer | PreviewServer) => {
    try {
      const settings = localSettings(supabaseDir);
      backend = await startBackend(settings, server.config.logger);
      const answers = await startLocalSmtp(() => queueAt(siteUrlOf(server), LOCAL_SECRET_KEY));
      writeFileSync(settings.mailPortFile, `${answers.port}\n`);
      mountBackend(server, backend, settings, (stop) => {
        stopServices = async () => {
          await Promise.all([stop(), answers.stop()]);
        };
      });
      announce(server, backend, settings, answers.port);
      return { backend, settings };
    } catch (error) {
      server.config.logger.error(`The local backend did not start. ${describeFailure(error)}`);
      return process.exit(1);
    }
  };
  return {
    name: 'deccan-reach:embedded-backend',
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    async configureServer(server) {
      const started = await start(server);
      applyNewMigrations(server, started.backend, started.settings);
    },
    async configurePreviewServer(server) {
      await start(server);
    },
    async closeServer({ reason }) {
      await stopServices();
      await backend?.close({ keepDatabase: reason === 'restart' });
    },
    async closePreviewServer() {
      await stopServices();
      await backend?.close();
    },
  };
}

function mountBackend(
  server: ViteDevServer | PreviewServer,
  backend: Backend,
  settings: LocalSettings,
  onServices: (stop: () => Promise<void>) => void,
): void {
  server.middlewares.use(refuseEstimates);
  server.middlewares.use(backend.lite.middleware);
  server.middlewares.use(localMailFunction());
  server.httpServer?.once('listening', () => {
    const siteUrl = siteUrlOf(server);
    backend.lite.setSiteUrl(siteUrl);
    const stopMailer = startLocalMailer({
      databaseUrl: backend.postgres.url,
      siteUrl,
      transport: settings.smtpUrl
        ? smtpTransport(settings.smtpUrl)
        : localTransport(settings.mailLog),
      log: server.config.logger,
    });
    const stopRetention = startRetention(backend.postgres.url, server.config.logger);
    onServices(async () => {
      await Promise.all([stopMailer(), stopRetention()]);
    });
  });
  void backend.postgres.crashed.then((lastWords) => {
    server.config.logger.error(`The local database exited unexpectedly: ${lastWords}`);
    process.exit(1);
  });
}

function siteUrlOf({ httpServer }: ViteDevServer | PreviewServer): string {
  const address = httpServer?.address() as AddressInfo | undefined;
  return `http://localhost:${address?.port}`;
}

function announce(
  server: ViteDevServer | PreviewServer,
  backend: Backend,
  settings: LocalSettings,
  answerPort: number,
): void {
  const line = (name: string, text: string) =>
    server.config.logger.info(`  ➜  ${name.padEnd(9)} ${text}`);
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const { email, password, role } of settings.seedFile ? DEMO_ACCOUNTS : []) {
      line('Account:', `${email} / ${password} (${role})`);
    }
    line('Database:', backend.postgres.url);
    line('Mail:', `printed here and saved in ${shortPath(settings.mailLog)}`);
    line('Answers:', `smtp://127.0.0.1:${answerPort}, or: npm run mail:answer -- REFERENCE "text"`);
    if (settings.smtpUrl) line('', `mails go to ${settings.smtpUrl}, except sign-in links`);
  };
}

function applyNewMigrations(
  server: ViteDevServer,
  backend: Backend,
  { migrationsDir, seedFile }: LocalSettings,
): void {
  const { logger } = server.config;
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const update = async () => {
    try {
      const done = await backend.update();
      if (done.length > 0) logger.info(`applied ${done.join(', ')}`, { timestamp: true });
    } catch (error) {
      logger.error(describeFailure(error), { timestamp: true });
    }
  };
  const updateSoon = () => {
    clearTimeout(timer); // an editor may write a file in several steps
    timer = setTimeout(() => (queue = queue.then(update)), 200);
  };
  const onChange = (path: string) => {
    const isMigration = path.startsWith(migrationsDir + sep) && path.endsWith('.sql');
    if (isMigration || path === seedFile) updateSoon();
  };
  server.watcher.add(seedFile ? [migrationsDir, seedFile] : [migrationsDir]);
  server.watcher.on('add', onChange).on('change', onChange);
  server.watcher.once('ready', updateSoon); // includes files written before watching began
}

function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
