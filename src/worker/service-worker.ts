import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { maxVisitedPages, syncTag } from '@/content/facts/device';
import { withTimeLimit } from '@/lib/time-limit';
import type { VisitedPageMessage } from '@/lib/visited-page';
import { offlineResponse } from './offline-response';
import { sendPending } from './send-pending';

declare const self: ServiceWorkerGlobalScope;

/** Missing from TypeScript's library: Chromium only. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** A new number deletes the caches of older workers. */
const cacheNames = { pages: 'pages-1', files: 'files-1' };

/** Workbox itself waits for the cache without a limit. */
const matchInCaches = caches.match.bind(caches);
caches.match = (...args) => withTimeLimit(matchInCaches(...args)).catch(() => undefined);

/** Never intercepted: the staff area and the backend. */
const bypassedPaths = /^\/(admin|rest|auth|functions)(\/|$)/;

type IsOurs = (response: Response, url: string) => boolean | Promise<boolean>;

/** Kept and served only if it is ours: a captive portal sends a page of its own for every address. */
const onlyIf = (isOurs: IsOurs): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response, request }) =>
    (await isOurs(response, request.url)) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse && (await isOurs(cachedResponse, request.url)) ? cachedResponse : null,
});

async function isPage(response: Response): Promise<boolean> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 200 || response.redirected || !isHtml) return false;
  return (await response.clone().text()).includes('data-prerendered=');
}

/** False for the page that a captive portal, a filter or a host's wrong rule sends in place of one of our files. */
function isCodeFile({ status, redirected, headers }: Response, url: string): boolean {
  const type = headers.get('content-type') ?? '';
  const [, extension = ''] = /\.(css|woff2)$/.exec(url) ?? [];
  return status === 200 && !redirected && type.includes(extension || 'javascript');
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 10,
  matchOptions: { ignoreVary: true },
  plugins: [
    // Pages read filters and chosen positions from the address themselves. A query can have lost its `?`.
    { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#&].*$/, '') },
    onlyIf(isPage),
    new ExpirationPlugin({ maxEntries: maxVisitedPages, purgeOnQuotaError: true }),
  ],
});

const exceptForStaff: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, event }) => ((await isForStaff(event)) ? null : response),
};

const maxKeptFiles = 200;
const fileOptions = {
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyIf(isCodeFile),
    exceptForStaff,
    new ExpirationPlugin({ maxEntries: maxKeptFiles, purgeOnQuotaError: true }),
  ],
};
const files = new CacheFirst(fileOptions);
/** For a page whose code did not load: it asks with `cache: 'reload'`. */
const newFiles = new NetworkFirst(fileOptions);

async function isForStaff(event: ExtendableEvent): Promise<boolean> {
  if (!(event instanceof FetchEvent)) return false;
  const client = await self.clients.get(event.clientId);
  return client !== undefined && bypassedPaths.test(new URL(client.url).pathname);
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === 'navigate' && sameOrigin && !bypassedPaths.test(url.pathname),
  (options) => pages.handle(options).catch(() => offlineResponse(cacheNames.pages, options.url)),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  (options) => (options.request.cache === 'reload' ? newFiles : files).handle(options),
);

void self.skipWaiting();
clientsClaim();

self.addEventListener('activate', (event) => {
  event.waitUntil(withTimeLimit(deleteOldCaches()).catch(() => undefined));
});

async function deleteOldCaches(): Promise<void> {
  const currentNames = Object.values(cacheNames);
  const oldNames = (await caches.keys()).filter((name) => !currentNames.includes(name));
  await Promise.all(oldNames.map((name) => caches.delete(name)));
}

self.addEventListener('sync', (event) => {
  const syncEvent = event as SyncEvent;
  if (syncEvent.tag === syncTag) syncEvent.waitUntil(sendPending());
});

self.addEventListener('message', (event) => {
  const message = event.data as VisitedPageMessage | null;
  if (message?.type === 'seen') event.waitUntil(keepPage(event, message));
});

/** Keeps a page that was loaded without this worker, or shown without a page load. */
async function keepPage(event: ExtendableMessageEvent, seen: VisitedPageMessage): Promise<void> {
  const { page, files: loadedFiles, isInitial, savesData } = seen;
  const tasks = loadedFiles.map((file) => files.handle({ event, request: new Request(file) }));
  if (isInitial || !savesData) {
    // Keeps the version that the visitor saw, not a newer deploy.
    const cache: RequestCache = isInitial ? 'force-cache' : 'default';
    tasks.push(pages.handle({ event, request: new Request(page, { cache }) }));
  }
  await Promise.allSettled(tasks);
}
