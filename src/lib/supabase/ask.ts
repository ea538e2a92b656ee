import { env } from '@/lib/env';
import { RequestError } from './request-error';

const timeoutMs = 15_000;

interface AskInit extends RequestInit {
  backend?: string | undefined;
}

/**
 * Asks the REST interface as a visitor, without retries, and has `read` make something of the answer.
 * @throws RequestError without a usable answer.
 */
export async function ask<Result>(
  address: string,
  { signal, backend = env.supabaseUrl, headers, ...init }: AskInit,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    const answer = await Promise.race([
      fetch(`${backend}/rest/v1/${address}`, {
        ...init,
        headers: { apikey: env.supabaseKey, ...headers },
        signal: giveUp.signal,
      }),
      aborted(giveUp.signal),
    ]);
    return await read(answer);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError(String(error), 0);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')));
  });
}

export async function refusal(answer: Response): Promise<RequestError> {
  const body = (await answer.json().catch(() => ({}))) as { message?: string; code?: string };
  return new RequestError(body.message ?? answer.statusText, answer.status, body.code);
}
