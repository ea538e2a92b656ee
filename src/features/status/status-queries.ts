import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/supabase/public';
import { RequestError } from '@/lib/supabase/request-error';

/** Resolves to null when the link is no longer valid. */
export const statusQuery = (secret: string) =>
  queryOptions({
    queryKey: ['status', secret] as const,
    queryFn: async ({ signal }) => {
      const rows = await callFunction('read_status', { secret }, signal);
      if (!Array.isArray(rows)) throw new RequestError('unexpected answer', 0);
      return rows[0] ?? null;
    },
    // Invalid links are rate limited.
    refetchOnWindowFocus: ({ state }) => state.data !== null,
  });

/** @returns false when the record was already gone. @throws RequestError without a usable answer. */
export async function callLinkFunction(
  name: 'end_news' | 'keep_news' | 'withdraw_submission',
  secret: string,
): Promise<boolean> {
  const answer: unknown = await callFunction(name, { secret });
  // A proxy may answer with status 200.
  if (typeof answer !== 'boolean') throw new RequestError('unexpected answer', 0);
  return answer;
}
