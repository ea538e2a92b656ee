import { openBackend, type Backend } from './backend.ts';
import { NotAsked, runChecks, type Check, type Finding } from './checks.ts';
import { contentChecks } from './content-checks.ts';
import { environmentChecks, type Environment } from './environment-checks.ts';
import { figureChecks } from './figure-checks.ts';
import { hostChecks } from './host-checks.ts';
import { schemaChecks, strangerCheck } from './schema-checks.ts';
import { signInChecks } from './sign-in-checks.ts';
import { openSite, type Site } from './site.ts';

export interface Question {
  /** Of a running site; without it only what needs no network is looked at. */
  url?: string | undefined;
  /** What a build is told: VITE_*. */
  environment: Environment;
  /** Accounts to sign in with: DOCTOR_*. */
  accounts: Readonly<Record<string, string | undefined>>;
}

/** Everything that a live site needs, looked at. */
export async function diagnose({ url, environment, accounts }: Question): Promise<Finding[]> {
  const own = [...environmentChecks(environment, url), ...contentChecks];
  if (url === undefined) return runChecks(own);
  const opened = await openSite(url, environment).catch((error: unknown) => error);
  if (opened instanceof Error) {
    const answers: Check = { name: 'The site', ask: () => [opened.message] };
    return runChecks([...own, answers]);
  }
  return runChecks([...own, ...networkChecks(opened as Site, accounts)]);
}

function networkChecks(site: Site, accounts: Question['accounts']): Check[] {
  if (!site.key) {
    const without: Check = {
      name: 'Backend',
      ask: () => {
        throw new NotAsked(
          'no script of the site holds a key, and VITE_SUPABASE_ANON_KEY is not set',
        );
      },
    };
    return [...hostChecks(site), without];
  }
  const backend = openBackend(site.backendUrl, site.key);
  const signIn = (who: string) => signInOnce(backend, who, accounts);
  return [
    ...hostChecks(site),
    ...schemaChecks(backend),
    strangerCheck(signIn('STRANGER')),
    ...signInChecks(backend, site.url),
    ...figureChecks(signIn('ADMIN')),
  ];
}

function signInOnce(backend: Backend, who: string, accounts: Question['accounts']) {
  const [email, password] = [`DOCTOR_${who}_EMAIL`, `DOCTOR_${who}_PASSWORD`];
  let session: Promise<Backend> | undefined;
  return async () => {
    const [address, secret] = [accounts[email], accounts[password]];
    if (!address || !secret)
      throw new NotAsked(`it takes an account: set ${email} and ${password}`);
    session ??= backend.signIn(address, secret);
    return session;
  };
}
