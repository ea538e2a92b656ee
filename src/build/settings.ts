import { loadEnv, type Plugin } from 'vite';
import { assertPassed, runChecks } from './check-live/checks.ts';
import {
  isPublicAddress,
  secretNames,
  settingsChecks,
  type Environment,
} from './check-live/settings.ts';

/** The validated environment. Unset values are empty. */
export interface Settings {
  backendUrl: string;
  siteUrl: string;
  /** True when the embedded backend serves the site itself. */
  embedded: boolean;
  errorReports: 'on' | 'off';
}

/** Variables that browsers may see, as Vite reads them. */
export const readEnvironment = (mode: string): Environment => loadEnv(mode, process.cwd(), 'VITE_');

/** @throws Error with a sentence for the editor of the environment when a value is invalid. */
export function readSettings(command: 'build' | 'serve', mode: string): Settings {
  const env = readEnvironment(mode);
  const read = (name: string) => env[name]?.trim() ?? '';
  const backendUrl = read('VITE_SUPABASE_URL').replace(/\/+$/, '');
  const key = read('VITE_SUPABASE_ANON_KEY');
  const siteUrl = read('VITE_SITE_URL').replace(/\/+$/, '');
  const embedded = !backendUrl && (command === 'serve' || mode === 'embedded');

  if (Boolean(backendUrl) !== Boolean(key)) {
    throw problem('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY go together: set both.');
  }
  if (backendUrl && !/^https?:\/\/[^/]/.test(backendUrl)) {
    throw problem(`VITE_SUPABASE_URL must be a web address, not "${backendUrl}".`);
  }
  const [secret] = secretNames(env);
  if (secret) throw problem(`${secret} is a secret key: every visitor would get it.`);
  const errorReports = read('VITE_ERROR_REPORTS') || 'on';
  if (errorReports !== 'on' && errorReports !== 'off') {
    throw problem(`VITE_ERROR_REPORTS must be "on" or "off", not "${errorReports}".`);
  }
  return { backendUrl, siteUrl, embedded, errorReports };
}

/** Rejects a production build that has no backend for its forms. */
export function backendIsKnown({ backendUrl, siteUrl, embedded }: Settings): Plugin {
  return {
    name: 'backend-is-known',
    apply: 'build',
    async configResolved({ logger, mode }) {
      if (embedded) return;
      if (!backendUrl) {
        throw problem('A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.');
      }
      if (!siteUrl) {
        logger.warn('VITE_SITE_URL is not set: canonical and share addresses will say localhost.');
      }
      if (isPublicAddress(siteUrl)) {
        assertPassed(await runChecks(settingsChecks(readEnvironment(mode))));
      }
    },
  };
}

/** An error without a stack trace, which would not help. */
function problem(message: string): Error {
  const error = new Error(`${message} See .env.example.`);
  error.stack = error.message;
  return error;
}
