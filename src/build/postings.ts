/** The pages of the open positions: which there are, where they lie, and how the host finds them. */
import type { Job } from '../features/jobs/job.ts';

/** Hosts read two thousand rules of `_redirects`; the page of all postings serves what is beyond. */
const most = 1000;

/**
 * The newest open positions, as the backend tells now. None when it does not: a site is not kept from
 * going live by that, as the page of all postings serves them, too.
 * @param warn is told why.
 */
export async function postingsToBuild(
  ask: () => Promise<Job[]>,
  warn: (message: string) => void,
): Promise<Job[]> {
  try {
    return (await ask()).slice(0, most);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warn(
      `no open position has a page of its own, as the backend did not tell which there are: ${why}`,
    );
    return [];
  }
}

/** Not where it is shown: a host's rule for all postings would win over the file. */
export const postingFile = (id: string) => `/postings/${id}`;

/** `_redirects` with a rule for each of these, before that for all. */
export function withPostings(rules: string, ids: readonly string[]): string {
  return ids.map((id) => `/careers/${id}  ${postingFile(id)}  200\n`).join('') + rules;
}
