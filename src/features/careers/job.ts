import type { JobPath } from '@/content/facts/paths';
import type { PositionsTexts } from '@/content/texts';
import type { Database } from '@/lib/database.types';
import { longDate } from '@/lib/format';
import { lineEnd } from '@/lib/normalize-text';
import { ownValue } from '@/lib/own-value';
import type { jobColumns } from './job-addresses';

type Row = Database['public']['Tables']['job_postings']['Row'];

export type Job = Pick<Row, (typeof jobColumns)[number]>;

export const jobPath = (id: string): JobPath => `/careers/${id}`;
export const applyPath = (id: string): `/apply?job=${string}` => `/apply?job=${id}`;

export function typeLabel(type: string, { employmentTypes }: PositionsTexts): string {
  return ownValue(employmentTypes, type) ?? type;
}

/** The facts that a posting states; those with `isApart` stand on a line of their own. */
export function factsOf(job: Job, texts: PositionsTexts, language: string) {
  const labels = texts.facts;
  const values = {
    department: job.department,
    location: job.location,
    employment_type: typeLabel(job.employment_type, texts),
    salary_range: job.salary_range ?? '',
    closes_on: job.closes_on ? texts.applyBy(longDate(job.closes_on, language)) : '',
  };
  return (Object.keys(values) as (keyof typeof values)[])
    .map((name) => ({ name, label: labels[name], value: values[name], isApart: apart.has(name) }))
    .filter(({ value }) => value);
}

const apart: ReadonlySet<string> = new Set(['salary_range', 'closes_on']);

export function linesOf(text: string): string[] {
  return text
    .split(lineEnd)
    .map((line) => line.trim())
    .filter(Boolean);
}

export function dayPosted({ created_at }: { created_at: string }): string {
  return created_at.slice(0, 10);
}
