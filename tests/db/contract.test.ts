// The requests of the site's forms and lists, and what each caller gets: rows, or the code or check that refuses.
// PostgREST answers 42501 with 401 to visitors and 403 to accounts, a violated check with 400.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { postingIds, submissionIdOf } from './fixtures';
import { applications, contacts, partnerships, postings, quotes, type Row } from './tables';
import { giveRole, runAs, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');
const callers = ['anonymous', 'stranger', 'sales', 'hr', 'admin'] as const;
type Outcomes = Record<(typeof callers)[number], string>;
type Request = (tx: Tx) => PromiseLike<{ count: number | null }>;

const denied = 'refused 42501';
const rows = (count: number) => `${count} rows`;
const forAll = (outcome: string) =>
  Object.fromEntries(callers.map((caller) => [caller, outcome])) as Outcomes;
/** Row-level security hides all rows from callers that are not named. */
const forReaders = (outcomes: Partial<Outcomes>): Outcomes => ({
  ...forAll(rows(0)),
  anonymous: denied,
  ...outcomes,
});
const forSales = (outcome: string) => forReaders({ sales: outcome, admin: outcome });
const forHr = (outcome: string) => forReaders({ hr: outcome, admin: outcome });
/** Who may write postings; the others lack the privilege. */
const forEditors = (outcome: string): Outcomes => ({
  ...forAll(denied),
  hr: outcome,
  admin: outcome,
});

/** Expects what each caller gets for the request, all from the same rows. */
async function expectOutcomes(tx: Tx, request: Request, expected: Outcomes) {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  const outcomes: Partial<Outcomes> = {};
  for (const caller of callers) {
    outcomes[caller] = await runAs(tx, caller, (step) => tryStep(step, request));
  }
  expect(outcomes).toEqual(expected);
}

const pickColumns = (row: Row, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
const postingColumns =
  'title department location employment_type description requirements salary_range status'.split(
    ' ',
  );
const posting = pickColumns(postings.row, postingColumns);
const { draft: draftId = '' } = postingIds;

const postingCases: [title: string, Request, Outcomes][] = [
  [
    'everybody reads active postings in the list of careers',
    (tx) => tx`
      select ${tx(['id', ...postingColumns, 'created_at'])} from job_postings
      where status = 'active' order by created_at desc`,
    forAll(rows(1)),
  ],
  [
    'only HR and admins read drafts in the list of all postings',
    (tx) => tx`select * from job_postings order by created_at desc`,
    { ...forAll(rows(1)), hr: rows(3), admin: rows(3) },
  ],
  [
    'HR and admins create a posting',
    (tx) => tx`insert into job_postings ${tx(posting)}`,
    forEditors(rows(1)),
  ],
  [
    'HR and admins update a posting',
    (tx) => tx`update job_postings set ${tx(posting)} where id = ${draftId}`,
    forHr(rows(1)),
  ],
  [
    'nobody stores a posting without what the form requires',
    (tx) => tx`insert into job_postings ${tx({ ...posting, requirements: null })}`,
    forEditors('refused 23502'),
  ],
  [
    'HR and admins delete a posting',
    (tx) => tx`delete from job_postings where id = ${draftId}`,
    forHr(rows(1)),
  ],
];

it.for(postingCases)('%s', ([, request, outcomes], { tx }) =>
  expectOutcomes(tx, request, outcomes),
);

it('each member of staff finds the row that lets them in', ({ tx }) => {
  const readOwn: Request = (step) => step`select from admin_users where user_id = auth.uid()`;
  return expectOutcomes(tx, readOwn, forReaders({ sales: rows(1), hr: rows(1), admin: rows(1) }));
});

/** Each list with its columns, and who gets its rows. */
const lists: [table: typeof contacts, columns: string, forKind: (outcome: string) => Outcomes][] = [
  [contacts, 'first_name last_name email company_operator service_interest', forSales],
  [
    applications,
    'first_name last_name email position_applied_for years_experience current_location',
    forHr,
  ],
  [partnerships, 'company_name contact_person email country_region partnership_type', forSales],
  [quotes, 'company_name contact_name email country phone service_type timeline budget', forSales],
];

describe.each(lists)('$name', ({ name, statuses, row, optional }, columns, forKind) => {
  const recordId = submissionIdOf(name);
  const update =
    (set: Row): Request =>
    (tx) =>
      tx`update ${tx(name)} set ${tx(set)} where id = ${recordId} returning id, status`;

  it('only staff whose role includes this kind can list its records', async ({ tx }) => {
    const names = ['id', ...columns.split(' '), 'status', 'created_at'];
    const readList: Request = (step) => step`
      select ${step(names)} from ${step(name)} order by created_at desc`;
    await expectOutcomes(tx, readList, forKind(rows(1)));
  });

  it.for(statuses)(
    'only staff whose role includes this kind can set the status %s',
    (status, { tx }) => expectOutcomes(tx, update({ status }), forKind(rows(1))),
  );

  it('nobody sets an unknown status', ({ tx }) =>
    expectOutcomes(tx, update({ status: 'archived' }), forKind('refused status')));

  it('nobody changes what a sender wrote', ({ tx }) =>
    expectOutcomes(tx, update({ email: 'other@example.com' }), forAll(denied)));

  const isInsertable = name !== applications.name;
  const required = Object.keys(row).filter((column) => !optional.includes(column));
  const insert = (changes: Row, returnsId = false): Request => {
    const sent = { ...pickColumns(row, required), id: randomUUID(), ...changes };
    return (tx) => tx`insert into ${tx(name)} ${tx(sent)} ${returnsId ? tx`returning id` : tx``}`;
  };

  it(`${isInsertable ? 'everybody' : 'nobody'} inserts what the form requires`, ({ tx }) =>
    expectOutcomes(tx, insert({}), forAll(isInsertable ? rows(1) : denied)));

  it(`a repeated submission is ${isInsertable ? 'not stored again' : 'refused'}`, ({ tx }) =>
    expectOutcomes(tx, insert({ id: recordId }), forAll(isInsertable ? rows(0) : denied)));

  it('only those whose role includes the kind get back the id of what they insert', ({ tx }) =>
    expectOutcomes(tx, insert({}, true), {
      ...forAll(denied),
      ...(isInsertable && { sales: rows(1), admin: rows(1) }),
    }));
});
