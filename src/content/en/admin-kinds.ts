import type { listPaths } from '../facts/staff-paths.ts';

/** What staff call a record of a kind, and several. */
const names = {
  contact_submissions: ['contact message', 'contact messages'],
  quote_requests: ['quote request', 'quote requests'],
  partnership_applications: ['partnership application', 'partnership applications'],
  career_applications: ['job application', 'job applications'],
  job_postings: ['job posting', 'job postings'],
} satisfies Record<keyof typeof listPaths, readonly [one: string, several: string]>;

type Kind = keyof typeof names;

const mapKinds = (write: (kind: Kind) => string) =>
  Object.fromEntries((Object.keys(names) as Kind[]).map((kind) => [kind, write(kind)])) as Record<
    Kind,
    string
  >;

/** Returns a text with a capital as its first letter. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const kinds = {
  one: mapKinds((kind) => names[kind][0]),
  several: mapKinds((kind) => names[kind][1]),
  titleOfOne: mapKinds((kind) => capitalized(names[kind][0])),
  titleOfSeveral: mapKinds((kind) => capitalized(names[kind][1])),
};
