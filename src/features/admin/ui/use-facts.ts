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

/** The company's facts as they are set now; until they have loaded, those of the last build, which pages show. */
export const useFacts = () => useStaffQuery(publishedQuery).data ?? sampleFacts;
