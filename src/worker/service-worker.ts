import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { seenPagesKept } from '@/content/facts/device';
import { syncTag } from '@/features/forms/submission/outbox/background-sync';
import type { SeenPage } from '@/lib/seen-page';
import { withTimeLimit } from '@/lib/time-limit';
import { sendPending } from './send-pending';
import { offlineAnswer } from './offline-answer';

declare const self: ServiceWorkerGlobalScope;

/** Missing from TypeScript's library: Chromium only. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** A new number deletes the caches of older workers. */
const names = { pages: 'pages-1', files: 'files-1' };

/** Workbox itself waits for the cache without a limit. */
const match = caches.match.bind(caches);
caches.match = (...asked) => withTimeLimit(match(...asked)).catch(() => undefined);

/** Never intercepted: the staff area and the backend. */
const foreign = /^\/(admin|rest|auth|functions)(\/|$)/;

/** Kept and served only if it is ours: a captive portal sends a page of its own for every address. */
const onlyIf = (isOurs: (answer: Response, url: string) => boolean | Promise<boolean>) => ({
  cacheWillUpdate: async ({ response, request }: { response: Response; request: Request }) =>
    (await isOurs(response, request.url)) ? response : null,
  cachedResponseWillBeUsed: async (kept: { cachedResponse?: Response; request: Request }) =>
    kept.cachedResponse && (await isOurs(kept.cachedResponse, kept.request.url))
      ? kept.cachedResponse
      : null,
});

async function isPage(answer: Response): Promise<boolean> {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.status !== 200 || answer.redirected || !isHtml) return false;
  return (await answer.clone().text()).includes('data-prerendered=');
}

/** False for the page that a captive portal, a filter or a host's wrong rule sends in place of one of our files. */
function isCodeFile({ status, redirected, headers }: Response, url: string): boolean {
  const type = headers.get('content-type') ?? '';
  const [, extension = ''] = /\.(css|woff2)$/.exec(url) ?? [];
  return status === 200 && !redirected && type.includes(extension || 'javascript');
}

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: 10,
  matchOptions: { ignoreVary: true },
  plugins: [
    // Pages read filters and chosen positions from the address themselves. A query can have lost its `?`.
    { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#&].*$/, '') },
    onlyIf(isPage),
    new ExpirationPlugin({ maxEntries: seenPagesKept, purgeOnQuotaError: true }),
  ],
});

const fileOptions = {
  cacheName: names.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyIf(isCodeFile),
    {
      cacheWillUpdate: async ({
        response,
        event,
      }: {
        response: Response;
        event: ExtendableEvent;
      }) => ((await isForStaff(event)) ? null : response),
    },
    new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
  ],
};
const files = new CacheFirst(fileOptions);
/** For a page whose code did not load. */
const newFiles = new NetworkFirst(fileOptions);

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

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  (options) => (options.request.cache === 'reload' ? newFiles : files).handle(options),
);

void self.skipWaiting();
clientsClaim();

self.addEventListener('activate', (event) => {
  event.waitUntil(withTimeLimit(forgetOthers()).catch(() => undefined));
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
