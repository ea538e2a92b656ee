/** A posting's page with names in place of what the posting says: filled in before React is there. */
import type { Job } from '../job';
import { dayPosted, escaped, linesOf, longDate, typeLabel } from '../job-text';

/** The posting that the template is rendered with. */
export const blank: Job = {
  id: '00000000-0000-0000-0000-000000000000',
  title: '{title}',
  department: '{department}',
  location: '{location}',
  employment_type: '{type}',
  salary_range: '{salary}',
  description: '{description}',
  requirements: '{requirements}',
  created_at: '1970-01-01',
};

/** Lines of which each has an element of its own; the date; the salary's row; a single value. */
const places = new RegExp(
  [
    String.raw`<(p|li)([^>]*)>\{(description|requirements)\}</\1>`,
    '<time[^>]*>[^<]*</time>',
    String.raw`<div[^>]*><dt[^>]*>[^<]*</dt><dd[^>]*>\{salary\}</dd></div>`,
    String.raw`\{(?:title|department|location|type)\}`,
    blank.id,
  ].join('|'),
  'g',
);

/** The HTML that the page's component renders for this posting, from what it has rendered for `blank`. */
export function filled(template: string, job: Job): string {
  const values: Record<string, string> = {
    '{title}': job.title,
    '{department}': job.department,
    '{location}': job.location,
    '{type}': typeLabel(job.employment_type),
    [blank.id]: job.id,
  };
  return template.replace(places, (place, tag?: string, attributes?: string, lines?: LinesOf) => {
    if (tag && lines) {
      return linesOf(job[lines])
        .map((line) => `<${tag}${attributes}>${escaped(line)}</${tag}>`)
        .join('');
    }
    if (place.startsWith('<time')) {
      const day = dayPosted(job);
      return `<time dateTime="${escaped(day)}">${longDate(day)}</time>`;
    }
    const value = values[place];
    if (value !== undefined) return escaped(value);
    return job.salary_range ? place.replace('{salary}', () => escaped(job.salary_range ?? '')) : '';
  });
}

type LinesOf = 'description' | 'requirements';
