/**
 * Chromium before 156 never asks again for a module that was lost once, and a site that was renewed no longer
 * has the files of a page that is open. Only a load of the page mends that.
 */
import { keepControls } from './carry-over';

/** Whether a load of the page would bring its code: the server has the files, or a page with other ones. */
export async function wouldLoad(error: unknown): Promise<boolean> {
  if (hasLoadedAnew(error)) return false;
  try {
    const answers = await Promise.all(
      filesAsked(error).map(async (file) => {
        const response = await fetch(file);
        // All of it: then the next load finds it in the browser's cache.
        await response.arrayBuffer();
        return response.ok ? isScript(response) : /^4(04|10)$/.test(String(response.status));
      }),
    );
    const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return page.ok && answers.every(Boolean);
  } catch {
    return false;
  }
}

/** Once a tab, file and page, and only where nothing is lost by it. */
export function loadAnew(error: unknown, reload: () => void = () => location.reload()): boolean {
  if (hasLoadedAnew(error) || wouldBeAsked() || !keepControls()) return false;
  try {
    sessionStorage.setItem(keyOf(error), '1');
  } catch {
    return false;
  }
  // What is typed until the very end.
  addEventListener('pagehide', () => keepControls(), { once: true });
  reload();
  return true;
}

/** Text that is on no device yet: see `askBeforeLeaving`. */
const wouldBeAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** True, too, where the browser allows no storage. */
function hasLoadedAnew(error: unknown): boolean {
  try {
    return sessionStorage.getItem(keyOf(error)) !== null;
  } catch {
    return true;
  }
}

const keyOf = (error: unknown) => `loaded-anew:${location.pathname}:${fileIn(error) ?? ''}`;

/** Not every browser names it. */
const fileIn = (error: unknown) => /https?:\/\/\S+\.js/.exec(String(error))?.[0];

/** All of which the bundler has made a link, for what they import in turn. */
function filesAsked(error: unknown): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"][href$=".js"]');
  const file = fileIn(error);
  return [...new Set([...links].map(({ href }) => href).concat(file ?? []))];
}

const isScript = ({ headers }: Response) => /javascript/.test(headers.get('content-type') ?? '');
