/** Reloads when code failed to load: browsers and caches keep the failure, and a deploy removes old files. */
import { noteError } from './client-errors/watch';
import { saveTextOnUnload } from './restore-text';

const retryDelaysMs = [1_000, 3_000, 9_000, 30_000];

let runningPrefetches = 0;
let recoveringPage: string | undefined;

/** Once per page and file, and only when the server answers, so a readable page never becomes an error page. */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (runningPrefetches === 0) void recover(payload, reload);
  });
}

export async function withoutReload(prefetch: () => Promise<unknown>): Promise<void> {
  runningPrefetches += 1;
  await prefetch().catch(() => undefined);
  runningPrefetches -= 1;
}

async function recover(error: unknown, reload: () => void): Promise<void> {
  const page = location.pathname;
  const [file] = /\/assets\/[\w.-]+/.exec(String(error)) ?? [];
  if (recoveringPage === page || isMarked(page, file)) return;
  recoveringPage = page;
  noteError('code', error);
  for (let attempts = 0; location.pathname === page; attempts += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    if (await isServed(file)) {
      if (location.pathname !== page || isFileChosen() || !mark(page, file)) break;
      saveTextOnUnload();
      return reload();
    }
    // oxlint-disable-next-line no-await-in-loop -- the same
    await pause(retryDelaysMs[Math.min(attempts, retryDelaysMs.length - 1)]);
  }
  if (recoveringPage === page) recoveringPage = undefined;
}

/** Fetches the file past the browser's cache. Returns true when a reload will find it, or newer files. */
async function isServed(file: string | undefined): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel=modulepreload], [rel=stylesheet])',
  );
  const files = new Set([...links].map(({ href }) => href));
  if (file) files.add(new URL(file, location.href).href);
  try {
    const responses = await Promise.all([...files].map(refetch));
    const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return (
      page.ok &&
      responses.every((one) => (one.ok && !isHtml(one)) || [404, 410].includes(one.status))
    );
  } catch {
    return false;
  }
}

async function refetch(file: string): Promise<Response> {
  const cached = await fetch(file);
  const response = cached.ok && !isHtml(cached) ? cached : await fetch(file, { cache: 'reload' });
  // Reads it in full, so that the reload finds it in the cache.
  await response.arrayBuffer();
  return response;
}

/** A network's sign-in page answers every address. */
const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html');

function pause(ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', () => resolve(), { once: true });
  });
}

/** A reload would lose a chosen file. */
const isFileChosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some((input) => input.value);

const keyOf = (page: string, file = '') => `reloaded:${page}:${file}`;

/** Also true where the browser blocks storage. */
function isMarked(page: string, file: string | undefined): boolean {
  try {
    return sessionStorage.getItem(keyOf(page, file)) !== null;
  } catch {
    return true;
  }
}

function mark(page: string, file: string | undefined): boolean {
  try {
    sessionStorage.setItem(keyOf(page, file), '1');
    return true;
  } catch {
    return false;
  }
}
