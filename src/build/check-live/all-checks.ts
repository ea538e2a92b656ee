import { answersCheck } from './answers.ts';
import { SkippedCheck, runChecks, type Check, type CheckResult } from '../launch/checks.ts';
import { contentChecks, unconfirmed } from '../launch/content.ts';
import { databaseChecks } from './database.ts';
import { buildAgeCheck, hostChecks } from './host.ts';
import { openBackend, type Backend } from './request.ts';
import { settingsChecks, type Environment } from '../launch/settings.ts';
import { signInMailChecks } from './sign-in-mails.ts';
import { signInChecks } from './sign-in.ts';

export interface LiveSite {
  /** Address of a running site. Without it only checks that need no network run. */
  url?: string | undefined;
  /** The variables of a build: VITE_*. */
  environment: Environment;
  /** Accounts to sign in with: CHECK_ADMIN_*, CHECK_STRANGER_*. */
  accounts: Environment;
  /** Samples are allowed on a demonstration, whose pages say so. */
  allowSamples?: boolean;
}

/** Runs all checks for a live site. */
export async function checkLive({
  url,
  environment,
  accounts,
  allowSamples = false,
}: LiveSite): Promise<CheckResult[]> {
  const content = allowSamples ? [samplesAllowed] : contentChecks;
  const own = [...settingsChecks(environment), ...content];
  if (url === undefined) return runChecks(own);
  const site = new URL(url).origin;
  const backendUrl = environment['VITE_SUPABASE_URL']?.trim().replace(/\/+$/, '') || site;
  const key = environment['VITE_SUPABASE_ANON_KEY']?.trim();
  if (!key) return runChecks([...own, ...hostChecks(site, backendUrl), withoutKey]);
  const backend = openBackend(backendUrl, key);
  const signIn = (who: 'ADMIN' | 'STRANGER') => {
    const [email = '', password = ''] = ['EMAIL', 'PASSWORD'].map(
      (name) => accounts[`CHECK_${who}_${name}`],
    );
    let session: Promise<Backend> | undefined;
    return async () => {
      if (!email || !password) {
        throw new SkippedCheck(
          `this needs an account: set CHECK_${who}_EMAIL and CHECK_${who}_PASSWORD`,
        );
      }
      return (session ??= backend.signIn(email, password));
    };
  };
  const admin = signIn('ADMIN');
  return runChecks([
    ...own,
    ...hostChecks(site, backendUrl),
    buildAgeCheck(site, backend),
    ...databaseChecks(backend, { stranger: signIn('STRANGER'), admin }),
    ...signInChecks(backend, site),
    ...signInMailChecks(backendUrl, process.env['SUPABASE_ACCESS_TOKEN']),
    answersCheck(backendUrl, admin),
  ]);
}

const withoutKey: Check = {
  name: 'Backend',
  ask: () => {
    throw new SkippedCheck('VITE_SUPABASE_ANON_KEY is not set');
  },
};

const samplesAllowed: Check = {
  name: 'Samples',
  ask: () => {
    throw new SkippedCheck(
      `ALLOW_SAMPLES=1: while there are any, every page says so. ${unconfirmed}`,
    );
  },
};
