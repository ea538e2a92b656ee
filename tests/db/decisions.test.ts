import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { figures } from '@/content/facts/site';
import { sharedDatabase } from './database';
import { daysAgo, postingIds, trapped } from './fixtures';
import { sendAll } from './mail';
import {
  addApplicant,
  applicationsTable,
  makeRepliesDue,
  queue,
  replyTo,
  shownStatus,
} from './reply';
import { apply, resume } from './submit';
import { applications } from './tables';
import { actAs, become, giveRole, tryStep, type Tx } from './transaction';
import { updateAs } from './update';

const { it } = sharedDatabase('explicit');
const { active = '', inactive = '' } = postingIds;

/** Says whether an applicant awaits a decision, and whether a decision was sent. */
async function decisionOf(tx: Tx, id: string) {
  const [row] = await tx`
    select awaits_decision, told_at is not null as told from career_applications where id = ${id}
  `;
  return `awaits: ${row?.['awaits_decision']}, told: ${row?.['told']}`;
}

const change = (tx: Tx, id: string, set: object, seen = {}) =>
  updateAs(tx, 'admin', [{ id, seen, set }], { table: applicationsTable });

/** Adds a rejected application of so many days ago. */
async function addApplication(tx: Tx, ageDays: number, changes = {}) {
  const row = { id: randomUUID(), created_at: daysAgo(ageDays), status: 'rejected' };
  await tx`insert into career_applications ${tx({ ...applications.row, ...row, ...changes })}`;
}

it('an applicant awaits a decision until a mail with it waits or was sent', async ({ tx }) => {
  const { id } = await addApplicant(tx);
  await queue(tx, [replyTo(id)]);
  await makeRepliesDue(tx);
  await sendAll(tx);
  expect(await decisionOf(tx, id)).toBe('awaits: true, told: false');
  await change(tx, id, { status: 'rejected' });
  expect(await decisionOf(tx, id), 'rejected, and not told').toBe('awaits: true, told: false');
  const decision = replyTo(id, { seen: 'rejected', known: 1 });
  await queue(tx, [decision]);
  expect(await decisionOf(tx, id), 'the mail waits').toBe('awaits: false, told: false');
  await makeRepliesDue(tx);
  await sendAll(tx);
  expect(await decisionOf(tx, id)).toBe('awaits: false, told: true');
  await change(tx, id, { status: 'reviewed' });
  expect(await decisionOf(tx, id), 'open again').toBe('awaits: true, told: true');
  await tx`update mails set state = 'failed' where id = ${decision.id}`;
  expect(await decisionOf(tx, id), 'not told after all').toBe('awaits: true, told: false');
});

it('HR counts applicants without a decision after the promised days', async ({ tx }) => {
  const days = figures.applicationDecisionDays;
  await tx`delete from career_applications`;
  await addApplication(tx, days + 1);
  await addApplication(tx, days + 1, { status: 'interviewed' });
  await addApplication(tx, days + 1, { told_at: daysAgo(3) });
  await addApplication(tx, days + 1, trapped);
  await addApplication(tx, days - 1);
  await giveRole(tx, 'hr', 'hr');
  await become(tx, 'hr');
  expect(await tx`select table_name, undecided from open_work()`).toEqual([
    { table_name: applicationsTable, undecided: 2 },
  ]);
});

it('an admin sets and clears a known reason with a status, and no mail says it', async ({ tx }) => {
  const { id } = await addApplicant(tx);
  const reason = { status: 'rejected', rejection_reason: 'salary' };
  expect(await change(tx, id, reason, { status: 'new', rejection_reason: null })).toMatchObject({
    changed: { [id]: {} },
  });
  const unknownReason = await change(tx, id, { rejection_reason: 'nose' });
  expect(unknownReason.refused).toHaveProperty(id);
  await queue(tx, [replyTo(id, { seen: 'rejected' })]);
  await makeRepliesDue(tx);
  const mails = await sendAll(tx);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('salary');
  await change(tx, id, { status: 'rejected', rejection_reason: null }, reason);
  const [row] = await tx`select rejection_reason from career_applications where id = ${id}`;
  expect(row).toEqual({ rejection_reason: null });
});

it('an admin rates applicants from one to five, which is logged, but no lead', async ({ tx }) => {
  const { id } = await addApplicant(tx);
  expect((await change(tx, id, { rating: 6 }, { rating: null })).refused).toHaveProperty(id);
  expect(await change(tx, id, { rating: 4 }, { rating: null })).toMatchObject({
    changed: { [id]: {} },
  });
  expect(await tx`select from_status, to_status from activity_log where action = 'rated'`).toEqual([
    { from_status: 'none', to_status: '4' },
  ]);
  expect(await tryStep(tx, (step) => step`update quote_requests set rating = 4`)).toBe(
    'refused rating',
  );
});

it.for([
  ['open', active, false],
  ['closed', inactive, true],
] as const)(
  'an application to a posting that is %s is accepted and marked',
  async ([, posting, after_closing], { tx }) => {
    const id = randomUUID();
    await become(tx, 'anonymous');
    await apply(tx, { ...applications.row, id, job_posting_id: posting }, [resume]);
    await become(tx, 'owner');
    const [row] = await tx`select after_closing from career_applications where id = ${id}`;
    expect(row).toEqual({ after_closing });
  },
);

it.for([
  // each status with the minutes for which it lasted
  ['no decision of this hour', 'reviewed 300, rejected 59', 'reviewed'],
  ['a decision after an hour', 'rejected 60', 'rejected'],
  ['other stages at once', 'reviewed 0', 'reviewed'],
  ['no slip that was put right', 'reviewed 100, rejected 50, reviewed 20', 'reviewed'],
  ['no slip that was replaced', 'rejected 40, accepted 30', 'new'],
  ['the last that lasted', 'rejected 170, accepted 30', 'rejected'],
] as const)('a sender sees %s', async ([, stages, expected], { tx }) => {
  const { id, secret } = await addApplicant(tx);
  for (const stage of stages.split(', ')) {
    const [status = '', minutes = ''] = stage.split(' ');
    await tx`update career_applications set status = ${status} where id = ${id}`;
    await tx`
      update career_applications
      set status_shown_at = status_shown_at - make_interval(mins => ${minutes})
      where id = ${id}
    `;
  }
  expect(await actAs(tx, 'anonymous', () => shownStatus(tx, secret))).toBe(expected);
});
