// The requests that the specification names (its parts 3, 4, 6 and 7), with its columns, and the answer of each caller: rows,
// or the code or check that refuses. PostgREST answers 42501 with 401 to visitors and 403 to accounts, a violated check with 400.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { postingIds, submissionOf } from './fixtures';
import { become, giveRole, ROLLBACK, tryStep, type Tx } from './personas';
import { applications, contacts, partnerships, postings, quotes, type Row } from './tables';

const { it } = sharedDatabase('explicit');
const callers = ['anonymous', 'stranger', 'sales', 'hr', 'admin'] as const;
type Answers = Record<(typeof callers)[number], string>;
type Request = (tx: Tx) => PromiseLike<{ count: number | null }>;

const denied = 'refused 42501';
const rows = (count: number) => `${count} rows`;
const forAll = (answer: string) =>
  Object.fromEntries(callers.map((caller) => [caller, answer])) as Answers;
/** Row-level security hides the rows from an account without the kind. */
const forReaders = (answers: Partial<Answers>): Answers => ({
  ...forAll(rows(0)),
  anonymous: denied,
  ...answers,
});
const forSales = (answer: string) => forReaders({ sales: answer, admin: answer });
const forHr = (answer: string) => forReaders({ hr: answer, admin: answer });
const forEditors = (answer: string): Answers => ({ ...forAll(denied), hr: answer, admin: answer });

async function expectAnswers(tx: Tx, request: Request, expected: Answers) {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  const answers: Partial<Answers> = {};
  for (const caller of callers) {
    const attempt = tx.savepoint(async (step) => {
      await become(step, caller);
      answers[caller] = await tryStep(step, request);
      throw ROLLBACK;
    });
    await attempt.catch((error: unknown) => expect(error).toBe(ROLLBACK));
  }
  expect(answers).toEqual(expected);
}

const pick = (row: Row, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
const postingColumns =
  'title department location employment_type description requirements salary_range status'.split(
    ' ',
  );
const posting = pick(postings.row, postingColumns);
const { draft: draftId = '' } = postingIds;

const postingCases: [title: string, Request, Answers][] = [
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

it.for(postingCases)('%s', ([, request, answers], { tx }) => expectAnswers(tx, request, answers));

it('each member of staff finds the row that lets them in', ({ tx }) => {
  const own: Request = (step) => step`select user_id from admin_users where user_id = auth.uid()`;
  return expectAnswers(tx, own, forReaders({ sales: rows(1), hr: rows(1), admin: rows(1) }));
});

const lists: [kind: typeof contacts, columns: string, forKind: (answer: string) => Answers][] = [
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
  const record = submissionOf(name);
  const update =
    (set: Row): Request =>
    (tx) =>
      tx`
    update ${tx(name)} set ${tx(set)} where id = ${record} returning id, status`;

  it('only staff whose role includes this kind can list its records', async ({ tx }) => {
    const names = ['id', ...columns.split(' '), 'status', 'created_at'];
    const list: Request = (step) => step`
      select ${step(names)} from ${step(name)} order by created_at desc`;
    await expectAnswers(tx, list, forKind(rows(1)));
  });

  it.for(statuses)(
    'only staff whose role includes this kind can set the status %s',
    (status, { tx }) => expectAnswers(tx, update({ status }), forKind(rows(1))),
  );

  it('nobody sets an unknown status', ({ tx }) =>
    expectAnswers(tx, update({ status: 'archived' }), forKind('refused status')));

  it('nobody changes what a sender wrote', ({ tx }) =>
    expectAnswers(tx, update({ email: 'other@example.com' }), forAll(denied)));

  const isInsertable = name !== applications.name;
  const required = Object.keys(row).filter((column) => !optional.includes(column));
  const insert = (changes: Row, returnsId = false): Request => {
    const sent = { ...pick(row, required), id: randomUUID(), ...changes };
    return (tx) => tx`insert into ${tx(name)} ${tx(sent)} ${returnsId ? tx`returning id` : tx``}`;
  };

  it(`${isInsertable ? 'everybody' : 'nobody'} inserts what the form requires`, ({ tx }) =>
    expectAnswers(tx, insert({}), forAll(isInsertable ? rows(1) : denied)));

  it('a repeated submission is not stored again', ({ tx }) =>
    expectAnswers(tx, insert({ id: record }), forAll(isInsertable ? rows(0) : denied)));

  it('only those whose role includes the kind get back the id of what they insert', ({ tx }) =>
    expectAnswers(tx, insert({}, true), {
      ...forAll(denied),
      ...(isInsertable && { sales: rows(1), admin: rows(1) }),
    }));
});
