import { randomBytes } from 'node:crypto';
import { backendOf, domainOf, type Live, type Step } from './live.ts';
import { call, type Service } from './request.ts';
import { quoted, runCli, setSecrets, sql } from './supabase.ts';
import { markSecret } from './values.ts';

interface Domain {
  id: string;
  name: string;
  status: string;
  records?: { type: string; name: string; value: string; priority?: number }[];
}

interface Webhook {
  id: string;
  endpoint: string;
  signing_secret?: string;
}

const webhookEvents = ['received', 'bounced', 'complained', 'suppressed', 'failed'];

export const usesResend = ({ values }: Live) => values.mailKey.startsWith('re_');
export const mailDomain = (live: Live) => `mail.${domainOf(live)}`;
const senderAddress = (live: Live) => `noreply@${mailDomain(live)}`;
const mailUrl = (live: Live) => `${backendOf(live)}/functions/v1/mail`;
const webhookUrl = (live: Live) => `${mailUrl(live)}/received`;

const resendOf = ({ values }: Live): Service => ({
  name: 'Resend',
  url: 'https://api.resend.com',
  key: values.mailKey,
  keyPage: 'https://resend.com/api-keys, “Full access”',
});

/** Asks twice, as Resend's lists leave out DNS records and signing secrets. @throws Problem */
export async function findDomain(live: Live): Promise<Domain | undefined> {
  const { data } = await call<{ data: Domain[] }>(resendOf(live), 'GET', '/domains');
  const found = data.find(({ name }) => name === mailDomain(live));
  return found && call<Domain>(resendOf(live), 'GET', `/domains/${found.id}`);
}

async function findWebhook(live: Live): Promise<Webhook | undefined> {
  const { data } = await call<{ data: Webhook[] }>(resendOf(live), 'GET', '/webhooks');
  const found = data.find(({ endpoint }) => endpoint === webhookUrl(live));
  return found && call<Webhook>(resendOf(live), 'GET', `/webhooks/${found.id}`);
}

/** Makes what is missing of a subdomain that sends and receives the answers, and of its webhook. */
export const mailServiceStep = (live: Live): Step => ({
  title: 'Domain and webhook at Resend',
  isDone: async () => Boolean((await findDomain(live)) && (await findWebhook(live))),
  async run() {
    const resend = resendOf(live);
    if (!(await findDomain(live))) {
      await call(resend, 'POST', '/domains', {
        name: mailDomain(live),
        region: 'eu-west-1', // Resend's nearest to the markets in Africa
        capabilities: { sending: 'enabled', receiving: 'enabled' },
      });
    }
    if (await findWebhook(live)) return;
    await call(resend, 'POST', '/webhooks', {
      endpoint: webhookUrl(live),
      events: webhookEvents.map((event) => `email.${event}`),
    });
  },
});

/** DNS records as lines of a zone file, for whoever keeps the domain. @throws Problem */
export async function mailRecords(live: Live): Promise<string[]> {
  const domain = mailDomain(live);
  const { records = [] } = (await findDomain(live)) ?? {};
  const lines = records.map(({ type, name, value, priority }) => {
    const data = [type, priority, value].filter((part) => part !== undefined);
    return `${fullName(name, domain)}. ${data.join(' ')}`;
  });
  return [...lines, `_dmarc.${domain}. TXT "v=DMARC1; p=none"`];
}

/** Adds to a record's name what Resend leaves out: the labels of the domain that was bought. */
function fullName(name: string, domain: string): string {
  const labels = domain.split('.');
  const lastShared = labels.findLastIndex((_, index) =>
    `.${name}`.endsWith(`.${labels.slice(0, index + 1).join('.')}`),
  );
  return [name, ...labels.slice(lastShared + 1)].join('.');
}

export const isMailVerified = async (live: Live) =>
  !usesResend(live) || (await findDomain(live))?.status === 'verified';

/** Makes Resend look for the records. @throws Problem */
export async function requestVerification(live: Live): Promise<void> {
  if (await isMailVerified(live)) return;
  const { id = '' } = (await findDomain(live)) ?? {};
  await call(resendOf(live), 'POST', `/domains/${id}/verify`);
}

/** The mail function's settings, without the token that the database keeps as well. */
async function functionSettings(live: Live): Promise<Record<string, string>> {
  const { backend, mailKey, site } = live.values;
  const common = {
    MAIL_FROM: senderAddress(live),
    SITE_URL: site,
    ...(backend && { BACKEND_URL: backend }),
  };
  if (!usesResend(live)) return { ...common, SMTP_URL: mailKey };
  const { signing_secret: secret } = (await findWebhook(live)) ?? {};
  return {
    ...common,
    RESEND_API_KEY: mailKey,
    MAIL_REPLY_DOMAIN: mailDomain(live),
    MAIL_AUTH_SERVER: 'amazonses.com', // through which Resend receives
    ...(secret && { RESEND_WEBHOOK_SECRET: markSecret(secret) }),
  };
}

/** Secrets and settings of the mail function and the database. */
export const secretsStep = (live: Live): Step => ({
  title: 'Secrets of the function and of the database',
  async run() {
    const [stored] = await sql<{ token: string }>(
      live,
      "select decrypted_secret as token from vault.decrypted_secrets where name = 'mail_token'",
    );
    const token = markSecret(stored?.token ?? randomBytes(32).toString('hex'));
    const { hook: build_hook } = live.values;
    const vault = { mail_url: mailUrl(live), mail_token: token, ...(build_hook && { build_hook }) };
    await setVault(live, vault);
    await setSecrets(live, { ...(await functionSettings(live)), MAIL_TOKEN: token });
  },
});

function setVault(live: Live, secrets: Record<string, string>) {
  const changes = Object.entries(secrets).map(([name, value]) => {
    const row = `from vault.secrets where name = ${quoted(name)}`;
    return `select vault.update_secret(id, ${quoted(value)}) ${row};
      select vault.create_secret(${quoted(value)}, ${quoted(name)}) where not exists (select ${row});`;
  });
  return sql(live, changes.join('\n'));
}

/** Sign-in mails and rules, as supabase/config.toml has them; the CLI compares, and pushes what differs. */
export const signInStep = (live: Live): Step => ({
  title: 'Settings of the sign-in service, with its mails',
  async run() {
    const { mailKey, project, site, supabaseToken } = live.values;
    const url = new URL(usesResend(live) ? `smtps://resend:${mailKey}@smtp.resend.com` : mailKey);
    await runCli(supabaseToken, ['config', 'push', `--remote=${project}`], {
      SUPABASE_REMOTES_LIVE_PROJECT_ID: project,
      VITE_SITE_URL: site,
      MAIL_FROM: senderAddress(live),
      MAIL_SMTP_HOST: url.hostname,
      MAIL_SMTP_USER: decodeURIComponent(url.username),
      MAIL_SMTP_PASSWORD: markSecret(decodeURIComponent(url.password)),
    });
  },
});
