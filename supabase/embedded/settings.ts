import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalBackendError } from './local-backend-error.ts';

/** The Supabase CLI's public local keys, which every local backend accepts. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const LOCAL_SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';

/** Proves a raw mail to the local mail function. */
export const LOCAL_RECEIVE_TOKEN = 'local-receive-token';
/** Answers to our mails go there; no mail leaves this machine for it. */
export const LOCAL_REPLY_DOMAIN = 'reply.deccanreach.example';

export const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', password: 'demo-admin-2026', role: 'administrator' },
  { email: 'stranger@example.com', password: 'demo-stranger-2026', role: 'no rights' },
] as const;

const CLI_DATABASE_PORT = 54322;
const ownSupabaseDir = fileURLToPath(new URL('..', import.meta.url));

export interface LocalSettings {
  migrationsDir: string;
  seedFile: string | null;
  dataDir: string;
  mailLog: string;
  /** Holds the port that takes answers, while a server runs. */
  mailPortFile: string;
  /** An SMTP server that also gets the mails; without one they are only logged. */
  smtpUrl: string | undefined;
  port: number | undefined;
  /** If true, a free port replaces a busy one. */
  isPortPreference: boolean;
}

export function localSettings(supabaseDir = ownSupabaseDir, env = process.env): LocalSettings {
  const dataDir = resolve(env['LOCAL_DATA_DIR'] || resolve(ownSupabaseDir, '.temp/postgres'));
  const port = readPort(env['LOCAL_DB_PORT']);
  return {
    migrationsDir: resolve(supabaseDir, 'migrations'),
    seedFile: readSwitch('LOCAL_SEED', env['LOCAL_SEED']) ? resolve(supabaseDir, 'seed.sql') : null,
    dataDir,
    mailLog: resolve(dirname(dataDir), 'mail.log'),
    mailPortFile: resolve(dirname(dataDir), 'mail-port'),
    smtpUrl: readSmtpUrl(env['LOCAL_SMTP_URL']),
    port: port === 0 ? undefined : (port ?? CLI_DATABASE_PORT),
    isPortPreference: port === undefined,
  };
}

function readPort(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new LocalBackendError(`LOCAL_DB_PORT must be a port number, not "${text}".`);
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw new LocalBackendError(`LOCAL_SMTP_URL must be like smtp://localhost:1025, not "${text}".`);
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === 'on') return true;
  if (text === 'off') return false;
  throw new LocalBackendError(`${name} must be "on" or "off", not "${text}".`);
}
