import { DEMO_ACCOUNTS } from '../../../supabase/embedded/settings.ts';
import { SkippedCheck, type Check } from '../launch/checks.ts';
import { ask, askEach, type Backend } from './request.ts';

interface Settings {
  mailer_autoconfirm?: boolean;
  external?: Record<string, boolean>;
}

const providers = 'Supabase: Authentication → Sign In / Providers';
const urls = 'Supabase: Authentication → URL Configuration';

/** Checks the settings of the sign-in service, without signing anyone up or sending mail. */
export function signInChecks(backend: Backend, siteUrl: string): Check[] {
  return [
    {
      name: 'Sign-in',
      ask: async () => {
        const answer = await backend.auth('settings');
        if (!answer.ok) throw new SkippedCheck(`the sign-in service answered ${answer.status}`);
        const settings = (await answer.json()) as Settings;
        const { external = {} } = settings;
        const others = Object.keys(external).filter((name) => name !== 'email' && external[name]);
        return [
          ...(settings.mailer_autoconfirm
            ? [`accounts open without a confirmed address: ${providers} → Confirm email`]
            : []),
          ...(external['email'] ? [] : [`by e-mail is off: ${providers} → Email`]),
          ...others.map((name) => `${name} is on, which the site does not use: ${providers}`),
        ];
      },
    },
    {
      name: 'Demo accounts',
      ask: async () => {
        const answers = await askEach(DEMO_ACCOUNTS, async ({ email, password }) => {
          const { status } = await backend.auth('token?grant_type=password', { email, password });
          return { email, status };
        });
        const unclear = answers.find(
          ({ status }) => status >= 300 && ![400, 401, 422].includes(status),
        );
        if (unclear) throw new SkippedCheck(`the sign-in service answered ${unclear.status}`);
        return answers
          .filter(({ status }) => status < 300)
          .map(
            ({ email }) =>
              `${email} signs in with the published password: delete it (Supabase: Authentication → Users); the seed is for local use`,
          );
      },
    },
    { name: 'Redirect addresses', ask: () => redirectProblems(backend, siteUrl) },
  ];
}

/** Even a wrong token is redirected, which reveals the allowed targets. */
async function redirectProblems({ url }: Backend, siteUrl: string): Promise<string[]> {
  const site = new URL(siteUrl);
  const ledTo = async (redirect_to?: string) => {
    const wanted = new URLSearchParams({
      type: 'signup',
      token: 'none',
      ...(redirect_to && { redirect_to }),
    });
    const to = (await ask(`${url}/auth/v1/verify?${wanted.toString()}`)).headers.get('location');
    if (!to) throw new SkippedCheck('the sign-in service does not say where its links lead');
    return new URL(to, url);
  };
  const home = await ledTo();
  if (home.hostname !== site.hostname) {
    return [`links in mails lead to ${home.origin}: ${urls} → Site URL`];
  }
  const staff = await ledTo(`${site.origin}/admin`);
  const foreign = ['https://check.invalid', 'http://localhost:5173'].filter(
    (origin) => new URL(origin).hostname !== site.hostname,
  );
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
