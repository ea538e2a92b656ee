import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { careerApplications } from '../records/career-applications';
import { refreshMs } from './refresh';

/** Applicants of a posting with one status. */
export interface Applicants {
  posting_id: string;
  /** The current title, or that of a deleted posting. */
  title: string;
  status: string;
  applicants: number;
}

export const applicantsQuery = queryOptions({
  queryKey: ['career_applications', 'applicants'],
  queryFn: async ({ signal }): Promise<Applicants[]> => {
    const request = staff().from('applicants_per_posting').select('*');
    return (dataOf(await request.abortSignal(signal)) ?? []) as Applicants[];
  },
  refetchInterval: refreshMs,
});

export function sumOf(applicants: readonly Applicants[] | undefined, posting: string): number {
  return (applicants ?? [])
    .filter(({ posting_id }) => posting_id === posting)
    .reduce((sum, one) => sum + one.applicants, 0);
}

/** The address of a posting's applicants, optionally those with one status. */
export function applicantsUrl(posting: string, status?: string): string {
  const params = new URLSearchParams({ ...(status && { status }), posting });
  return `${careerApplications.path}?${params}`;
}
