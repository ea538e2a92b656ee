import type { PositionsTexts } from '@/content/texts';
import { sorted } from '@/lib/arrays';
import { typeLabel, type Job } from '../job';

/** The columns that visitors filter by, under the names that an address has for them. */
const columnByFacet = {
  department: 'department',
  location: 'location',
  type: 'employment_type',
} as const satisfies Record<string, keyof Job>;

export type Facet = keyof typeof columnByFacet;
export const facets = Object.keys(columnByFacet) as Facet[];

export type Filter = Record<Facet | 'q', string>;

export const noFilter: Filter = { q: '', department: '', location: '', type: '' };

export function filterIn(params: URLSearchParams): Filter {
  const read = (name: keyof Filter) => params.get(name)?.trim() ?? '';
  const [department, location, type] = [read('department'), read('location'), read('type')];
  return { q: read('q'), department, location, type };
}

/** Also drops the page number: it counted the pages of another list. */
export function withFilter(params: URLSearchParams, changes: Partial<Filter>): URLSearchParams {
  const changedParams = new URLSearchParams(params);
  changedParams.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) changedParams.set(name, value);
    else changedParams.delete(name);
  }
  return changedParams;
}

export function filterJobs(jobs: readonly Job[], filter: Filter, texts: PositionsTexts): Job[] {
  const words = wordsOf(filter.q);
  const chosenFacets = facets.filter((facet) => filter[facet]);
  return jobs.filter((job) => {
    if (!chosenFacets.every((facet) => job[columnByFacet[facet]] === filter[facet])) return false;
    if (words.length === 0) return true;
    const text = textOf(job, texts);
    const looseText = loosen(text);
    return words.every((word) => text.includes(word) || looseText.includes(loosen(word)));
  });
}

/** The values of a facet, with the number of postings that each would leave. */
export function facetOptionsOf(
  jobs: readonly Job[],
  filter: Filter,
  facet: Facet,
  texts: PositionsTexts,
) {
  const column = columnByFacet[facet];
  const jobsOfOtherFacets = filterJobs(jobs, { ...filter, [facet]: '' }, texts);
  const values = new Set(jobs.map((job) => job[column]));
  if (filter[facet]) values.add(filter[facet]);
  const options = [...values].map((value) => ({
    value,
    label: facet === 'type' ? typeLabel(value, texts) : value,
    count: jobsOfOtherFacets.filter((job) => job[column] === value).length,
  }));
  if (facet !== 'type') return sorted(options, (a, b) => a.label.localeCompare(b.label, 'en'));
  const types = Object.keys(texts.employmentTypes);
  return sorted(options, (a, b) => types.indexOf(a.value) - types.indexOf(b.value));
}

function textOf(job: Job, texts: PositionsTexts): string {
  const { title, department, location, employment_type: type, description, requirements } = job;
  const parts = [title, department, location, typeLabel(type, texts), description, requirements];
  return fold(parts.join('\n'));
}

/** Without the endings of plurals and with single letters: `developper`, `engineers`. Short words stay. */
const loosen = (text: string) =>
  text.replace(/\p{L}{5,}/gu, (word) => word.replace(/[sx]$/u, '').replace(/(\p{L})\1+/gu, '$1'));

/** Without the signs around them, but `.net`, `c++` and `c#` keep theirs. */
const wordsOf = (query: string) =>
  fold(query).match(/[.\p{L}\p{N}](?:[^\s,;|/]*[\p{L}\p{N}+#])?/gu) ?? [];

/** Lower case, without accents and apostrophes, and with spaces for hyphens: `Côte d’Ivoire`, `on-site`. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'\u02bc\u2018\u2019]/gu, '')
    .replace(/[-\u2010-\u2015]/g, ' ')
    .toLowerCase();
}
