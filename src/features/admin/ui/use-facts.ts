import { queryOptions } from '@tanstack/react-query';
import { mergeFacts, sampleFacts } from '@/content/facts/merge';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { useStaffQuery } from './staff-query';

const publishedQuery = queryOptions({
  queryKey: ['site_facts', 'published'],
  queryFn: async ({ signal }) =>
    mergeFacts(dataOf(await staff().rpc('published_facts').abortSignal(signal)) ?? []),
});

/** What is set now, which pages say from the next build on; until it has loaded, what they say. */
export const useFacts = () => useStaffQuery(publishedQuery).data ?? sampleFacts;
