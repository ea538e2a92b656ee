import type { Database } from '@/lib/database.types';

type Column = keyof Database['public']['Tables']['job_postings']['Row'];

export const jobColumns = [
  'id',
  'title',
  'department',
  'location',
  'workplace',
  'country_code',
  'employment_type',
  'salary_range',
  'description',
  'requirements',
  'language',
  'closes_on',
  'created_at',
] as const satisfies readonly Column[];

/** As many as a server returns at most. */
const rowsPerRequest = 1000;

const openJobs = `job_postings?select=${jobColumns.join(',')}&status=eq.active`;

export const openJobsAddress = (from: number) =>
  `${openJobs}&order=created_at.desc,id.desc&offset=${from}&limit=${rowsPerRequest}`;

export const jobAddress = (id: string) => `${openJobs}&id=eq.${id}&limit=1`;

export const closedOnAddress = (id: string) => `rpc/closed_on?posting=${id}`;
