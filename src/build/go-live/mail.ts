import { randomBytes } from 'node:crypto';
import { backendOf, domainOf, type RunContext, type Step } from './context.ts';
import { callService, type ServiceApi } from './service-api.ts';
import { quoted, runCli, runSql, setFunctionSecrets } from './supabase.ts';
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

export const usesResend = ({ values }: RunContext) => values.mailKey.startsWith('re_');
export const mailDomainOf = (context: RunContext) => `mail.${domainOf(context)}`;
const senderOf = (context: RunContext) => `noreply@${mailDomainOf(context)}`;
const mailUrlOf = (context: RunContext) => `${backendOf(context)}/functions/v1/mail`;
const webhookUrlOf = (context: RunContext) => `${mailUrlOf(context)}/received`;

const resendOf = ({ values }: RunContext): ServiceApi => ({
  name: 'Resend',
  url: 'https://api.resend.com',
  key: values.mailKey,
  keyPage: 'https://resend.com/api-keys, “Full access”',
});

/** Asks twice, as Resend's lists leave out DNS records and signing secrets. @throws Problem */
export async function findDomain(context: RunContext): Promise<Domain | undefined> {
  const { data } = await callService<{ data: Domain[] }>(resendOf(context), 'GET', '/domains');
  const found = data.find(({ name }) => name === mailDomainOf(context));
  return found && callService<Domain>(resendOf(context), 'GET', `/domains/${found.id}`);
}

async function findWebhook(context: RunContext): Promise<Webhook | undefined> {
  const { data } = await callService<{ data: Webhook[] }>(resendOf(context), 'GET', '/webhooks');
  const found = data.find(({ endpoint }) => endpoint === webhookUrlOf(context));
  return found && callService<Webhook>(resendOf(context), 'GET', `/webhooks/${found.id}`);
}

/** Creates, where they are missing, a subdomain that sends mail and receives answers, and its webhook. */
export const mailServiceStep = (context: RunContext): Step => ({
  title: 'Domain and webhook at Resend',
  isDone: async () => Boolean((await findDomain(context)) && (await findWebhook(context))),
  async run() {
    const resend = resendOf(context);
    if (!(await findDomain(context))) {
      await callService(resend, 'POST', '/domains', {
        name: mailDomainOf(context),
        region: 'eu-west-1', // Resend's nearest to the markets in Africa
        capabilities: { sending: 'enabled', receiving: 'enabled' },
      });
    }
    if (await findWebhook(context)) return;
    await callService(resend, 'POST', '/webhooks', {
      endpoint: webhookUrlOf(context),
      events: webhookEvents.map((event) => `email.${event}`),
    });
  },
});

/** DNS records of the mail domain as lines of a zone file. @throws Problem */
export async function fetchMailRecords(context: RunContext): Promise<string[]> {
  const domain = mailDomainOf(context);
  const { records = [] } = (await findDomain(context)) ?? {};
  const lines = records.map(({ type, name, value, priority }) => {
    const fields = [type, priority, value].filter((field) => field !== undefined);
    return `${fullName(name, domain)}. ${fields.join(' ')}`;
  });
  return [...lines, `_dmarc.${domain}. TXT "v=DMARC1; p=none"`];
}

/** Adds to a record's name what Resend leaves out: `send.mail` of `mail.company.africa` becomes `send.mail.company.africa`. */
function fullName(name: string, domain: string): string {
  const labels = domain.split('.');
  const lastShared = labels.findLastIndex((_, index) =>
    `.${name}`.endsWith(`.${labels.slice(0, index + 1).join('.')}`),
  );
  return [name, ...labels.slice(lastShared + 1)].join('.');
}

export const isMailVerified = async (context: RunContext) =>
  !usesResend(context) || (await findDomain(context))?.status === 'verified';

/** Asks Resend to look for the DNS records, unless it has found them. @throws Problem */
export async function requestVerification(context: RunContext): Promise<void> {
  if (await isMailVerified(context)) return;
  const { id = '' } = (await findDomain(context)) ?? {};
  await callService(resendOf(context), 'POST', `/domains/${id}/verify`);
}

/** The mail function's settings, without the token that the database also keeps. */
async function functionSettings(context: RunContext): Promise<Record<string, string>> {
  const { backend, mailKey, site } = context.values;
  const common = {
    MAIL_FROM: senderOf(context),
    SITE_URL: site,
    ...(backend && { BACKEND_URL: backend }),
  };
  if (!usesResend(context)) return { ...common, SMTP_URL: mailKey };
  const { signing_secret: webhookSecret } = (await findWebhook(context)) ?? {};
  return {
    ...common,
    RESEND_API_KEY: mailKey,
    MAIL_REPLY_DOMAIN: mailDomainOf(context),
    MAIL_AUTH_SERVER: 'amazonses.com', // through which Resend receives
    ...(webhookSecret && { RESEND_WEBHOOK_SECRET: markSecret(webhookSecret) }),
  };
}

export const secretsStep = (context: RunContext): Step => ({
  title: 'Secrets of the function and of the database',
  async run() {
    const [stored] = await runSql<{ token: string }>(
      context,
      "select decrypted_secret as token from vault.decrypted_secrets where name = 'mail_token'",
    );
    const token = markSecret(stored?.token ?? randomBytes(32).toString('hex'));
    const { hook } = context.values;
    await setVault(context, {
      mail_url: mailUrlOf(context),
      mail_token: token,
      ...(hook && { build_hook: hook }),
    });
    await setFunctionSecrets(context, { ...(await functionSettings(context)), MAIL_TOKEN: token });
  },
});

/** Creates secrets of the database, or changes those that have other values. */
function setVault(context: RunContext, secrets: Record<string, string>) {
  const changes = Object.entries(secrets).map(([name, value]) => {
    const row = `from vault.secrets where name = ${quoted(name)}`;
    return `select vault.update_secret(id, ${quoted(value)}) ${row};
      select vault.create_secret(${quoted(value)}, ${quoted(name)}) where not exists (select ${row});`;
  });
  return runSql(context, changes.join('\n'));
}

/** Sign-in mails and rules as in supabase/config.toml; the CLI compares them and pushes the differences. */
export const signInStep = (context: RunContext): Step => ({
  title: 'Settings of the sign-in service, with its mails',
  async run() {
    const { mailKey, project, site, supabaseToken } = context.values;
    const resendSmtp = `smtps://resend:${mailKey}@smtp.resend.com`;
    const url = new URL(usesResend(context) ? resendSmtp : mailKey);
    await runCli(supabaseToken, ['config', 'push', `--remote=${project}`], {
      SUPABASE_REMOTES_LIVE_PROJECT_ID: project,
      VITE_SITE_URL: site,
      MAIL_FROM: senderOf(context),
      MAIL_SMTP_HOST: url.hostname,
      MAIL_SMTP_USER: decodeURIComponent(url.username),
      MAIL_SMTP_PASSWORD: markSecret(decodeURIComponent(url.password)),
    });
  },
});
