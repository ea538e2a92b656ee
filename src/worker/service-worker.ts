import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { seenPagesKept } from '@/content/facts/device';
import { syncTag } from '@/features/forms/submission/outbox/background-sync';
import type { SeenPage } from '@/lib/seen-page';
import { sendPending } from './send-pending';
import { offlineAnswer } from './offline-answer';

declare const self: ServiceWorkerGlobalScope;

/** Missing from TypeScript's library: Chromium only. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** A new number deletes the caches of older workers. */
const names = { pages: 'pages-1', files: 'files-1' };

/** Never intercepted: the staff area and the backend. */
const foreign = /^\/(admin|rest|auth)(\/|$)/;

const isPage = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && Boolean(headers.get('content-type')?.startsWith('text/html'));

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: 10,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Pages read filters and chosen positions from the address themselves.
      cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: seenPagesKept, purgeOnQuotaError: true }),
  ],
});

const files = new CacheFirst({
  cacheName: names.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response, event }) =>
        response.status === 200 && !(await isForStaff(event)) ? response : null,
    },
    new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
  ],
});

async function isForStaff(event: ExtendableEvent): Promise<boolean> {
  if (!(event instanceof FetchEvent)) return false;
  const client = await self.clients.get(event.clientId);
  return client !== undefined && foreign.test(new URL(client.url).pathname);
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === 'navigate' && sameOrigin && !foreign.test(url.pathname),
  (options) => pages.handle(options).catch(() => offlineAnswer(names.pages, options.url)),
);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);

void self.skipWaiting();
clientsClaim();

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

async function forgetOthers(): Promise<void> {
  const current = Object.values(names);
  const others = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('sync', (event) => {
  const waking = event as SyncEvent;
  if (waking.tag === syncTag) waking.waitUntil(sendPending());
});

self.addEventListener('message', (event) => {
  const data = event.data as Partial<SeenPage> | null;
  if (data?.type === 'seen') event.waitUntil(keep(event, data as SeenPage));
});

/** Keeps a page that was loaded without this worker, or shown without a page load. */
async function keep(event: ExtendableMessageEvent, seen: SeenPage): Promise<void> {
  const { page, files: loaded, isInitial, savesData } = seen;
  const tasks = loaded.map((file) => files.handle({ event, request: new Request(file) }));
  if (isInitial || !savesData) {
    // Keeps the version that the visitor saw, not a newer deploy.
    const cache: RequestCache = isInitial ? 'force-cache' : 'default';
    tasks.push(pages.handle({ event, request: new Request(page, { cache }) }));
  }
  await Promise.allSettled(tasks);
}
