import { SkippedCheck, type Check } from '../launch/checks.ts';
import { differences, type Catalogue } from './catalogue.ts';
import { isLocalAddress } from '../launch/placeholders.ts';
import { countOf, RefusedKey, type Backend } from './request.ts';

const push = 'run "npx supabase db push --remote", or undo what was changed by hand';
const takeKey =
  'set VITE_SUPABASE_ANON_KEY to the publishable key of this project (Project Settings → API Keys)';
/** A database of another version differs in hundreds of things. */
const maxShown = 20;
/** What pg_cron has to call on a hosted project. */
const scheduled = ['notify_mailer', 'purge_expired'];

type SignIn = () => Promise<Backend>;

/** Compares the database with what the migrations make, and asks as a visitor and as an account without rights. */
export function databaseChecks(
  visitor: Backend,
  signIn: { stranger: SignIn; admin: SignIn },
): Check[] {
  let reading: Promise<Catalogue> | undefined;
  const catalogue = () => (reading ??= signIn.admin().then(readCatalogue));
  return [
    { name: 'Visitors', ask: () => visitorProblems(visitor) },
    {
      name: 'Accounts without rights',
      ask: async () => {
        const stranger = await signIn.stranger();
        const own = await stranger.rest('admin_users?select=user_id&limit=1');
        if (countOf(own.body) > 0) {
          throw new SkippedCheck(
            'CHECK_STRANGER_EMAIL is an administrator: name one without rights',
          );
        }
        const { status, body } = await stranger.rest('contact_submissions?select=id&limit=1');
        const called = await stranger.rest('rpc/catalogue', { body: {} });
        // a second header passes check_request, so what people wrote has no statistics
        const [before, after] = await Promise.all(
          ['lt', 'gt'].map((side) =>
            stranger.estimate(`contact_submissions?select=email&limit=1&email=${side}.!`),
          ),
        );
        return [
          ...(status < 300 && countOf(body) > 0
            ? [`anyone with an account may read contact_submissions: ${push}`]
            : []),
          ...(before === after
            ? []
            : [
                `the planner's statistics tell anyone with an account what contact_submissions.email holds: ${push}`,
              ]),
          ...(called.status < 300
            ? [`anyone with an account may call what is for administrators: ${push}`]
            : []),
        ];
      },
    },
    {
      name: 'Database',
      ask: async () => {
        const found = differences(await catalogue());
        const left = found.length - maxShown;
        return [
          ...found.slice(0, maxShown).map((text) => `${text}: ${push}`),
          ...(left > 0 ? [`${left} more differences from the migrations: ${push}`] : []),
        ];
      },
    },
    {
      name: 'Schedules',
      ask: async () => {
        if (isLocalAddress(visitor.url)) {
          throw new SkippedCheck('the local backend has no pg_cron and runs its work by itself');
        }
        return missingSchedules(await catalogue());
      },
    },
    { name: 'Health', ask: async () => healthProblems(await signIn.admin()) },
  ];
}

async function readCatalogue(session: Backend): Promise<Catalogue> {
  const { status, code, body } = await session.rest('rpc/catalogue', { body: {} });
  if (code === 'PT403') {
    throw new SkippedCheck('CHECK_ADMIN_EMAIL is not an administrator: add it to admin_users');
  }
  if (status >= 300) throw new Error(`the database is older than this version: ${push}`);
  return body as Catalogue;
}

/** One request for each kind of answer that the site needs. */
async function visitorProblems(visitor: Backend): Promise<string[]> {
  try {
    await visitor.rest('job_postings?select=id&limit=1');
  } catch (error) {
    if (error instanceof RefusedKey) return [`${error.message}: ${takeKey}`];
    throw error;
  }
  const [open, drafts, closed, sent, planned] = await Promise.all([
    visitor.rest('job_postings?select=id&status=eq.active&limit=1'),
    visitor.rest('job_postings?select=id&status=neq.active&limit=1'),
    visitor.rest('contact_submissions?select=id&limit=1'),
    // refused for what it lacks, after rights and policies let it pass
    visitor.rest('quote_requests', { body: { email: null } }),
    visitor.rest('job_postings?select=id&limit=1', { prefer: '\tcount=planned' }),
  ]);
  return [
    ...(open.status < 300 ? [] : [`a visitor cannot read open positions: ${push}`]),
    ...(countOf(drafts.body) > 0 ? [`a visitor sees drafts of positions: ${push}`] : []),
    ...(closed.code === '42501' ? [] : [`a visitor may read contact_submissions: ${push}`]),
    ...(sent.code === '42501' ? [`a visitor cannot send a quote request: ${push}`] : []),
    ...(planned.code === 'PT400'
      ? []
      : [
          `anyone can guess hidden rows by planned counts: run "alter role authenticator set pgrst.db_pre_request = 'public.check_request'; notify pgrst, 'reload config';" in the SQL editor`,
        ]),
  ];
}

/** Work that nothing calls, on a project with pg_cron or without. */
export function missingSchedules({ schedule = {} }: Catalogue): string[] {
  const commands = Object.values(schedule);
  return scheduled
    .filter((call) => !commands.some((text) => text.includes(call)))
    .map((call) => `no schedule calls private.${call}: docs/going-live.md, step 8`);
}

async function healthProblems(session: Backend): Promise<string[]> {
  const { status, body } = await session.rest('rpc/read_health', { body: {} });
  if (status >= 300) throw new SkippedCheck(`read_health answered ${status}`);
  return (body as { name: string; is_bad: boolean; figures: object }[])
    .filter(({ is_bad: isBad }) => isBad)
    .map(({ name, figures }) => `${name}: ${JSON.stringify(figures)}: /admin, Health says why`);
}
