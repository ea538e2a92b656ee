import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';

type RelatedFunction = Database['public']['Functions']['related_submissions'];
export type RelatedRecord = RelatedFunction['Returns'][number];

/** Reads other records of the senders of some records, or of an address and a number, newest first. */
export function relatedQuery(args: RelatedFunction['Args']) {
  return queryOptions({
    queryKey: ['related_submissions', args],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('related_submissions', args).abortSignal(signal)) ?? [],
  });
}

export const isFromSameSender = ({ shared }: RelatedRecord) =>
  shared.some((key) => key === 'email' || key === 'phone');
