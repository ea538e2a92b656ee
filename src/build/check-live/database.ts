import { SkippedCheck } from '../launch/checks.ts';
import { findDifferences, type Catalogue } from './catalogue.ts';
import { rowCountOf, RefusedKey, type Backend } from './request.ts';

const fix = 'run "npm run go-live", or undo what was changed by hand';
/** Differences that are listed, of which a database of another version has hundreds. */
const maxListed = 20;
const enableCron =
  'enable pg_cron and pg_net (dashboard, Database → Extensions) and run "npm run go-live"';
/** Functions that pg_cron has to call on a hosted project. */
const scheduledFunctions = ['notify_mailer', 'purge_expired', 'rebuild_site'];

export async function fetchCatalogue(session: Backend): Promise<Catalogue> {
  const { status, code, body } = await session.rest('rpc/catalogue', {});
  if (code === 'PT403') {
    throw new SkippedCheck(
      'CHECK_ADMIN_EMAIL is not an administrator, or “Team” demands a second factor: add it to admin_users, or make the factor optional while you check',
    );
  }
  if (status >= 300) throw new Error(`the database is older than this version: ${fix}`);
  return body as Catalogue;
}

/** Names what is not as the migrations make it. */
export function checkCatalogue(live: Catalogue) {
  const found = findDifferences(live);
  const omittedCount = found.length - maxListed;
  return [
    ...found.slice(0, maxListed).map((text) => `${text}: ${fix}`),
    omittedCount > 0 && `${omittedCount} more differences from the migrations: ${fix}`,
  ];
}

/** One request for each kind of answer that the site needs. */
export async function checkVisitorRights({ rest }: Backend) {
  try {
    await rest('job_postings?select=id&limit=1');
  } catch (error) {
    if (error instanceof RefusedKey) return [error.message];
    throw error;
  }
  const [openPostings, drafts, contacts, quote, plannedCount] = await Promise.all([
    rest('job_postings?select=id&status=eq.active&limit=1'),
    rest('job_postings?select=id&status=neq.active&limit=1'),
    rest('contact_submissions?select=id&limit=1'),
    // refused for what it lacks, after rights and policies let it pass
    rest('quote_requests', { email: null }),
    rest('job_postings?select=id&limit=1', undefined, 'count=planned'),
  ]);
  return [
    openPostings.status >= 300 && `a visitor cannot read open positions: ${fix}`,
    rowCountOf(drafts.body) > 0 && `a visitor sees drafts of positions: ${fix}`,
    contacts.code !== '42501' && `a visitor may read contact_submissions: ${fix}`,
    quote.code === '42501' && `a visitor cannot send a quote request: ${fix}`,
    plannedCount.code !== 'PT400' &&
      `anyone can guess hidden rows by planned counts: run "alter role authenticator set pgrst.db_pre_request = 'public.check_request'; notify pgrst, 'reload config';" in the SQL editor`,
  ];
}

export async function checkAccountRights({ rest }: Backend) {
  const [ownRow, contacts, catalogue] = await Promise.all([
    rest('admin_users?select=user_id&limit=1'),
    rest('contact_submissions?select=id&limit=1'),
    rest('rpc/catalogue', {}),
  ]);
  if (rowCountOf(ownRow.body) > 0) {
    throw new SkippedCheck('CHECK_STRANGER_EMAIL is an administrator: name one without rights');
  }
  return [
    rowCountOf(contacts.body) > 0 && `anyone with an account may read contact_submissions: ${fix}`,
    catalogue.status < 300 && `anyone with an account may call what is for administrators: ${fix}`,
  ];
}

/** Names scheduled work that nothing calls. */
export function checkSchedules({ schedule = {} }: Catalogue): string[] {
  const commands = Object.values(schedule);
  return scheduledFunctions
    .filter((call) => !commands.some((text) => text.includes(call)))
    .map((call) => `no schedule calls private.${call}: ${enableCron}`);
}

export async function checkHealth({ rest }: Backend) {
  const { status, body } = await rest('rpc/read_health', {});
  if (status >= 300) throw new SkippedCheck(`read_health answered ${status}`);
  return (body as { name: string; is_bad: boolean; figures: object }[]).map(
    ({ name, is_bad: isBad, figures }) =>
      isBad && `${name}: ${JSON.stringify(figures)}: Email and health in the staff area says why`,
  );
}
