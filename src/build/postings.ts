import { inLocale, locales } from '../content/facts/languages.ts';
import type { Job } from '../features/careers/job.ts';
import { fetchForBuild } from './launch/checks.ts';

/** Hosts read 2000 rules of `_redirects`: half for these, two each, and half for others (public-rules.test.ts). */
const maxPages = 500;

/** A longer list would make its page too heavy. */
const maxListed = 40;

/**
 * The open positions, newest first; with `warn`, none when the backend does not answer.
 * @throws Error without `warn`: search engines would find a site without positions.
 */
export const readPostings = (
  fetchRows: () => Promise<Job[]>,
  warn?: (message: string) => void,
): Promise<Job[]> =>
  fetchForBuild(fetchRows, { rows: 'the open positions', fallback: 'without them' }, warn);

/** The newest, which get a page of their own; the page of others loads them by script. */
export const postingsWithPage = (open: readonly Job[]) => open.slice(0, maxPages);

/** The list in the page of careers; undefined where that page has to load it. */
export const pageList = (open: readonly Job[]) =>
  open.length > 0 && open.length <= maxListed ? open : undefined;

export const postingFile = (id: string) => `/postings/${id}`;

/** Adds to the rules of `_redirects` that the addresses of these postings, in each language, show their files. */
export function withPostings(rules: string, ids: readonly string[]): string {
  const lines = ids.flatMap((id) =>
    locales.map((locale) => {
      const [from, to] = [`/careers/${id}`, postingFile(id)].map((path) => inLocale(locale, path));
      return `${from}  ${to}  200\n`;
    }),
  );
  return lines.join('') + rules;
}
