import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { callFunction } from '@/lib/supabase/call';
import { RequestError } from '@/lib/supabase/request-error';

const statusKey = (secret: string) => ['status', secret] as const;

/** Null when the link says nothing any more. */
export const statusQuery = (secret: string) =>
  queryOptions({
    queryKey: statusKey(secret),
    queryFn: async ({ signal }) => {
      const rows = await callFunction('read_status', { secret }, signal);
      if (!Array.isArray(rows)) throw new RequestError('not our answer', 0);
      return rows[0] ?? null;
    },
    // Links that lead nowhere are counted.
    refetchOnWindowFocus: ({ state }) => state.data !== null,
  });

/** Ends the news by being asked; false when they had ended before. */
export const endOfNewsQuery = (secret: string) =>
  queryOptions({
    queryKey: ['end of news', secret] as const,
    queryFn: () => endNews(secret),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const endNews = (secret: string) => tell('end_news', secret);
export const renewNews = (secret: string) => tell('renew_news', secret);

/** @returns false when nothing was there any more. @throws RequestError when nobody knows. */
export async function withdraw(secret: string): Promise<boolean> {
  const erased = await tell('withdraw_submission', secret);
  const queryKey = statusKey(secret);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, null);
  return erased;
}

async function tell(
  name: 'end_news' | 'renew_news' | 'withdraw_submission',
  secret: string,
): Promise<boolean> {
  const answer: unknown = await callFunction(name, { secret });
  // What something in between answers with 200 is no word of ours.
  if (typeof answer !== 'boolean') throw new RequestError('not our answer', 0);
  return answer;
}
