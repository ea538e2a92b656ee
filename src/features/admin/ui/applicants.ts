import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from './refresh';
import { careerApplications } from '../records/career-applications';

type Row = Database['public']['Views']['applicants_per_posting']['Row'];

/** The number of a posting's applicants with one status, and of those who await a decision by email. */
export type ApplicantCounts = { [Name in Exclude<keyof Row, 'is_open'>]: NonNullable<Row[Name]> };

export const applicantsQuery = queryOptions({
  queryKey: ['career_applications', 'applicants'],
  queryFn: async ({ signal }): Promise<ApplicantCounts[]> => {
    const request = staff().from('applicants_per_posting').select('*');
    return (dataOf(await request.abortSignal(signal)) ?? []) as ApplicantCounts[];
  },
  refetchInterval: refreshMs,
});

type Counts = readonly ApplicantCounts[] | undefined;

const countsOf = (postingId: string, counts: Counts = []) =>
  counts.filter(({ posting_id }) => posting_id === postingId);

export const applicantCount = (counts: Counts, postingId: string): number =>
  countsOf(postingId, counts).reduce((sum, { applicants }) => sum + applicants, 0);

export const declinableStatuses: readonly string[] = careerApplications.statuses
  .filter(({ name, isFinal }) => !isFinal || name === careerApplications.statusByReply.decline)
  .map(({ name }) => name);

/** Returns how many applicants of a posting have no decision yet, or have not been told that they are declined. */
export const undecidedCount = (counts: Counts, postingId: string): number =>
  countsOf(postingId, counts)
    .filter(({ status }) => declinableStatuses.includes(status))
    .reduce((sum, { awaiting }) => sum + awaiting, 0);

export function applicantsUrl(
  postingId: string,
  status?: string,
  filters: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({ ...(status && { status }), posting: postingId, ...filters });
  return `${careerApplications.path}?${params}`;
}
