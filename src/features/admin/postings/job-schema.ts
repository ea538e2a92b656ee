import * as z from 'zod/mini';
import { adminDetail } from '@/content/en/admin-detail';
import { formParts } from '@/content/en/form-parts';
import { choices } from '@/content/facts/choices';
import { locales } from '@/content/facts/languages';
import { jobCountries } from '@/content/job-countries';
import { limits, oneOf, textRules } from '@/lib/rules';
import { jobPostings } from '../records/job-postings';

const statuses = jobPostings.statuses.map(({ name }) => name);
const { missing } = adminDetail.job;
const { line, optionalLine, text } = textRules(formParts.tooLong);

/** In characters; a test compares it with the database's checks. */
const postingLength = [1, 10_000] as const;

const optionalChoice = <const Value extends string>(values: readonly Value[], message: string) =>
  z.pipe(
    oneOf(['', ...values], message),
    z.transform((chosen) => chosen || null),
  );

/** Turns a job posting as staff write it into its columns, where an empty optional value is null. */
export const jobSchema = z.object({
  title: line(limits.line, missing.title),
  department: line(limits.line, missing.department),
  location: line(limits.line, missing.location),
  workplace: optionalChoice(choices.workplace, missing.workplace),
  country_code: optionalChoice(Object.keys(jobCountries), missing.country_code),
  employment_type: oneOf(choices.employmentType, missing.employment_type),
  salary_range: z.pipe(
    optionalLine(limits.line),
    z.transform((written) => written || null),
  ),
  language: oneOf(locales, missing.language),
  status: oneOf(statuses, missing.status),
  closes_on: z.pipe(
    z
      .string(missing.closes_on)
      .check(
        z.refine((day) => day === '' || z.iso.date().safeParse(day).success, missing.closes_on),
      ),
    z.transform((day) => day || null),
  ),
  description: text(postingLength, missing.description),
  requirements: text(postingLength, missing.requirements),
});

export type JobValues = z.input<typeof jobSchema>;
export type JobRow = z.output<typeof jobSchema>;

export const newJob: JobValues = {
  title: '',
  department: '',
  location: '',
  workplace: '',
  country_code: '',
  employment_type: 'full-time',
  salary_range: '',
  language: 'en',
  status: 'active',
  closes_on: '',
  description: '',
  requirements: '',
};

export const jobFields = Object.keys(newJob) as (keyof JobValues)[];
