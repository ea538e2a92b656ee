import type { Check } from './checks.ts';

export type Environment = Readonly<Record<string, string>>;

const where = 'set it where the site is built (.env.local, or the variables of the host)';
const reservedHost =
  /(^|\.)(example|invalid|test|localhost|local|internal)$|(^|\.)example\.(com|org|net)$/;
const privateHost =
  /^(localhost|0\.0\.0\.0|\[::1?\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/;

/** Checks the variables of a build. */
export function settingsChecks(environment: Environment): Check[] {
  const address = (name: string) => ({
    name,
    ask: () => {
      const text = environment[name]?.trim();
      const problem = text ? addressProblem(text) : 'not set';
      return problem ? [`${problem}: ${where}`] : [];
    },
  });
  const key = 'VITE_SUPABASE_ANON_KEY';
  return [
    address('VITE_SITE_URL'),
    address('VITE_SUPABASE_URL'),
    { name: key, ask: () => (environment[key]?.trim() ? [] : [`not set: ${where}`]) },
    {
      name: 'No secret key',
      ask: () =>
        secretNames(environment).map(
          (name) =>
            `${name} is a secret key, which every visitor would get: take the publishable one (Project Settings → API Keys), and revoke this one`,
        ),
    },
  ];
}

/** Variables for browsers that contain a secret key. */
export const secretNames = (environment: Environment) =>
  Object.keys(environment).filter((name) => isSecretKey(environment[name]?.trim() ?? ''));

/** True for a key with more rights than a visitor: a new secret key, or a token with another role. */
export function isSecretKey(text: string): boolean {
  if (/^(sb_secret_|sbp_)/.test(text)) return true;
  const [, claims] = /^eyJ[\w-]*\.([\w-]+)\.[\w-]*$/.exec(text) ?? [];
  if (!claims) return false;
  try {
    const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: unknown };
    return typeof role === 'string' && role !== 'anon' && role !== 'authenticated';
  } catch {
    return false;
  }
}

/** True for private hosts and those reserved for examples. */
export function isSampleHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return privateHost.test(name) || reservedHost.test(name);
}

export function isPublicAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' && !isSampleHost(url.hostname);
}

/** Returns the reason why an address is unsuitable for a live site. */
export function addressProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return `"${address}" is not a web address`;
  if (isSampleHost(url.hostname)) return `${address} is not an address that visitors can reach`;
  if (url.protocol !== 'https:') return `${address} is not https`;
  if (url.origin !== address.replace(/\/+$/, ''))
    return `${address} is more than scheme and host: ${url.origin} is enough`;
  return undefined;
}
