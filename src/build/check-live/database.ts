import { SkippedCheck, type Finding } from '../launch/checks.ts';
import { RefusedKey, rowCountOf, type Backend } from '../launch/request.ts';
import { findDifferences, type Catalogue } from './catalogue.ts';

const fix = 'run "npm run go-live", or undo what was changed by hand';
/** A database of another version has hundreds of differences. */
const maxListed = 20;
const enableCron =
  'enable pg_cron and pg_net (dashboard, Database → Extensions) and run "npm run go-live"';
/** Functions that pg_cron has to call on a hosted project. */
const scheduledFunctions = ['notify_mailer', 'purge_expired', 'rebuild_site'];

/** Returns what the database is made of. @param session of an administrator. @throws SkippedCheck for anyone else */
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

/** Finds what is not as the migrations make it. */
export function checkCatalogue(live: Catalogue): Finding[] {
  const differences = findDifferences(live);
  const omittedCount = differences.length - maxListed;
  return [
    ...differences.slice(0, maxListed).map((difference) => `${difference}: ${fix}`),
    omittedCount > 0 && `${omittedCount} more differences from the migrations: ${fix}`,
  ];
}

/** Sends one request for each thing that a visitor must or must not be able to do. */
export async function checkVisitorRights({ rest }: Backend): Promise<Finding[]> {
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
    // refused as incomplete once rights and policies have let it pass
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

/** Sends, with the session of an account without rights, requests that only administrators may make. */
export async function checkAccountRights({ rest }: Backend): Promise<Finding[]> {
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

/** Finds functions that no schedule of a hosted project calls. */
export function checkSchedules({ schedule = {} }: Catalogue): Finding[] {
  const commands = Object.values(schedule);
  return scheduledFunctions
    .filter((name) => !commands.some((command) => command.includes(name)))
    .map((name) => `no schedule calls private.${name}: ${enableCron}`);
}

/** Repeats what “Email and health” in the staff area shows as bad. */
export async function checkHealth({ rest }: Backend): Promise<Finding[]> {
  const { status, body } = await rest('rpc/read_health', {});
  if (status >= 300) throw new SkippedCheck(`read_health answered ${status}`);
  return (body as { name: string; is_bad: boolean; figures: object }[]).map(
    ({ name, is_bad: isBad, figures }) =>
      isBad && `${name}: ${JSON.stringify(figures)}: Email and health in the staff area says why`,
  );
}
