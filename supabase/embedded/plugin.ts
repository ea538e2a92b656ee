import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { relative, sep } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { queueAt } from '../functions/mail/queue.ts';
import { smtpTransport } from '../functions/mail/smtp.ts';
import { startBackend, type RunningBackend } from './backend.ts';
import { describeFailure } from './local-backend-error.ts';
import { localMailFunction } from './local-mail-function.ts';
import { localTransport } from './local-mail.ts';
import { startLocalMailer } from './local-mailer.ts';
import { startLocalSmtp } from './local-smtp.ts';
import { refuseEstimates } from './refuse-estimates.ts';
import { startRetention } from './retention.ts';
import { DEMO_ACCOUNTS, LOCAL_SECRET_KEY, localSettings, type LocalSettings } from './settings.ts';

type Server = ViteDevServer | PreviewServer;
type Stop = () => Promise<void>;

export interface EmbeddedBackendOptions {
  supabaseDir?: string;
}

/** Runs the whole backend inside Vite's dev and preview servers. */
export function embeddedBackend({ supabaseDir }: EmbeddedBackendOptions = {}): Plugin {
  let backend: RunningBackend | undefined;
  const stops: Stop[] = [];
  const stopServices = () => Promise.all(stops.splice(0).map((stop) => stop()));
  const start = async (server: Server) => {
    try {
      const settings = localSettings(supabaseDir);
      backend = await startBackend(settings, server.config.logger);
      const mailServer = await startLocalSmtp(() => queueAt(siteUrlOf(server), LOCAL_SECRET_KEY));
      stops.push(mailServer.stop);
      writeFileSync(settings.mailPortFile, `${mailServer.port}\n`);
      mountBackend(server, backend, settings, stops);
      announce(server, backend, settings, mailServer.port);
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
  server: Server,
  backend: RunningBackend,
  settings: LocalSettings,
  stops: Stop[],
): void {
  server.middlewares.use(refuseEstimates);
  server.middlewares.use(backend.lite.middleware);
  server.middlewares.use(localMailFunction());
  server.httpServer?.once('listening', () => {
    const siteUrl = siteUrlOf(server);
    backend.lite.setSiteUrl(siteUrl);
    const { smtpUrl, mailLog } = settings;
    const transport = smtpUrl ? smtpTransport(smtpUrl) : localTransport(mailLog);
    const databaseUrl = backend.postgres.url;
    const log = server.config.logger;
    stops.push(startLocalMailer({ databaseUrl, siteUrl, transport, log }));
    stops.push(startRetention(databaseUrl, log));
  });
  void backend.postgres.crashed.then((lastWords) => {
    server.config.logger.error(`The local database exited unexpectedly: ${lastWords}`);
    process.exit(1);
  });
}

function siteUrlOf({ httpServer }: Server): string {
  const address = httpServer?.address() as AddressInfo | undefined;
  return `http://localhost:${address?.port}`;
}

function announce(
  server: Server,
  backend: RunningBackend,
  settings: LocalSettings,
  answerPort: number,
): void {
  const printLine = (name: string, text: string) =>
    server.config.logger.info(`  ➜  ${name.padEnd(9)} ${text}`);
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const { email, password, role } of settings.seedFile ? DEMO_ACCOUNTS : []) {
      printLine('Account:', `${email} / ${password} (${role})`);
    }
    printLine('Database:', backend.postgres.url);
    printLine('Mail:', `printed here and saved in ${shortPath(settings.mailLog)}`);
    printLine(
      'Answers:',
      `smtp://127.0.0.1:${answerPort}, or: npm run mail:answer -- REFERENCE "text"`,
    );
    if (settings.smtpUrl) printLine('', `mails go to ${settings.smtpUrl}, except sign-in links`);
  };
}

function applyNewMigrations(
  server: ViteDevServer,
  backend: RunningBackend,
  { migrationsDir, seedFile }: LocalSettings,
): void {
  const { logger } = server.config;
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const update = async () => {
    try {
      const files = await backend.update();
      if (files.length > 0) logger.info(`applied ${files.join(', ')}`, { timestamp: true });
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
