import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { figures } from '@/content/facts/site';
import { freshDatabase } from './database';
import { postingIds } from './fixtures';
import { sendAll } from './mail';
import { as, become, giveRole, type Tx } from './personas';
import { applicant, applications, replyTo, send, stateOf, tenMinutesLater } from './reply';
import { apply, resume } from './submit';
import { applications as applicationRows } from './tables';

const database = freshDatabase('explicit');
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);
const { active = '', inactive = '' } = postingIds;
const decline = (id: string, more = {}) => replyTo(id, { status: 'rejected', ...more });

async function awaits(tx: Tx, id: string) {
  await become(tx, 'owner');
  const [row] = await tx`
    select awaits_decision, told_at is not null as told from career_applications where id = ${id}
  `;
  return row;
}

async function set(tx: Tx, id: string, values: Record<string, unknown>, seen = {}) {
  await become(tx, 'admin');
  const changes = [{ id, seen, set: values }];
  const [row] =
    await tx`select update_records(${applications}, ${tx.json(changes as never)}) as answer`;
  await become(tx, 'owner');
  return row?.['answer'] as { changed: object; refused: object };
}

/** An application of so many days ago that was told its decision so many days later, or not at all. */
async function applied(tx: Tx, age: number, told: number | null, more = {}) {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  const row = { id: randomUUID(), created_at: day(age), status: 'rejected' };
  const told_at = told === null ? null : day(age - told);
  await tx`insert into career_applications ${tx({ ...applicationRows.row, ...row, told_at, ...more })}`;
}

async function kept(tx: Tx) {
  await become(tx, 'anonymous');
  const [row] = await tx`select decisions_kept() as kept`;
  await become(tx, 'owner');
  return row?.['kept'] as unknown;
}

it('an applicant awaits a decision until a mail with it was sent', () =>
  sql(async (tx) => {
    const { id } = await applicant(tx);
    await send(tx, [replyTo(id)]);
    await tenMinutesLater(tx);
    await sendAll(tx);
    expect(await awaits(tx, id)).toEqual({ awaits_decision: true, told: false });
    await set(tx, id, { status: 'rejected' });
    expect(await awaits(tx, id), 'rejected, and not told').toEqual({
      awaits_decision: true,
      told: false,
    });
    await send(tx, [replyTo(id, { seen: 'rejected', known: 1 })]);
    expect(await awaits(tx, id), 'the mail waits').toEqual({ awaits_decision: true, told: false });
    await tenMinutesLater(tx);
    await sendAll(tx);
    expect(await awaits(tx, id)).toEqual({ awaits_decision: false, told: true });
    await set(tx, id, { status: 'reviewed' });
    expect(await awaits(tx, id), 'open again').toEqual({ awaits_decision: true, told: true });
  }));

it('a mail that failed tells nobody', () =>
  sql(async (tx) => {
    const { id } = await applicant(tx);
    const reply = decline(id);
    await send(tx, [reply]);
    await tenMinutesLater(tx);
    await sendAll(tx);
    await tx`update replies set state = 'failed' where id = ${reply.id}`;
    expect(await awaits(tx, id)).toEqual({ awaits_decision: true, told: false });
  }));

it('an applicant without an address awaits no mail once there is a decision', () =>
  sql(async (tx) => {
    const id = randomUUID();
    const record = { id, first_name: 'Ada', phone: '+234 803 000 0001', came_by: 'whatsapp' };
    await become(tx, 'admin');
    await tx`select add_submission(${applications}, ${tx.json(record)})`;
    expect(await awaits(tx, id)).toMatchObject({ awaits_decision: true });
    await set(tx, id, { status: 'accepted' });
    expect(await awaits(tx, id)).toMatchObject({ awaits_decision: false });
  }));

