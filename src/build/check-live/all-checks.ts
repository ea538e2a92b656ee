import { unconfirmedIn } from '../../content/facts/merge.ts';
import { fetchFacts } from '../facts.ts';
import { SkippedCheck, runChecks, type Check, type CheckResult } from '../launch/checks.ts';
import { contentChecks, claimsAdvice } from '../launch/content.ts';
import { isLocalAddress } from '../launch/placeholders.ts';
import { openBackend, type Backend } from '../launch/request.ts';
import { settingsChecks, type Environment } from '../launch/settings.ts';
import * as database from './database.ts';
import * as host from './host.ts';
import * as mail from './mail.ts';
import * as signIn from './sign-in.ts';

/**
 * Runs all checks for a live site.
 * @param variables VITE_* of a build, accounts to sign in with: CHECK_ADMIN_* and CHECK_STRANGER_*, ALLOW_SAMPLES, SUPABASE_ACCESS_TOKEN
 * @param url of a running site; without it only settings and facts are checked
 */
export function checkLive(variables: Environment, url?: string): Promise<CheckResult[]> {
  const buildVariables = Object.fromEntries(
    Object.entries(variables).filter(([name]) => name.startsWith('VITE_')),
  );
  const ownBackendUrl = buildVariables['VITE_SUPABASE_URL']?.trim().replace(/\/+$/, '');
  const key = buildVariables['VITE_SUPABASE_ANON_KEY']?.trim();
  const siteUrl = url === undefined ? '' : new URL(url).origin;
  const backendUrl = ownBackendUrl || siteUrl;
  const checks = [
    ...settingsChecks(buildVariables),
    ...(variables['ALLOW_SAMPLES']?.trim() === '1'
      ? [skippedCheck('Samples', `while there are any, every page says so. ${claimsAdvice}`)]
      : contentChecks(async () => unconfirmedIn(await fetchFacts(backendUrl, key ?? '')))),
  ];
  if (!siteUrl) {
    return runChecks([...checks, skippedCheck('Site and backend', '--url names no site')]);
  }
  checks.push(...siteChecks(siteUrl, backendUrl));
  if (key) checks.push(...backendChecks(openBackend(backendUrl, key), siteUrl, variables));
  else checks.push(skippedCheck('Backend', 'VITE_SUPABASE_ANON_KEY is not set'));
  return runChecks(checks);
}

function siteChecks(siteUrl: string, backendUrl: string): Check[] {
  const readHome = once(() => host.readHome(siteUrl));
  return namedChecks({
    Headers: async () => host.checkHeaders(siteUrl, backendUrl, await readHome()),
    Pages: () => host.checkPages(siteUrl),
    'Canonical address': async () => host.checkCanonical(siteUrl, await readHome()),
  });
}

function backendChecks(backend: Backend, siteUrl: string, variables: Environment): Check[] {
  const signInStranger = signInOnce(backend, variables, 'CHECK_STRANGER');
  const signInAdmin = signInOnce(backend, variables, 'CHECK_ADMIN');
  const readCatalogue = once(async () => database.fetchCatalogue(await signInAdmin()));
  return namedChecks({
    'Age of the build': () => host.checkBuildAge(siteUrl, backend),
    Visitors: () => database.checkVisitorRights(backend),
    'Accounts without rights': async () => database.checkAccountRights(await signInStranger()),
    Database: async () => database.checkCatalogue(await readCatalogue()),
    Schedules: async () => {
      if (!isLocalAddress(backend.url)) return database.checkSchedules(await readCatalogue());
      throw new SkippedCheck('the local backend has no pg_cron and runs its work by itself');
    },
    Health: async () => database.checkHealth(await signInAdmin()),
    'Sign-in': () => signIn.checkSettings(backend),
    'Demo accounts': () => signIn.checkDemoAccounts(backend),
    'Redirect addresses': () => signIn.checkRedirects(backend, siteUrl),
    'Sign-in mails': () => signIn.checkTemplates(backend.url, variables['SUPABASE_ACCESS_TOKEN']),
    Mailer: () => mail.checkMailer(backend.url),
    Answers: async () => mail.checkAnswers(backend.url, await signInAdmin()),
  });
}

/** One line for each result, then a line of counts, then one of what nobody has looked at. */
export function reportLines(results: readonly CheckResult[]): string[] {
  const signs = { passed: '✓', failed: '✗', skipped: '–' };
  const counts = Object.keys(signs).map(
    (name) => `${results.filter(({ state }) => state === name).length} ${name}`,
  );
  const skippedNames = results.filter(({ state }) => state === 'skipped').map(({ check }) => check);
  return [
    ...results.map(({ check, state, text = '' }) =>
      `${signs[state]} ${check}: ${state}. ${text}`.trim(),
    ),
    `${counts.join(', ')}.`,
    `Not seen: ${[...new Set(skippedNames)].join(', ')}; never: password length and rate limits of the sign-in service.`,
  ];
}

const namedChecks = (runs: Record<string, Check['run']>): Check[] =>
  Object.entries(runs).map(([name, run]) => ({ name, run }));

const skippedCheck = (name: string, reason: string): Check => ({
  name,
  run: () => [new SkippedCheck(reason)],
});

const signInOnce = (backend: Backend, variables: Environment, account: string) =>
  once(async () => {
    const { [`${account}_EMAIL`]: email, [`${account}_PASSWORD`]: password } = variables;
    if (email && password) return backend.signIn(email, password);
    throw new SkippedCheck(`this needs an account: set ${account}_EMAIL and ${account}_PASSWORD`);
  });

/** Lets checks share what one of them has fetched, or its failure. */
function once<Value>(fetchValue: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= fetchValue());
}
