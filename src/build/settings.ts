import { loadEnv, type Plugin } from 'vite';
import { assertPassed, buildError, runChecks } from './launch/checks.ts';
import { isLocalAddress, isWebAddress } from './launch/placeholders.ts';
import { secretNames, settingsChecks, type Environment } from './launch/settings.ts';

/** What is not set is empty; addresses end without a slash, and the key is the publishable one. */
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
  const environment = readEnvironment(mode);
  const read = (name: string) => environment[name]?.trim() ?? '';
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
  const [secretName] = secretNames(environment);
  if (secretName) throw settingsError(`${secretName} is a secret key: every visitor would get it.`);
  const errorReports = read('VITE_ERROR_REPORTS') || 'on';
  if (errorReports !== 'on' && errorReports !== 'off') {
    throw settingsError(`VITE_ERROR_REPORTS must be "on" or "off", not "${errorReports}".`);
  }
  return { backendUrl, key, siteUrl, isEmbedded, errorReports };
}

/** Ends a build that is not fit for visitors, also one without a backend, for which nothing else asks. */
export function settingsPlugin(settings: Settings): Plugin {
  return {
    name: 'settings-are-fit',
    apply: 'build',
    configResolved: ({ mode }) => assertSettings(settings, mode),
  };
}

/** @throws Error for a build that visitors may get with an address or key that is a sample, or without a backend */
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