it('an applicant to whom two colleagues write the decision at once gets one mail', () =>
  sql(async (tx) => {
    const { id } = await applicant(tx);
    const [first, second] = [decline(id), decline(id, { status: 'accepted' })];
    expect(await send(tx, [first], randomUUID())).toEqual(['queued']);
    expect(await send(tx, [second], randomUUID()), 'while it waits').toEqual(['answered']);
    await tenMinutesLater(tx);
    const mails = await sendAll(tx);
    expect(mails.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    expect(await send(tx, [second], randomUUID()), 'after it was sent').toEqual(['changed']);
    expect(await stateOf(tx, first)).toMatchObject({ state: 'sent' });
  }));

it('an applicant who withdraws while HR writes gets no mail, and HR is told', () =>
  sql(async (tx) => {
    const { id, secret } = await applicant(tx);
    await become(tx, 'anonymous');
    await tx`select withdraw_submission(${secret})`;
    expect(await send(tx, [decline(id)])).toEqual(['gone']);
  }));

it('HR counts applicants without a decision after the promised days', () =>
  sql(async (tx) => {
    const days = figures.applicationDecisionDays;
    await tx`delete from career_applications`;
    await applied(tx, days + 1, null);
    await applied(tx, days + 1, null, { status: 'interviewed' });
    await applied(tx, days + 1, 3);
    await applied(tx, days - 1, null);
    await applied(tx, days + 1, null, { spam_suspected: true, spam_reason: 'honeypot' });
    await giveRole(tx, 'sales', 'hr');
    await become(tx, 'sales');
    expect(await tx`select table_name, undecided from open_work('2026-11-28')`).toEqual([
      { table_name: applications, undecided: 2 },
    ]);
  }));

it('a visitor learns whether every applicant was told in time, from ten on', () =>
  sql(async (tx) => {
    const days = figures.applicationDecisionDays;
    await tx`delete from career_applications`;
    for (let count = 0; count < 9; count++) await applied(tx, 60, days - count);
    await applied(tx, 130, null);
    await applied(tx, 60, null, { came_by: 'email' });
    await applied(tx, 5, null);
    expect(await kept(tx), 'nine').toBe(false);
    await applied(tx, 40, 1);
    expect(await kept(tx)).toBe(true);
    await applied(tx, days + 1, null);
    expect(await kept(tx), 'one waits for too long').toBe(false);
    await tx`update career_applications set told_at = now() where told_at is null`;
    expect(await kept(tx), 'told too late').toBe(false);
  }));

it('HR sees why applicants of a posting were rejected and where they came from; nobody else does', () =>
  sql(async (tx) => {
    await tx`delete from career_applications`;
    const of = { job_posting_id: active };
    await applied(tx, 3, 1, { ...of, rejection_reason: 'skills', utm_source: 'LinkedIn' });
    await applied(tx, 3, 1, { ...of, rejection_reason: 'skills' });
    await applied(tx, 3, 1, of);
    await applied(tx, 3, 1, { ...of, status: 'reviewed', rejection_reason: 'salary' });
    const read = (sub: Tx) => sub`
      select figure, value, applicants from applicant_figures where posting_id = ${active} order by 1, 2`;
    await become(tx, 'admin');
    expect(await read(tx)).toEqual([
      { figure: 'rejection', value: 'none', applicants: 1 },
      { figure: 'rejection', value: 'skills', applicants: 2 },
      { figure: 'source', value: 'direct', applicants: 3 },
      { figure: 'source', value: 'linkedin', applicants: 1 },
    ]);
    await become(tx, 'owner');
    await giveRole(tx, 'sales', 'sales');
    await become(tx, 'sales');
    expect(await read(tx)).toEqual([]);
  }));

it('HR sets and clears a reason with a status, and it is never sent', () =>
  sql(async (tx) => {
    const { id } = await applicant(tx);
    const reason = { status: 'rejected', rejection_reason: 'salary' };
    expect(await set(tx, id, reason, { status: 'new', rejection_reason: null })).toMatchObject({
      changed: { [id]: {} },
    });
    const wrong = await set(tx, id, { rejection_reason: 'nose' });
    expect(wrong).toMatchObject({ changed: {}, refused: { [id]: expect.any(String) as string } });
    await send(tx, [replyTo(id, { seen: 'rejected' })]);
    await tenMinutesLater(tx);
    expect(JSON.stringify(await sendAll(tx))).not.toContain('salary');
    await set(tx, id, { status: 'rejected', rejection_reason: null }, reason);
    const [row] = await tx`select rejection_reason from career_applications where id = ${id}`;
    expect(row).toEqual({ rejection_reason: null });
  }));

it.each([
  ['open', active, false],
  ['closed', inactive, true],
])('an application to a posting that is %s is accepted and marked', (_, posting, after_closing) =>
  sql(async (tx) => {
    const id = randomUUID();
    await become(tx, 'anonymous');
    await apply(tx, { ...applicationRows.row, id, job_posting_id: posting }, [resume]);
    await become(tx, 'owner');
    const [row] = await tx`select after_closing from career_applications where id = ${id}`;
    expect(row).toEqual({ after_closing });
  }),
);
