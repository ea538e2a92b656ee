import { env } from '@/lib/env';
import { RequestError } from './request-error';

const timeoutMs = 15_000;

export interface Rows<Row> {
  rows: Row[];
  /** Of all that fit, those not given included. */
  total: number;
}

/** Reads rows as a visitor, without retries. @throws RequestError without a usable answer. */
export async function readRows<Row>(
  address: string,
  signal: AbortSignal,
  backend = env.supabaseUrl,
): Promise<Rows<Row>> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const answer = await Promise.race([
      fetch(`${backend}/rest/v1/${address}`, {
        headers: { apikey: env.supabaseKey, prefer: 'count=exact' },
        signal: giveUp.signal,
      }),
      aborted(giveUp.signal),
    ]);
    if (answer.status === 416) return { rows: [], total: 0 };
    if (!answer.ok) throw await refusal(answer);
    const rows = (await answer.json()) as Row[];
    const total = Number(answer.headers.get('content-range')?.split('/')[1]);
    return { rows, total: Number.isNaN(total) ? 0 : total };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError(String(error), 0);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')));
  });
}

async function refusal(answer: Response): Promise<RequestError> {
  const body = (await answer.json().catch(() => ({}))) as { message?: string; code?: string };
  return new RequestError(body.message ?? answer.statusText, answer.status, body.code);
}
