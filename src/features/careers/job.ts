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

export const typeLabel = (type: string, { employmentTypes }: PositionsTexts): string =>
  ownValue(employmentTypes, type) ?? type;

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
    .map((name) => ({ name, label: labels[name], value: values[name], isApart: isApart(name) }))
    .filter(({ value }) => value);
}

const isApart = (name: string) => name === 'salary_range' || name === 'closes_on';

export const linesOf = (text: string): string[] =>
  text
    .split(lineEnd)
    .map((line) => line.trim())
    .filter(Boolean);

export const dayPosted = ({ created_at }: Pick<Job, 'created_at'>) => created_at.slice(0, 10);
