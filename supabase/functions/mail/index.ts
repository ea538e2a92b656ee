/** The hosted mailer (setup: docs/mail.md). The database calls it after a submission and on a schedule. */
import { messageFrom } from './message.ts';
import { queueAt } from './queue.ts';
import { resend } from './resend.ts';
import { sendDue, type Transport } from './send-due.ts';
import { smtp } from './smtp.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(options: { port?: number }, handler: (request: Request) => Promise<Response>): unknown;
};
/** Supabase keeps running this work after the response, up to the function's time limit. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const env = (name: string) => Deno.env.get(name)?.trim() ?? '';

Deno.serve({ port: Number(env('PORT')) || 8000 }, async (request) => {
  const token = env('MAIL_TOKEN');
  if (!token) return answer(503, 'MAIL_TOKEN is not set.');
  if (!(await same(token, request.headers.get('x-mail-token') ?? ''))) {
    return answer(401, 'Wrong or missing x-mail-token.');
  }
  const missing = ['SUPABASE_URL', 'MAIL_FROM', 'SITE_URL'].filter((name) => !env(name));
  if (missing.length > 0) return answer(503, `${missing.join(', ')} not set.`);
  const key = secretKey();
  if (!key) return answer(503, 'No secret key of the project.');
  const transport = transportSet();
  if (!transport) return answer(503, 'Neither RESEND_API_KEY nor SMTP_URL is set.');

  const work = sendDue({
    queue: queueAt(env('SUPABASE_URL').replace(/\/+$/, ''), key),
    transport,
    toMessage: messageFrom({ from: env('MAIL_FROM'), siteUrl: env('SITE_URL') }),
  });
  if (typeof EdgeRuntime !== 'undefined') {
    EdgeRuntime.waitUntil(work.catch((error: unknown) => console.error(error)));
    return answer(202, 'Sending.');
  }
  return work.then(
    (sent) => answer(200, `${sent} sent.`),
    (error: unknown) => answer(500, String(error)),
  );
});

function transportSet(): Transport | undefined {
  if (env('RESEND_API_KEY')) {
    return resend(env('RESEND_API_KEY'), env('RESEND_API_URL') || undefined);
  }
  return env('SMTP_URL') ? smtp(env('SMTP_URL')) : undefined;
}

/** The platform sets one of the two; newer projects have several keys, as a JSON object. */
function secretKey(): string | undefined {
  try {
    const keys = JSON.parse(env('SUPABASE_SECRET_KEYS')) as Record<string, string>;
    return keys['default'] ?? Object.values(keys)[0];
  } catch {
    return env('SUPABASE_SERVICE_ROLE_KEY') || undefined;
  }
}

/** Compares hashes, so that the response time reveals nothing about the token. */
async function same(one: string, other: string): Promise<boolean> {
  const hash = async (text: string) =>
    String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
  return (await hash(one)) === (await hash(other));
}

function answer(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain' } });
}
