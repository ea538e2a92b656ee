/** The hosted mailer (setup: docs/mail.md). The database calls it after a submission and on a schedule. */
import { mergeFacts } from '../../../src/content/facts/merge.ts';
import { isSameSecret } from './caller-proof.ts';
import { readAddress, type MailAddress } from './mail-address.ts';
import { messageFrom } from './message.ts';
import { queueAt, type FactSource, type Inbox, type Queue } from './queue.ts';
import { answerReceived } from './received/receive-mail.ts';
import { sendThenReread } from './received/reread.ts';
import { resendTransport, resendUrl } from './resend.ts';
import type { MailTransport } from './send-due.ts';
import { smtpTransport } from './smtp.ts';
import { textResponse, toResponse, type TextResponse } from './text-response.ts';
import { answerUnsubscribe } from './unsubscribe.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(options: { port?: number }, handler: (request: Request) => Promise<Response>): unknown;
};
/** Supabase keeps running this work after the response, up to the function's time limit. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const env = (name: string) => Deno.env.get(name)?.trim() ?? '';

Deno.serve({ port: Number(env('PORT')) || 8000 }, async (request) => {
  const queue = queueAt(supabaseUrl(), secretKey() ?? '');
  const unsubscribeResponse = await answerUnsubscribe(request, {
    siteUrl: env('SITE_URL'),
    endNews: queue.endNews,
  });
  if (unsubscribeResponse) return unsubscribeResponse;
  const receiveResponse = await answerReceived(request, {
    inbox: queue,
    token: env('MAIL_RECEIVE_TOKEN'),
    webhookSecret: env('RESEND_WEBHOOK_SECRET'),
    authServer: authServer(),
    resend: { key: env('RESEND_API_KEY'), url: env('RESEND_API_URL') || resendUrl },
  });
  return receiveResponse ?? toResponse(await answerWakeUp(request, queue));
});

async function answerWakeUp(
  request: Request,
  queue: Queue & Inbox & FactSource,
): Promise<TextResponse> {
  const token = env('MAIL_TOKEN');
  if (!token) return textResponse(503, 'MAIL_TOKEN is not set.');
  if (!(await isSameSecret(token, request.headers.get('x-mail-token') ?? ''))) {
    return textResponse(401, 'Wrong or missing x-mail-token.');
  }
  const unset = ['SUPABASE_URL', 'MAIL_FROM', 'SITE_URL'].filter((name) => !env(name));
  if (unset.length > 0) return textResponse(503, `${unset.join(', ')} not set.`);
  if (!secretKey()) return textResponse(503, 'No secret key of the project.');
  const from = readAddress(env('MAIL_FROM'));
  if (!from) return textResponse(503, 'MAIL_FROM is not an address');
  const replyDomain = env('MAIL_REPLY_DOMAIN').toLowerCase() || undefined;
  if (replyDomain && !readAddress(`r@${replyDomain}`)) {
    return textResponse(503, 'MAIL_REPLY_DOMAIN is not a domain.');
  }
  const transport = configuredTransport();
  if (typeof transport === 'string') return textResponse(503, transport);

  const work = sendMails(queue, transport, { from, replyDomain });
  if (typeof EdgeRuntime !== 'undefined') {
    EdgeRuntime.waitUntil(work.catch((error: unknown) => console.error(error)));
    return textResponse(202, 'Sending.');
  }
  return work.then(
    (sent) => textResponse(200, `${sent} sent.`),
    (error: unknown) => textResponse(500, String(error)),
  );
}

/** Mails say what the company says of itself now, not when this was deployed. */
async function sendMails(
  queue: Queue & Inbox & FactSource,
  transport: MailTransport,
  { from, replyDomain }: { from: MailAddress; replyDomain: string | undefined },
): Promise<number> {
  const facts = mergeFacts(await queue.readFacts());
  const toMessage = messageFrom({
    from: { ...from, name: from.name || facts.site.name },
    facts,
    siteUrl: env('SITE_URL'),
    functionUrl: `${env('BACKEND_URL').replace(/\/+$/, '') || supabaseUrl()}/functions/v1/mail`,
    replyDomain,
  });
  return sendThenReread({ queue, transport, replyDomain, toMessage }, authServer());
}

/** Returns a sentence if the settings cannot be used. */
function configuredTransport(): MailTransport | string {
  if (env('RESEND_API_KEY')) {
    return resendTransport(env('RESEND_API_KEY'), env('RESEND_API_URL') || undefined);
  }
  try {
    return env('SMTP_URL')
      ? smtpTransport(env('SMTP_URL'))
      : 'Neither RESEND_API_KEY nor SMTP_URL is set.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const authServer = () => env('MAIL_AUTH_SERVER').toLowerCase();

const supabaseUrl = () => env('SUPABASE_URL').replace(/\/+$/, '');

/** The platform sets one of the two; newer projects have several keys, as a JSON object. */
function secretKey(): string | undefined {
  try {
    const keys = JSON.parse(env('SUPABASE_SECRET_KEYS')) as Record<string, string>;
    return keys['default'] ?? Object.values(keys)[0];
  } catch {
    return env('SUPABASE_SERVICE_ROLE_KEY') || undefined;
  }
}
