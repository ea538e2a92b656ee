import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { spamDays } from '@/content/facts/retention';
import { sharedDatabase } from './database';
import { quotes, sendAll, visitorSends } from './mail';
import { become, outcome } from './personas';
import { mark, purgeSpam, reasonOf } from './spam';
import { submit } from './submit';
import { applications, contacts } from './tables';

const { it } = sharedDatabase('explicit');

it('staff can mark a submission as spam and clear the mark', async ({ tx }) => {
  const id = await visitorSends(tx);
  await sendAll(tx);
  expect([await mark(tx, [id]), await mark(tx, [id])]).toEqual([[id], []]);
  expect(await reasonOf(tx, id)).toBe('marked by staff');
  expect(await mark(tx, [id], false)).toEqual([id]);
  expect(await reasonOf(tx, id)).toBeNull();
  const actions = await tx`select action from activity_log where record_id = ${id} order by id`;
  expect(actions.map(({ action }) => action as string)).toEqual([
    'submitted',
    'spam_marked',
    'spam_cleared',
  ]);
  // Everything had been sent before.
  expect(await sendAll(tx)).toEqual([]);
});

it('rejects purged spam that its sender’s device sends again', async ({ tx }) => {
  const id = await visitorSends(tx, { seconds_to_fill: 1 });
  await purgeSpam(tx);
  await become(tx, 'anonymous');
  expect(await outcome(tx, (s) => submit(s, 'quote_requests', { ...quotes.row, id }))).toBe(
    'refused PT403',
  );
});

it('purging an application that is spam ends the job news it asked for', async ({ tx }) => {
  const id = await visitorSends(tx, {}, 'career_applications');
  await sendAll(tx);
  expect(await tx`select from private.news_subscriptions`).toHaveLength(1);
  await mark(tx, [id], true, 'career_applications');
  await purgeSpam(tx, 'career_applications');
  expect(await tx`select from private.news_subscriptions`).toEqual([]);
});

it('spam is in no count of submissions or applicants', async ({ tx }) => {
  const posting = randomUUID();
  const asked = { created_at: '2026-01-02T00:00:00Z', spam_suspected: true };
  const spam = { ...asked, spam_reason: 'too fast' };
  await tx`insert into contact_submissions ${tx({ ...contacts.row, ...spam })}`;
  await tx`insert into career_applications ${tx({
    ...applications.row,
    ...spam,
    job_posting_id: posting,
    posting_title: 'Engineer',
  })}`;
  await become(tx, 'admin');
  const days = ['2026-01-01', '2026-01-03'];
  expect(await tx`select * from submissions_per_day(${days}::timestamptz[]) where day = 1`).toEqual(
    [],
  );
  expect(await tx`select * from applicants_per_posting where posting_id = ${posting}`).toEqual([]);
});

it('spam is deleted some days after it arrived or was marked', async ({ tx }) => {
  const arrived = await visitorSends(tx, { seconds_to_fill: 1 });
  const marked = await visitorSends(tx);
  const other = await visitorSends(tx);
  const ids = [arrived, marked, other];
  const left = async () => {
    const rows = await tx`select id from quote_requests where id in ${tx(ids)}`;
    return rows.map(({ id }) => id as string).toSorted();
  };
  const age = (days: number) =>
    tx`update quote_requests set created_at = now() - make_interval(days => ${days})`;
  await mark(tx, [marked]);
  await age(spamDays - 1);
  await tx`select private.purge_expired()`;
  expect(await left()).toEqual(ids.toSorted());
  await age(spamDays + 1);
  await tx`select private.purge_expired()`;
  expect(await left()).toEqual([marked, other].toSorted());
  await tx`
    update activity_log set created_at = created_at - make_interval(days => ${spamDays + 1})
    where action = 'spam_marked'
  `;
  await tx`select private.purge_expired()`;
  expect(await left()).toEqual([other]);
});
