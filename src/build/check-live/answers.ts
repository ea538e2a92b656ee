import { resolveMx } from 'node:dns/promises';
import { SkippedCheck, type Check } from '../launch/checks.ts';
import { isSampleHost } from '../launch/placeholders.ts';
import { ask, type Backend } from './request.ts';

const guide = 'docs/mail.md, Answers';

/** Asks whether answers to our mails can arrive: the mailer's setting, the domain's MX, and the proofs of the function. */
export function answersCheck(backendUrl: string, signIn: () => Promise<Backend>): Check {
  return {
    name: 'Answers',
    ask: async () => {
      const session = await signIn();
      const { status, body: domain } = await session.rest('rpc/reply_domain', { body: {} });
      if (status >= 300) throw new SkippedCheck(`reply_domain answered ${status}`);
      if (typeof domain !== 'string') {
        throw new SkippedCheck(
          `they go to the shared mailboxes and not to the record, as MAIL_REPLY_DOMAIN is not set, or the mailer has not run since: ${guide}`,
        );
      }
      if (isSampleHost(domain)) {
        throw new SkippedCheck(
          `they cannot arrive, as ${domain} is no domain that mail reaches: ${guide}`,
        );
      }
      return [...(await missingMx(domain)), ...(await missingProof(backendUrl))];
    },
  };
}

async function missingMx(domain: string): Promise<string[]> {
  const servers = await resolveMx(domain).catch((error: NodeJS.ErrnoException) => {
    if (['ENOTFOUND', 'ENODATA'].includes(error.code ?? '')) return [];
    throw new SkippedCheck(`the MX of ${domain} could not be looked up: ${error.message}`);
  });
  return servers.some(({ exchange }) => exchange)
    ? []
    : [`they cannot arrive: ${domain} has no MX record: ${guide}`];
}

/** A wrong proof is refused with 401 where the right one is set, and with 503 where none is. */
async function missingProof(backendUrl: string): Promise<string[]> {
  const proofs: Record<string, string>[] = [
    { authorization: 'Bearer wrong' },
    { 'svix-signature': 'v1,wrong' },
  ];
  const address = `${backendUrl}/functions/v1/mail/received`;
  const answers = await Promise.all(
    proofs.map((headers) => ask(address, { method: 'POST', headers, body: '' })),
  );
  if (answers.some(({ status }) => status === 401)) return [];
  const [status] = answers.map((one) => one.status);
  return [
    status === 503
      ? `they cannot arrive: neither MAIL_RECEIVE_TOKEN nor RESEND_WEBHOOK_SECRET is set: ${guide}`
      : `they cannot arrive: ${address} answered ${status}: deploy the function mail`,
  ];
}
