import { SkippedCheck, type Check } from './checks.ts';
import { isPlaceholder, isRepetitive, isSampleHost, isSharedHost } from './placeholders.ts';

export type Environment = Readonly<Record<string, string>>;

const whereToSet = 'set it where the site is built (.env.local, or the variables of the host)';

export function settingsChecks(environment: Environment): Check[] {
  const addressCheck = (name: string) => ({
    name,
    run: () => {
      const text = environment[name]?.trim();
      const problem = text ? addressProblem(text) : 'not set';
      return problem ? [`${problem}: ${whereToSet}`] : [];
    },
  });
  const key = 'VITE_SUPABASE_ANON_KEY';
  return [
    addressCheck('VITE_SITE_URL'),
    addressCheck('VITE_SUPABASE_URL'),
    {
      name: 'Own address of the backend',
      run: () => {
        const url = environment['VITE_SUPABASE_URL']?.trim() ?? '';
        const hostname = URL.canParse(url) ? new URL(url).hostname : '';
        const text = `providers of whole countries have blocked ${hostname}: docs/hosts.md`;
        return [isSharedHost(hostname) && new SkippedCheck(text)];
      },
    },
    {
      name: key,
      run: () => {
        const problem = keyProblem(environment[key]?.trim() ?? '');
        return problem ? [`${problem}: ${whereToSet}`] : [];
      },
    },
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

export function keyProblem(key: string): string | undefined {
  if (!key) return 'not set';
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

export function addressProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return `"${address}" is not a web address`;
  if (isSampleHost(url.hostname)) return `${address} is not an address that visitors can reach`;
  if (url.protocol !== 'https:') return `${address} is not https`;
  if (url.origin !== address.replace(/\/+$/, ''))
    return `${address} is more than scheme and host: ${url.origin} is enough`;
  return undefined;
}
