import { SkippedCheck, type Check } from './checks.ts';
import { askEach, type Backend } from './request.ts';

/** What people wrote, a column of each table that accounts may name and see no row of. */
const hidden = [
  'contact_submissions.email',
  'quote_requests.email',
  'partnership_applications.email',
  'career_applications.email',
  'received_mails.from_address',
  'staff_notes.body',
  'replies.body',
  'activity_log.summary',
];

/** What may not be read may not be estimated: planned counts are refused, and know no value where they are not. */
export function estimateChecks(visitor: Backend, stranger: () => Promise<Backend>): Check[] {
  return [
    {
      name: 'Planned counts',
      ask: async () => {
        const answers = await Promise.all(
          ['planned', 'estimated', '\tplanned'].map((kind) =>
            visitor.rest('job_postings?select=id&limit=1', { prefer: `count=${kind}` }),
          ),
        );
        const other = answers.find(({ code }) => code !== 'PT400');
        if (!other) return [];
        if (other.code)
          throw new SkippedCheck(`the backend answered ${other.status} ${other.code}`);
        return [
          `an account can guess hidden rows by planned counts: run "alter role authenticator set pgrst.db_pre_request = 'public.check_request'; notify pgrst, 'reload config';" in the SQL editor`,
        ];
      },
    },
    {
      name: 'Estimates',
      ask: async () => {
        const account = await stranger();
        const told = await askEach(hidden, async (place) => {
          const [table = '', column = ''] = place.split('.');
          const [before, after] = await Promise.all(
            ['lt', 'gt'].map((side) =>
              account.estimate(`${table}?select=${column}&limit=1&${column}=${side}.!`),
            ),
          );
          return before !== after;
        });
        return hidden
          .filter((_, index) => told[index])
          .map(
            (place) =>
              `the planner's statistics tell anyone with an account what ${place} holds: run "npx supabase db push --remote", then "analyze" in the SQL editor`,
          );
      },
    },
  ];
}
