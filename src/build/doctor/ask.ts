import { NotAsked } from './checks.ts';

const timeoutMs = 20_000;

/** One request, never led on. @throws NotAsked when nothing answers. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new NotAsked(
      `${new URL(url).origin} gave no answer: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

/** Some at a time: a host takes many at once for an attack. */
export async function askEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in each of eight workers
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}
