import { loadEnv, type Plugin } from 'vite';
import { assertPassed, buildError, runChecks } from './launch/checks.ts';
import { isLocalAddress, isWebAddress } from './launch/placeholders.ts';
import { secretNames, settingsChecks, type Environment } from './launch/settings.ts';

export interface Settings {
  backendUrl: string;
  key: string;
  siteUrl: string;
  /** True when the embedded backend serves the site itself. */
  isEmbedded: boolean;
  errorReports: 'on' | 'off';
}

export const isEnabled = (name: 'ALLOW_SAMPLES' | 'ALLOW_NO_POSTINGS', mode: string): boolean =>
  loadEnv(mode, process.cwd(), name)[name]?.trim() === '1';

/** @throws Error for settings with which no build works. */
export function readSettings(command: 'build' | 'serve', mode: string): Settings {
  const env = readEnvironment(mode);
  const read = (name: string) => env[name]?.trim() ?? '';
  const backendUrl = read('VITE_SUPABASE_URL').replace(/\/+$/, '');
  const key = read('VITE_SUPABASE_ANON_KEY');
  const siteUrl = read('VITE_SITE_URL').replace(/\/+$/, '');
  const isEmbedded = !backendUrl && (command === 'serve' || mode === 'embedded');

  if (Boolean(backendUrl) !== Boolean(key)) {
    throw settingsError('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY go together: set both.');
  }
  if (backendUrl && !isWebAddress(backendUrl)) {
    throw settingsError(`VITE_SUPABASE_URL must be a web address, not "${backendUrl}".`);
  }
  const [secret] = secretNames(env);
  if (secret) throw settingsError(`${secret} is a secret key: every visitor would get it.`);
  const errorReports = read('VITE_ERROR_REPORTS') || 'on';
  if (errorReports !== 'on' && errorReports !== 'off') {
    throw settingsError(`VITE_ERROR_REPORTS must be "on" or "off", not "${errorReports}".`);
  }
  return { backendUrl, key, siteUrl, isEmbedded, errorReports };
}

export function settingsPlugin(settings: Settings): Plugin {
  return {
    name: 'settings-are-fit',
    apply: 'build',
    configResolved: ({ mode }) => assertSettings(settings, mode),
  };
}

export async function assertSettings({ backendUrl, siteUrl, isEmbedded }: Settings, mode: string) {
  if (isEmbedded) return;
  if (!backendUrl) {
    throw settingsError('A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.');
  }
  // `npm run preview` serves a build without an address on localhost.
  const isLocal = siteUrl ? isLocalAddress(siteUrl) : mode === 'embedded';
  if (isLocal || isEnabled('ALLOW_SAMPLES', mode)) return;
  assertPassed(await runChecks(settingsChecks(readEnvironment(mode))));
}

const readEnvironment = (mode: string): Environment => loadEnv(mode, process.cwd(), 'VITE_');

const settingsError = (message: string) => buildError(`${message} See .env.example.`);
