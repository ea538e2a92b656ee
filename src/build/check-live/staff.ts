import { tables } from '../../../tests/db/access-matrix.ts';
import { SkippedCheck } from './checks.ts';
import { countOf, type Backend } from './request.ts';
import type { Asked } from './rights.ts';
import { columnsOf, mayUse } from './schema.ts';

/** A row that staff can read, with its first status: setting it to what it is changes nothing. */
export interface SampleRow {
  table: string;
  id: string;
  status: string;
}

/** What staff see, which tells whether others see nothing because nothing is there. */
export interface StaffView {
  /** Tables with rows, and those that show none. */
  filled: ReadonlySet<string>;
  empty: readonly string[];
  hasDrafts: boolean;
  samples: readonly SampleRow[];
}

export const noView: StaffView = { filled: new Set(), empty: [], hasDrafts: false, samples: [] };

const push = 'a policy for staff is missing: run "npx supabase db push --remote"';
const withStatus = Object.keys(tables).filter((name) => mayUse('admin', name, 'update', 'status'));

export async function viewOfStaff(session: Backend, asked: readonly Asked[]): Promise<StaffView> {
  const read = asked.filter(({ verb, result }) => verb === 'select' && result === 'open');
  const drafts = await session.rest('job_postings?select=id&status=neq.active&limit=1');
  const samples = await Promise.all(
    withStatus.map(async (table) => {
      const status = columnsOf(table).includes('closes_on') ? 'active' : 'new';
      const found = await session.rest(`${table}?select=id&status=eq.${status}&limit=1`);
      const [row] = Array.isArray(found.body) ? (found.body as { id: string }[]) : [];
      return row ? [{ table, id: row.id, status }] : [];
    }),
  );
  return {
    filled: new Set(read.filter(({ rows }) => rows > 0).map(({ name }) => name)),
    empty: read.filter(({ rows }) => rows === 0).map(({ name }) => name),
    hasDrafts: countOf(drafts.body) > 0,
    samples: samples.flat(),
  };
}

/** Whether an account reaches a row to change it. */
export async function reaches(session: Backend, { table, id, status }: SampleRow) {
  const { body } = await session.rest(`${table}?id=eq.${id}&status=eq.${status}&select=id`, {
    method: 'PATCH',
    body: { status },
    returning: true,
  });
  return countOf(body) > 0;
}

/** Rows that policies hide from staff, and changes that they prevent. */
export async function staffProblems(session: Backend, { filled, empty, samples }: StaffView) {
  const { body } = await session.rest('rpc/mail_state', { body: {} });
  const [state = {}] = Array.isArray(body) ? (body as Record<string, unknown>[]) : [];
  const hasMail = ['waiting', 'failed', 'sent'].some((name) => Number(state[name] ?? 0) > 0);
  // A list reads with its owner's rights, and an administrator has a row in admin_users.
  const exists = (name: string) =>
    name === 'admin_users' ||
    (name === 'mails' && hasMail) ||
    filled.has(`${name}_list`) ||
    filled.has(name.replace(/_list$/, ''));
  const unknown = empty.filter((name) => !exists(name));
  const reached = await Promise.all(samples.map((row) => reaches(session, row)));
  const unasked = Object.keys(tables).flatMap((name) => [
    ...(tables[name]?.admin?.update && !samples.some(({ table }) => table === name)
      ? [`change ${name}`]
      : []),
    ...(mayUse('admin', name, 'delete') ? [`delete from ${name}`] : []),
  ]);
  return [
    ...empty.filter(exists).map((name) => `staff see no row of ${name}: ${push}`),
    ...samples
      .filter((_, index) => !reached[index])
      .map(({ table }) => `staff cannot change ${table}: ${push}`),
    ...(unknown.length > 0
      ? [new SkippedCheck(`whether staff see the rows of ${unknown.join(', ')}: none, or ${push}`)]
      : []),
    new SkippedCheck(`whether staff's policies let them ${unasked.join(', ')}: it would do so`),
  ];
}
