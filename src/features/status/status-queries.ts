import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/supabase/public';
import { RequestError } from '@/lib/supabase/request-error';

/** Null when the link says nothing any more. */
export const statusQuery = (secret: string) =>
  queryOptions({
    queryKey: ['status', secret] as const,
    queryFn: async ({ signal }) => {
      const rows = await callFunction('read_status', { secret }, signal);
      if (!Array.isArray(rows)) throw new RequestError('not our answer', 0);
      return rows[0] ?? null;
    },
    // Links that lead nowhere are counted.
    refetchOnWindowFocus: ({ state }) => state.data !== null,
  });

/** @returns false when nothing was there any more. @throws RequestError when nobody knows. */
export async function callLinkFunction(
  name: 'end_news' | 'withdraw_submission',
  secret: string,
): Promise<boolean> {
  const answer: unknown = await callFunction(name, { secret });
  // What something in between answers with 200 is no word of ours.
  if (typeof answer !== 'boolean') throw new RequestError('not our answer', 0);
  return answer;
}
