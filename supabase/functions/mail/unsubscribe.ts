/** Serves the address in `List-Unsubscribe` (RFC 8058). The secret in it appears in no response's body and no log. */
import { inLocale, locales, type Locale } from '../../../src/content/facts/languages.ts';
import type { NewsSubscriptions } from './queue.ts';
import { toResponse } from './text-response.ts';

const unsubscribePath = /\/news\/([a-z]{2})\/([\w-]{43})$/;

export const unsubscribeUrl = (functionUrl: string, locale: Locale, secret: string) =>
  `${functionUrl}/news/${locale}/${secret}`;

/** Returns undefined for another address. A GET changes nothing, as mail gateways open every link. */
export async function answerUnsubscribe(
  request: Request,
  { siteUrl, endNews }: NewsSubscriptions & { siteUrl: string },
): Promise<Response | undefined> {
  const [, language, secret = ''] = unsubscribePath.exec(new URL(request.url).pathname) ?? [];
  const locale = locales.find((one) => one === language);
  if (!locale) return undefined;
  if (request.method === 'GET' || request.method === 'HEAD') {
    const page = `${siteUrl.replace(/\/+$/, '')}${inLocale(locale, '/status')}#news.${secret}`;
    return respond(303, '', { location: page });
  }
  if (request.method !== 'POST') return respond(405, 'GET or POST.', { allow: 'GET, HEAD, POST' });
  if (!(await isOneClick(request))) return respond(400, 'List-Unsubscribe=One-Click is missing.');
  return endNews(secret).then(
    () => respond(200, 'Unsubscribed.'),
    () => respond(503, 'Not unsubscribed. Please try again.'),
  );
}

async function isOneClick(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => undefined);
  return form?.get('List-Unsubscribe') === 'One-Click';
}

const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const respond = (status: number, text: string, headers: Record<string, string> = {}) =>
  toResponse({ status, text }, { ...privateHeaders, ...headers });
