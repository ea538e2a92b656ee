import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';

type Asked = Database['public']['Functions']['related_submissions']['Args'];
export type Related = Database['public']['Functions']['related_submissions']['Returns'][number];

/** Reads other records of the senders of some records, or of an address and a number, newest first. */
export function relatedQuery(asked: Asked) {
  return queryOptions({
    queryKey: ['related_submissions', asked],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('related_submissions', asked).abortSignal(signal)) ?? [],
  });
}

/** Returns whether a related record shares more than the company. */
export const isOfSender = ({ shared }: Related) =>
  shared.some((key) => key === 'email' || key === 'phone');
