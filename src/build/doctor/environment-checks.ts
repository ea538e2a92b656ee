import { addressProblem } from './addresses.ts';
import { NotAsked, type Check } from './checks.ts';
import { isSecretKey } from './keys.ts';

export type Environment = Readonly<Record<string, string>>;

/** Where variables of a build are set. */
const set = 'set it where the site is built (.env.local, or the variables of the host)';

/**
 * What a build is told of the outside world. Who asks a running site may have nothing set here.
 */
export function environmentChecks(environment: Environment, url?: string): Check[] {
  const value = (name: string) => {
    const text = environment[name]?.trim();
    if (!text && url) throw new NotAsked(`${name} is not set here: the site itself is asked`);
    return text;
  };
  const address = (name: string, instead?: string) => () => {
    const text = environment[name]?.trim() || instead || value(name);
    const problem = text ? addressProblem(text) : 'not set';
    return problem ? [`${name}: ${problem}; ${set}`] : [];
  };
  return [
    { name: 'Address of the site', ask: address('VITE_SITE_URL', url) },
    { name: 'Address of the backend', ask: address('VITE_SUPABASE_URL') },
    {
      name: 'Publishable key',
      ask: () =>
        value('VITE_SUPABASE_ANON_KEY') ? [] : [`VITE_SUPABASE_ANON_KEY: not set; ${set}`],
    },
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

/** Of what a build may hand to browsers, what no visitor may have. */
export const secretNames = (environment: Environment) =>
  Object.keys(environment).filter((name) => isSecretKey(environment[name]?.trim() ?? ''));
