import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
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
export async function callLinkFunction<Name extends 'set_news' | 'withdraw_submission'>(
  name: Name,
  args: Database['public']['Functions'][Name]['Args'],
): Promise<boolean> {
  const answer: unknown = await callFunction(name, args);
  // A proxy may answer with status 200.
  if (typeof answer !== 'boolean') throw new RequestError('unexpected answer', 0);
  return answer;
}
