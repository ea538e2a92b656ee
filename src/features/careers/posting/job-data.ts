import { provider, type Json } from '@/components/json-ld';
import type { Labels } from '@/content/facts/choices';
import { colonOf, inLocale, type Locale } from '@/content/facts/languages';
import { site } from '@/content/facts/site';
import type { PostingTexts } from '@/content/texts';
import { endOfClosingDay } from '@/lib/closing-day';
import { env } from '@/lib/env';
import { escapeMarkup } from '@/lib/escape-markup';
import { ownValue } from '@/lib/own-value';
import { dayPosted, jobPath, linesOf, type Job } from '../job';
import { placeOf } from './job-place';

const employmentTypes: Labels<'employmentType'> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** Structured data for search engines (schema.org), without fields that we would have to guess. */
export function jobPostingData(job: Job, texts: PostingTexts, locale: Locale): Json {
  const type = ownValue(employmentTypes, job.employment_type);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, texts, colonOf(locale)),
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.id },
    datePosted: dayPosted(job),
    ...(job.closes_on && { validThrough: endOfClosingDay(job.closes_on) }),
    ...(type ? { employmentType: type } : {}),
    hiringOrganization: provider,
    ...placeOf(job),
    url: env.siteUrl + inLocale(locale, jobPath(job.id)),
    directApply: true,
  };
}

function descriptionOf(job: Job, texts: PostingTexts, colon: string): string {
  const { description, requirements, salary_range: salary } = job;
  const paragraphs = linesOf(description).map((line) => `<p>${escapeMarkup(line)}</p>`);
  const items = linesOf(requirements).map((line) => `<li>${escapeMarkup(line)}</li>`);
  paragraphs.push(`<p>${texts.requirements}${colon}</p><ul>${items.join('')}</ul>`);
  const label = texts.positions.facts.salary_range + colon;
  if (salary) paragraphs.push(`<p>${label} ${escapeMarkup(salary)}</p>`);
  return paragraphs.join('');
}
