import { noteError } from './client-errors/watch';
import { loadAnew, wouldLoad } from './load-anew';

const delaysMs = [1_000, 3_000, 9_000, 30_000];

/** After as many failures the server is asked what it has. */
const patience = 3;

/**
 * Fetches code until it is there, with growing delays; the network's return ends one. Where the server has
 * it and the browser does not take it, the page is loaded anew.
 */
export async function loadUntilThere<Code>(
  load: () => Promise<Code>,
  page = { wouldLoad, loadAnew },
): Promise<Code> {
  let served = false;
  for (let failures = 1; ; failures += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await load();
    } catch (error) {
      if (failures === patience) noteError('code', error);
      if (served) page.loadAnew(error);
      // oxlint-disable-next-line no-await-in-loop -- the same
      served = !served && failures >= patience && (await page.wouldLoad(error));
      // oxlint-disable-next-line no-await-in-loop -- the same
      if (!served) await delay(delaysMs[Math.min(failures, delaysMs.length) - 1]);
    }
  }
}

function delay(ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
