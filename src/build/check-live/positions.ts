import { SkippedCheck, type Check } from './checks.ts';
import { ask, countOf, type Backend } from './request.ts';

const push = 'run "npx supabase db push --remote"';
const maxAgeMs = 48 * 3_600_000;

/** Compares what visitors and staff see of the open positions, which a missing policy hides without an error. */
export async function positionProblems(
  visitor: Backend,
  signIn: () => Promise<Backend>,
): Promise<string[]> {
  // Today's postings are open everywhere.
  const today = new Date().toISOString().slice(0, 10);
  const open = `job_postings?select=id&status=eq.active&or=(closes_on.is.null,closes_on.gte.${today})&limit=1`;
  const seenBy = async (backend: Backend) => countOf((await backend.rest(open)).body) > 0;
  const byVisitor = await seenBy(visitor);
  const byStaff = await signIn().then(seenBy, () => undefined);
  const lacks = (policy: string) => `the policy "${policy}" of job_postings is missing: ${push}`;
  if (byStaff && !byVisitor) {
    return [`a visitor sees none of those that staff see: ${lacks('visitors read open postings')}`];
  }
  if (byVisitor && byStaff === false) {
    return [
      `staff see none of those that a visitor sees: ${lacks('users read open postings, staff all')}`,
    ];
  }
  if (byVisitor) return [];
  throw new SkippedCheck(
    byStaff === false
      ? 'neither a visitor nor staff see any, so there may be none'
      : 'a visitor sees none. Either there are none, or the policy "visitors read open postings" is missing: set CHECK_ADMIN_EMAIL and CHECK_ADMIN_PASSWORD, and this check can tell',
  );
}

/** Pages, list and sitemap show a position after its last day until the site is built again. */
export function buildAgeCheck(site: string, visitor: Backend): Check {
  return {
    name: 'Age of the build',
    ask: async () => {
      const { body } = await visitor.rest('job_postings?select=id&closes_on=not.is.null&limit=1');
      if (countOf(body) === 0) return [];
      const robots = await (await ask(`${site}/robots.txt`)).text();
      const built = Date.parse(/^# built (\S+)/m.exec(robots)?.[1] ?? '');
      if (Number.isNaN(built)) {
        throw new SkippedCheck('/robots.txt does not say when the site was built');
      }
      if (Date.now() - built <= maxAgeMs) return [];
      return [
        `built on ${new Date(built).toISOString().slice(0, 10)}, and positions have closing dates: have the host build every night (README.md, Going live, step 5)`,
      ];
    },
  };
}
