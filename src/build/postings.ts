import { inLocale, locales } from '../content/facts/languages.ts';
import type { Job } from '../features/careers/job.ts';
import { fetchForBuild } from './launch/checks.ts';

/** Hosts read 2000 rules of `_redirects`, half of them used elsewhere. Other postings load by script. */
const maxPages = 500;

/** Postings in the built list; a longer one would make its page too heavy. */
const maxInList = 40;

/**
 * The open positions, newest first; with `warn`, none when the backend does not answer.
 * @throws Error without `warn`: search engines would find a site without positions.
 */
export const openPostings = (
  fetchRows: () => Promise<Job[]>,
  warn?: (message: string) => void,
): Promise<Job[]> =>
  fetchForBuild(fetchRows, { rows: 'the open positions', fallback: 'without them' }, warn);

export const builtPostings = (open: readonly Job[]) => open.slice(0, maxPages);

export const postingList = (open: readonly Job[]) =>
  open.length > 0 && open.length <= maxInList ? open : undefined;

export const postingFile = (id: string) => `/postings/${id}`;

export function withPostings(rules: string, ids: readonly string[]): string {
  const lines = ids.flatMap((id) =>
    locales.map((locale) => {
      const [from, to] = [`/careers/${id}`, postingFile(id)].map((path) => inLocale(locale, path));
      return `${from}  ${to}  200\n`;
    }),
  );
  return lines.join('') + rules;
}
