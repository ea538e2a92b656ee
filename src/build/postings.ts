/** The open positions that pages are built with: which there are, and how the host finds their pages. */
import type { Job } from '../features/jobs/job.ts';

/** Hosts read two thousand rules of `_redirects`; the page of all postings serves what is beyond. */
const mostPages = 1000;

/** With more, the page of the list would weigh too much for its visitors. */
const mostInList = 40;

/**
 * The open positions, newest first, as the backend tells now. None when it does not: a site is not kept
 * from going live by that, as its pages ask for them, too.
 * @param warn is told why.
 */
export async function openPostings(
  ask: () => Promise<Job[]>,
  warn: (message: string) => void,
): Promise<Job[]> {
  try {
    return await ask();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warn(
      `no page has open positions built in, as the backend did not tell which there are: ${why}`,
    );
    return [];
  }
}

/** Those that get a page of their own: the newest. */
export const withPage = (open: readonly Job[]) => open.slice(0, mostPages);

/** Those that are built into the list's page: all or, where there are many or none, not one. */
export const forList = (open: readonly Job[]) =>
  open.length > 0 && open.length <= mostInList ? open : undefined;

/** Not where it is shown: a host's rule for all postings would win over the file. */
export const postingFile = (id: string) => `/postings/${id}`;

/** `_redirects` with a rule for each of these, before that for all. */
export function withPostings(rules: string, ids: readonly string[]): string {
  return ids.map((id) => `/careers/${id}  ${postingFile(id)}  200\n`).join('') + rules;
}
