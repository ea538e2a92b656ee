import { employmentTypes } from '@/content/employment-types';
import type { JobPath } from '@/content/paths';
import { positions } from '@/content/positions';
import type { Database } from '@/lib/database.types';
import type { jobColumns } from './job-addresses';

type Row = Database['public']['Tables']['job_postings']['Row'];

/** An open position, as its card and its page show it. */
export type Job = Pick<Row, (typeof jobColumns)[number]>;

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text could be a position's id: addresses are typed and cut off. */
export const isJobId = (text: string) => uuid.test(text);

export const jobPath = (id: string): JobPath => `/careers/${id}`;
export const applyPath = (id: string): `/apply?job=${string}` => `/apply?job=${id}`;

export function typeLabel(type: string): string {
  return (employmentTypes as Record<string, string>)[type] ?? type;
}

/** One requirement a line; blank lines are none. */
export function requirementsOf({ requirements }: Job): string[] {
  return linesOf(requirements);
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What one compares positions by; a salary only where the posting names one. */
export function factsOf(job: Job) {
  const values = {
    department: job.department,
    location: job.location,
    employment_type: typeLabel(job.employment_type),
    salary_range: job.salary_range ?? '',
  };
  return (Object.keys(values) as (keyof typeof values)[])
    .map((name) => ({ name, label: positions.facts[name], value: values[name] }))
    .filter(({ value }) => value);
}

/** The day on which it was posted, `YYYY-MM-DD` in UTC, as timestamps come. */
export function dayPosted({ created_at }: Job): string {
  return created_at.slice(0, 10);
}
