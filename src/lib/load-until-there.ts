const delaysMs = [1_000, 3_000, 9_000, 30_000];

/** Fetches code until it is there, with growing delays; the network's return ends one. */
export async function loadUntilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await load();
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- the same
      await delay(delaysMs[Math.min(failures, delaysMs.length - 1)]);
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
