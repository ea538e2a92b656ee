import { offlinePages } from 'virtual:offline';
import { splitLocale } from '@/content/facts/languages';
import { withTimeLimit } from '@/lib/time-limit';
import { isAnyWaiting } from './send-pending';

export async function offlineResponse(cacheName: string, { pathname }: URL): Promise<Response> {
  const links = await withTimeLimit(linksIn(cacheName)).catch(() => []);
  const isWaiting = await withTimeLimit(isAnyWaiting()).catch(() => false);
  const html = (offlinePages[splitLocale(pathname).locale] ?? '')
    .replace('<!--seen-->', () => links.join(''))
    .replace(' role="status" hidden', isWaiting ? ' role="status"' : ' hidden');
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function linksIn(cacheName: string): Promise<string[]> {
  const cache = await caches.open(cacheName);
  return Promise.all((await cache.keys()).map(async (key) => linkTo(cache, key)));
}

async function linkTo(cache: Cache, { url }: Request): Promise<string> {
  const { pathname } = new URL(url);
  const html = (await (await cache.match(url))?.text()) ?? '';
  if (!html.includes('rel="canonical"')) return '';
  const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim();
  return `<li><a href="${pathname}">${title || pathname}</a></li>`;
}
