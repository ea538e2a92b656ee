import type { Database } from '@/lib/database.types';
import { ask, refusal } from './ask';

type Functions = Database['public']['Functions'];

/**
 * Calls a function of the database as a visitor, without retries. What it is told goes in the body: addresses
 * are logged. @throws RequestError without a usable answer.
 */
export function callFunction<Name extends keyof Functions>(
  name: Name,
  told: Functions[Name]['Args'],
  signal?: AbortSignal,
): Promise<Functions[Name]['Returns']> {
  return ask(
    `rpc/${name}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
      ...(signal && { signal }),
    },
    async (answer): Promise<Functions[Name]['Returns']> => {
      if (!answer.ok) throw await refusal(answer);
      return (await answer.json()) as Functions[Name]['Returns'];
    },
  );
}
