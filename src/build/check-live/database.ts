import { SkippedCheck, type Check } from './checks.ts';
import { estimateChecks } from './estimates.ts';
import { positionProblems } from './positions.ts';
import { judgeRights, missingIn, unclear } from './judge-rights.ts';
import { unknownInApi } from './listing.ts';
import { countOf, RefusedKey, type Backend } from './request.ts';
import { askRights, isAllowed } from './rights.ts';
import { noView, reaches, staffProblems, viewOfStaff, type StaffView } from './staff.ts';

const push =
  'run "npx supabase db push --remote" ("npx supabase migration list --remote" shows what is missing)';

const takeKey =
  'set VITE_SUPABASE_ANON_KEY to the publishable key of this project (Project Settings → API Keys)';

type SignIn = () => Promise<Backend>;

/** Checks that the database matches the build, and gives everybody what the access matrix says. */
export function databaseChecks(
  visitor: Backend,
  signIn: { stranger: SignIn; admin: SignIn },
): Check[] {
  const visitorAsked = once(() => askRights(visitor, 'anon'));
  const staff = once(async () => {
    const session = await signIn.admin();
    const { body } = await session.rest('rpc/mail_state', { body: {} });
    if (countOf(body) === 0) {
      throw new SkippedCheck('CHECK_ADMIN_EMAIL is not an administrator: add it to admin_users');
    }
    const asked = await askRights(session, 'admin');
    return { session, asked, view: await viewOfStaff(session, asked) };
  });
  const staffView = () =>
    staff().then(
      ({ view }) => view,
      () => noView,
    );
  return [
    {
      name: 'Key of the backend',
      ask: async () => {
        try {
          await visitor.rest('job_postings?select=id&limit=1');
          return [];
        } catch (error) {
          if (error instanceof RefusedKey) return [`${error.message}: ${takeKey}`];
          throw error;
        }
      },
    },
    {
      name: 'Migrations',
      ask: async () => {
        const asked = (await visitorAsked()).filter(({ verb }) =>
          ['select', 'call'].includes(verb),
        );
        const missing = missingIn(asked);
        if (missing.length === 0) return unclear(asked);
        return [`the database is older than the site, without ${missing.join(', ')}: ${push}`];
      },
    },
    {
      name: 'Closed to visitors',
      ask: async () => {
        const view = await staffView();
        const asked = (await visitorAsked()).filter((one) => !isAllowed('anon', one));
        const { excess, open } = judgeRights('anon', asked, view);
        return [
          ...excess,
          ...(await draftsShown(visitor, view)),
          ...open,
          ...(await unknownInApi(visitor)),
        ];
      },
    },
    {
      name: 'Open to visitors',
      ask: async () => {
        const asked = (await visitorAsked()).filter((one) => isAllowed('anon', one));
        const { lacking, open } = judgeRights('anon', asked, noView);
        return [...lacking, ...open];
      },
    },
    ...estimateChecks(visitor, signIn.stranger),
    { name: 'Open positions', ask: () => positionProblems(visitor, signIn.admin) },
    {
      name: 'Accounts without rights',
      ask: async () => {
        const session = await signIn.stranger();
        const own = await session.rest('admin_users?select=user_id&limit=1');
        if (countOf(own.body) > 0) {
          throw new SkippedCheck(
            'CHECK_STRANGER_EMAIL is an administrator: name one without rights',
          );
        }
        const view = await staffView();
        const asked = await askRights(session, 'account');
        const { excess, lacking, open } = judgeRights('account', asked, view);
        const reached = await Promise.all(view.samples.map((row) => reaches(session, row)));
        return [
          ...excess,
          ...view.samples
            .filter((_, index) => reached[index])
            .map(({ table }) => `anyone with an account may change rows of ${table}: ${push}`),
          ...lacking,
          ...(await draftsShown(session, view)),
          ...open,
        ];
      },
    },
    {
      name: 'Staff',
      ask: async () => {
        const { session, asked, view } = await staff();
        const { excess, lacking, open } = judgeRights('admin', asked, view);
        return [...excess, ...lacking, ...(await staffProblems(session, view)), ...open];
      },
    },
  ];
}

async function draftsShown(backend: Backend, { hasDrafts }: StaffView) {
  const { body } = await backend.rest('job_postings?select=status&status=neq.active&limit=1');
  if (countOf(body) > 0) return [`job_postings shows what is not active: ${push}`];
  if (hasDrafts) return [];
  return [new SkippedCheck('whether drafts of job_postings are hidden: staff see none')];
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= work());
}
