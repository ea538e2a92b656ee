import type { PositionsTexts } from '@/content/texts';
import { sorted } from '@/lib/arrays';
import { typeLabel, type Job } from '../job';

export const facets = ['department', 'location', 'type'] as const;
export type Facet = (typeof facets)[number];

export type Filter = Record<Facet | 'q', string>;

export const noFilter: Filter = { q: '', department: '', location: '', type: '' };

const columnByFacet = {
  department: 'department',
  location: 'location',
  type: 'employment_type',
} as const satisfies Record<Facet, keyof Job>;

export function filterIn(params: URLSearchParams): Filter {
  const read = (name: keyof Filter) => params.get(name)?.trim() ?? '';
  const [department, location, type] = [read('department'), read('location'), read('type')];
  return { q: read('q'), department, location, type };
}

/** Also drops the page number: it counted the pages of another list. */
export function withFilter(params: URLSearchParams, filter: Partial<Filter>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(filter)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
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
  const otherwiseFound = filterJobs(jobs, { ...filter, [facet]: '' }, texts);
  const values = new Set(jobs.map((job) => job[column]));
  if (filter[facet]) values.add(filter[facet]);
  const options = [...values].map((value) => ({
    value,
    label: facet === 'type' ? typeLabel(value, texts) : value,
    count: otherwiseFound.filter((job) => job[column] === value).length,
  }));
  const types = Object.keys(texts.employmentTypes);
  return facet === 'type'
    ? sorted(options, (a, b) => types.indexOf(a.value) - types.indexOf(b.value))
    : sorted(options, (a, b) => a.label.localeCompare(b.label, 'en'));
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
