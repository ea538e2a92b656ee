import { DEMO_ACCOUNTS } from '../../../supabase/embedded/settings.ts';
import { SkippedCheck, type Finding } from '../launch/checks.ts';
import { request, type Backend } from '../launch/request.ts';

const menu = 'Supabase: Authentication →';
const providersMenu = `${menu} Sign In / Providers`;
const urlsMenu = `${menu} URL Configuration`;
const templateNames = ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change'];
/** In our templates (supabase/templates); Supabase's own link signs in whatever follows it, such as a mail gateway. */
const mailedLink = '/admin#token_hash={{ .TokenHash }}';

/** Checks settings of the sign-in service, without signing anyone up or sending mail. */
export async function checkSettings({ auth }: Backend): Promise<Finding[]> {
  const response = await auth('settings');
  if (!response.ok) throw new SkippedCheck(`the sign-in service answered ${response.status}`);
  const { mailer_autoconfirm: skipsConfirmation, external = {} } = (await response.json()) as {
    mailer_autoconfirm?: boolean;
    external?: Record<string, boolean>;
  };
  const { email, ...providers } = external;
  return [
    skipsConfirmation &&
      `accounts open without a confirmed address: ${providersMenu} → Confirm email`,
    !email && `sign-in by email is off: ${providersMenu} → Email`,
    ...Object.keys(providers).map(
      (name) => providers[name] && `${name} is on, which the site does not use: ${providersMenu}`,
    ),
  ];
}

/** Tries to sign in to the accounts of the seed, whose passwords are in the repository. */
export function checkDemoAccounts({ auth }: Backend): Promise<Finding[]> {
  const attempts = DEMO_ACCOUNTS.map(async ({ email, password }) => {
    const { ok, status } = await auth('token?grant_type=password', { email, password });
    if (ok) {
      return `${email} signs in with the published password: delete it (${menu} Users); the seed is for local use`;
    }
    if ([400, 401, 422].includes(status)) return false;
    throw new SkippedCheck(`the sign-in service answered ${status}`);
  });
  return Promise.all(attempts);
}

/** Checks where links in mails may lead: even a wrong token is redirected, which reveals the allowed targets. */
export async function checkRedirects({ url }: Backend, siteUrl: string): Promise<Finding[]> {
  const site = new URL(siteUrl);
  const redirectTarget = async (parameters: Record<string, string>) => {
    const query = new URLSearchParams({ type: 'signup', token: 'none', ...parameters });
    const location = (await request(`${url}/auth/v1/verify?${query}`)).headers.get('location');
    if (!location) throw new SkippedCheck('the sign-in service does not say where its links lead');
    return new URL(location, url);
  };
  const adminTarget = (origin: string) => redirectTarget({ redirect_to: `${origin}/admin` });
  const home = await redirectTarget({});
  if (home.hostname !== site.hostname) {
    return [`links in mails lead to ${home.origin}: ${urlsMenu} → Site URL`];
  }
  const foreign = ['https://check.invalid', 'http://localhost:5173'].filter(
    (origin) => new URL(origin).hostname !== site.hostname,
  );
  const [staff, ...foreignTargets] = await Promise.all([site.origin, ...foreign].map(adminTarget));
  return [
    staff?.pathname !== '/admin' && `${site.origin}/admin is missing: ${urlsMenu} → Redirect URLs`,
    ...foreignTargets.map(
      ({ origin }) =>
        foreign.includes(origin) && `links may lead to ${origin}: ${urlsMenu} → Redirect URLs`,
    ),
  ];
}

/** Checks that a hosted project's mails contain our links; only an owner's access token can read the templates. */
export async function checkTemplates(backendUrl: string, token?: string): Promise<Finding[]> {
  const [, project] = /^https:\/\/(\w+)\.supabase\.co$/.exec(backendUrl) ?? [];
  if (!project || !token) {
    throw new SkippedCheck(
      'reading the templates needs SUPABASE_ACCESS_TOKEN and https://REF.supabase.co; or ask for a link at /admin: the one in the mail must begin with /admin#token_hash=',
    );
  }
  const response = await request(`https://api.supabase.com/v1/projects/${project}/config/auth`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new SkippedCheck(`Supabase answered ${response.status}`);
  const settings = (await response.json()) as Record<string, string | null>;
  return templateNames.map(
    (name) =>
      !settings[`mailer_templates_${name}_content`]?.includes(mailedLink) &&
      `a mail gateway can use up the link in mails of the template ${name}: run "npm run go-live"`,
  );
}
