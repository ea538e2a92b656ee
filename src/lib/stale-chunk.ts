/** Reloads when code failed to load: browsers and caches keep the failure, and a deploy removes old files. */
import { noteError } from './client-errors/watch';
import { saveTextOnUnload } from './restore-text';

const pausesMs = [1_000, 3_000, 9_000, 30_000];

let prefetching = 0;
let recovering: string | undefined;

/** Once per page and file, and only when the server answers, so a readable page never becomes an error page. */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (prefetching === 0) void recover(payload, reload);
  });
}

export async function withoutReload(prefetch: () => Promise<unknown>): Promise<void> {
  prefetching += 1;
  await prefetch().catch(() => undefined);
  prefetching -= 1;
}

async function recover(error: unknown, reload: () => void): Promise<void> {
  const page = location.pathname;
  const [file] = /\/assets\/[\w.-]+/.exec(String(error)) ?? [];
  if (recovering === page || isMarked(page, file)) return;
  recovering = page;
  noteError('code', error);
  for (let tries = 0; location.pathname === page; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    if (await isServed(file)) {
      if (location.pathname !== page || isFileChosen() || !mark(page, file)) break;
      saveTextOnUnload();
      return reload();
    }
    // oxlint-disable-next-line no-await-in-loop -- the same
    await pause(pausesMs[Math.min(tries, pausesMs.length - 1)]);
  }
  if (recovering === page) recovering = undefined;
}

/** Fetches the file past the browser's cache. Returns true when a reload will find it, or newer files. */
async function isServed(file: string | undefined): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel=modulepreload], [rel=stylesheet])',
  );
  const files = new Set([...links].map(({ href }) => href));
  if (file) files.add(new URL(file, location.href).href);
  try {
    const answers = await Promise.all([...files].map(refetch));
    const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return (
      page.ok &&
      answers.every((one) => (one.ok && !isPage(one)) || one.status === 404 || one.status === 410)
    );
  } catch {
    return false;
  }
}

async function refetch(file: string): Promise<Response> {
  const kept = await fetch(file);
  const answer = kept.ok && !isPage(kept) ? kept : await fetch(file, { cache: 'reload' });
  // Reads it in full, so that the reload finds it in the cache.
  await answer.arrayBuffer();
  return answer;
}

/** A network's sign-in page answers every address. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html');

function pause(ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true });
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
