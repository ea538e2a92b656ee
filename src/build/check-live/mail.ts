import { resolveMx } from 'node:dns/promises';
import { SkippedCheck, type Finding } from '../launch/checks.ts';
import { isLocalAddress, isSampleHost } from '../launch/placeholders.ts';
import { request, type Backend } from '../launch/request.ts';

const mailPath = '/functions/v1/mail';
const guide = 'docs/mail.md, Answers';

/** Checks that the mail function is deployed with its secret, without sending mail. */
export async function checkMailer(backendUrl: string): Promise<Finding[]> {
  if (isLocalAddress(backendUrl)) {
    throw new SkippedCheck('the local backend sends its mails without the function');
  }
  const unsetText = 'MAIL_TOKEN is not set: run "npm run go-live"';
  return [await findEndpointFault(backendUrl + mailPath, [{ 'x-mail-token': 'wrong' }], unsetText)];
}

/** Checks, with the session of an administrator, that answers to our mails can arrive. */
export async function checkAnswers(backendUrl: string, { rest }: Pick<Backend, 'rest'>) {
  const { status, body } = await rest('rpc/mail_state', {});
  if (status >= 300) throw new SkippedCheck(`mail_state answered ${status}`);
  const [{ reply_domain: domain = null } = {}] = body as { reply_domain?: string | null }[];
  if (typeof domain !== 'string') {
    throw new SkippedCheck(
      `they go to the shared mailboxes and not to the record, as MAIL_REPLY_DOMAIN is not set, or the mailer has not run since: ${guide}`,
    );
  }
  if (isSampleHost(domain)) {
    throw new SkippedCheck(`they cannot arrive, as no mail reaches the domain ${domain}: ${guide}`);
  }
  const wrongProofs = [{ authorization: 'Bearer wrong' }, { 'svix-signature': 'v1,wrong' }];
  const unsetText = `neither MAIL_RECEIVE_TOKEN nor RESEND_WEBHOOK_SECRET is set: ${guide}`;
  return [
    await findMxFault(domain),
    await findEndpointFault(`${backendUrl}${mailPath}/received`, wrongProofs, unsetText),
  ];
}

async function findMxFault(domain: string): Promise<string | false> {
  const servers = await resolveMx(domain).catch((error: NodeJS.ErrnoException) => {
    if (['ENOTFOUND', 'ENODATA'].includes(error.code ?? '')) return []; // no record
    throw new SkippedCheck(`the MX of ${domain} could not be looked up: ${error.message}`);
  });
  // an empty name refuses all mail (RFC 7505)
  const takesMail = servers.some(({ exchange }) => exchange);
  return !takesMail && `they cannot arrive: ${domain} has no MX record: ${guide}`;
}

/** Sends wrong proofs: one is refused with 401 where the right one is set, and with 503 where none is, as `unsetText` says. */
async function findEndpointFault(address: string, wrongProofs: HeadersInit[], unsetText: string) {
  const responses = await Promise.all(
    wrongProofs.map((headers) => request(address, { method: 'POST', headers, body: '' })),
  );
  if (responses.some(({ status }) => status === 401)) return undefined;
  const status = responses[0]?.status;
  return status === 503
    ? `calls are refused: ${unsetText}`
    : `calls fail: ${address} answered ${status}: deploy the function mail`;
}
