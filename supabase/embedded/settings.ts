import { fileURLToPath } from 'node:url';
import { dirname, resolve } from 'node:path';
import { LocalBackendError } from './local-backend-error.ts';

/** The Supabase CLI's well-known local keys: every local backend takes the same. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const LOCAL_SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';

/** Accounts that supabase/seed.sql creates. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', password: 'demo-admin-2026', role: 'administrator' },
  { email: 'stranger@example.com', password: 'demo-stranger-2026', role: 'no rights' },
] as const;

const CLI_DATABASE_PORT = 54322;
const ownSupabaseDir = fileURLToPath(new URL('..', import.meta.url));

export interface LocalSettings {
  migrationsDir: string;
  /** `null`: no demo data. */
  seedFile: string | null;
  dataDir: string;
  mailLog: string;
  /** Where mail to visitors and staff is handed to instead; `undefined`: it is only logged. */
  smtpUrl: string | undefined;
  /** `undefined`: any free port. */
  port: number | undefined;
  /** A preferred port may be replaced by a free one when it is taken. */
  portIsPreference: boolean;
}

/**
 * Reads LOCAL_DATA_DIR, LOCAL_DB_PORT (0: any free port), LOCAL_SEED (on, off) and LOCAL_SMTP_URL.
 * @param supabaseDir holds migrations/ and seed.sql.
 */
export function localSettings(supabaseDir = ownSupabaseDir, env = process.env): LocalSettings {
  const dataDir = resolve(env['LOCAL_DATA_DIR'] || resolve(ownSupabaseDir, '.temp/postgres'));
  const port = readPort(env['LOCAL_DB_PORT']);
  return {
    migrationsDir: resolve(supabaseDir, 'migrations'),
    seedFile: readSwitch('LOCAL_SEED', env['LOCAL_SEED']) ? resolve(supabaseDir, 'seed.sql') : null,
    dataDir,
    mailLog: resolve(dirname(dataDir), 'mail.log'),
    smtpUrl: readSmtpUrl(env['LOCAL_SMTP_URL']),
    port: port === 0 ? undefined : (port ?? CLI_DATABASE_PORT),
    portIsPreference: port === undefined,
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
