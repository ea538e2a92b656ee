import { DEMO_ACCOUNTS } from '../../../supabase/embedded/settings.ts';
import { isSampleHost } from './addresses.ts';
import { ask, askEach } from './ask.ts';
import type { Backend } from './backend.ts';
import { NotAsked, type Check } from './checks.ts';

interface Settings {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  external?: Record<string, boolean>;
}

const providers = 'Supabase: Authentication → Sign In / Providers';
const urls = 'Supabase: Authentication → URL Configuration';

/** What the sign-in service tells of itself. Nobody is signed up and no mail is sent. */
export function signInChecks(backend: Backend, siteUrl: string): Check[] {
  const settings = async (): Promise<Settings> => {
    const answer = await backend.auth('settings');
    if (!answer.ok) throw new NotAsked(`the sign-in service answered ${answer.status}`);
    return (await answer.json()) as Settings;
  };
  return [
    {
      name: 'Sign-up',
      ask: async () =>
        (await settings()).disable_signup
          ? []
          : [
              `anyone may make an account; staff are invited instead: ${providers} → Allow new users to sign up`,
            ],
    },
    {
      name: 'Confirmation of addresses',
      ask: async () =>
        (await settings()).mailer_autoconfirm
          ? [`accounts open without a confirmed address: ${providers} → Confirm email`]
          : [],
    },
    {
      name: 'Ways to sign in',
      ask: async () => {
        const { external = {} } = await settings();
        const others = Object.keys(external).filter((name) => name !== 'email' && external[name]);
        return [
          ...(external['email'] ? [] : [`by e-mail is off: ${providers} → Email`]),
          ...others.map((name) => `${name} is on, which the site does not use: ${providers}`),
        ];
      },
    },
    {
      name: 'Demo accounts',
      ask: async () => {
        const answers = await askEach(DEMO_ACCOUNTS, async ({ email, password }) => {
          const answer = await backend.auth('token?grant_type=password', { email, password });
          return { email, status: answer.status };
        });
        const open = answers.filter(({ status }) => status < 300);
        const doubtful = answers.find(
          ({ status }) => status >= 300 && ![400, 401, 422].includes(status),
        );
        if (open.length === 0 && doubtful) {
          throw new NotAsked(`the sign-in service answered ${doubtful.status}`);
        }
        return open.map(
          ({ email }) =>
            `${email} signs in with the published password: delete it (Supabase: Authentication → Users); the seed is for local use`,
        );
      },
    },
    { name: 'Redirect addresses', ask: () => redirectProblems(backend, siteUrl) },
  ];
}

/** A link that holds nothing is led back all the same: where to, shows what is allowed. */
async function redirectProblems({ url }: Backend, siteUrl: string): Promise<string[]> {
  const site = new URL(siteUrl);
  const ledTo = async (wanted?: string) => {
    const asked = new URLSearchParams({
      type: 'signup',
      token: 'none',
      ...(wanted && { redirect_to: wanted }),
    });
    const to = (await ask(`${url}/auth/v1/verify?${asked.toString()}`)).headers.get('location');
    if (!to) throw new NotAsked('the sign-in service does not say where its links lead');
    return new URL(to, url);
  };
  const home = await ledTo();
  if (home.hostname !== site.hostname) {
    return [`links in mails lead to ${home.origin}: ${urls} → Site URL`];
  }
  const staff = await ledTo(`${site.origin}/admin`);
  const foreign = [
    'https://doctor.invalid',
    'http://localhost:5173',
    'http://localhost:4173',
  ].filter((origin) => !isSampleHost(site.hostname) || new URL(origin).hostname !== site.hostname);
  const led = await askEach(foreign, (origin) => ledTo(`${origin}/admin`));
  return [
    ...(staff.pathname === '/admin'
      ? []
      : [`${site.origin}/admin is missing: ${urls} → Redirect URLs`]),
    ...led
      .filter(({ origin }) => foreign.includes(origin))
      .map(({ origin }) => `links may lead to ${origin}: ${urls} → Redirect URLs`),
  ];
}
