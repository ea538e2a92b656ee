import { SkippedCheck, type Check } from './checks.ts';
import {
  isPlaceholder,
  isRepetitive,
  isSampleHost,
  isSharedHost,
  isWebAddress,
} from './placeholders.ts';
import { Problem } from './terminal.ts';

export type Environment = Readonly<Record<string, string>>;

const whereToSet = 'set it where the site is built (.env.local, or the variables of the host)';

export function settingsChecks(environment: Environment): Check[] {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const checkForm = (name: string, findProblem: typeof addressProblem): Check => ({
    name,
    run() {
      const problem = read(name) ? findProblem(read(name)) : 'not set';
      return [problem && `${problem}: ${whereToSet}`];
    },
  });
  return [
    checkForm('VITE_SITE_URL', addressProblem),
    checkForm('VITE_SUPABASE_URL', addressProblem),
    {
      name: 'Own address of the backend',
      run() {
        const url = read('VITE_SUPABASE_URL');
        const hostname = URL.canParse(url) ? new URL(url).hostname : '';
        const text = `providers of whole countries have blocked ${hostname}: docs/hosts.md`;
        return [isSharedHost(hostname) && new SkippedCheck(text)];
      },
    },
    checkForm('VITE_SUPABASE_ANON_KEY', keyProblem),
    {
      name: 'No secret key',
      run: () =>
        secretNames(environment).map(
          (name) =>
            `${name} is a secret key, which every visitor would get: take the publishable one (Project Settings → API Keys), and revoke this one`,
        ),
    },
  ];
}

export const secretNames = (environment: Environment) =>
  Object.keys(environment).filter((name) => isSecretKey(environment[name]?.trim() ?? ''));

/** Returns what is wrong with a publishable key; a secret one is another check's to report. */
export function keyProblem(key: string): string | undefined {
  if (roleOf(key) === 'anon' || isSecretKey(key)) return undefined;
  const [, random = ''] = /^sb_publishable_([\w-]{20,})$/.exec(key) ?? [];
  const isRandom = /[a-z]/.test(random) && /[A-Z]/.test(random) && !isRepetitive(random);
  if (isRandom && !isPlaceholder(random)) return undefined;
  return `"${key}" is not a publishable key (Project Settings → API Keys)`;
}

/** True for a key with more rights than a visitor: a new secret key, or a token with another role. */
export function isSecretKey(text: string): boolean {
  if (/^(sb_secret_|sbp_)/.test(text)) return true;
  const role = roleOf(text);
  return role !== undefined && role !== 'anon' && role !== 'authenticated';
}

function roleOf(key: string): string | undefined {
  const [, claims] = /^eyJ[\w-]*\.([\w-]+)\.[\w-]*$/.exec(key) ?? [];
  if (!claims) return undefined;
  try {
    const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: unknown };
    return typeof role === 'string' ? role : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what is wrong with the address of a live site or backend; undefined for a fit one. */
export function addressProblem(address: string): string | undefined {
  if (!isWebAddress(address)) return `"${address}" is not a web address`;
  const url = new URL(address);
  if (isSampleHost(url.hostname)) return `${address} is not an address that visitors can reach`;
  if (url.protocol !== 'https:') return `${address} is not https`;
  if (url.origin !== address.replace(/\/+$/, ''))
    return `${address} is more than scheme and host: ${url.origin} is enough`;
  return undefined;
}

/** Splits off the password, as other users of a machine can read a program's arguments. @throws Problem */
export function splitConnectionString(text: string): { address: string; password: string } {
  try {
    const url = new URL(text);
    // not URLSearchParams, which reads a plus as a space: PostgreSQL does not
    const parameters = url.search.slice(1).split('&');
    const isPassword = (parameter: string) => parameter.startsWith('password=');
    const inQuery = parameters.findLast(isPassword)?.replace('password=', '');
    const password = decodeURIComponent(inQuery ?? url.password);
    url.password = '';
    url.search = parameters.filter((parameter) => !isPassword(parameter)).join('&');
    if (/^postgres(ql)?:$/.test(url.protocol) && !url.hash) return { address: url.href, password };
  } catch {
    // reported below
  }
  throw new Problem(
    'This is not a connection string.',
    'It begins with postgresql://, and its password is URL-encoded but for letters and digits.',
  );
}
