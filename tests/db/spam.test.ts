import { expect } from 'vitest';
import { spamDays } from '@/content/facts/retention';
import { sharedDatabase } from './database';
import { sendAll, submitForm } from './mail';
import { markSpam, spamReasonOf } from './spam';

const { it } = sharedDatabase('explicit');

it('staff can mark a submission as spam and clear the mark', async ({ tx }) => {
  const id = await submitForm(tx);
  await sendAll(tx);
  expect([await markSpam(tx, [id]), await markSpam(tx, [id])]).toEqual([[id], []]);
  expect(await spamReasonOf(tx, id)).toBe('marked by staff');
  expect(await markSpam(tx, [id], false)).toEqual([id]);
  expect(await spamReasonOf(tx, id)).toBeNull();
  const actions = await tx`select action from activity_log where record_id = ${id} order by id`;
  expect(actions.map(({ action }) => action as string)).toEqual([
    'submitted',
    'spam_marked',
    'spam_cleared',
  ]);
  // Everything had been sent before.
  expect(await sendAll(tx)).toEqual([]);
});

it(`spam is deleted ${spamDays} days after it arrived or was marked`, async ({ tx }) => {
  const arrivedId = await submitForm(tx, { seconds_to_fill: 1 });
  const markedId = await submitForm(tx);
  const keptId = await submitForm(tx);
  const ids = [arrivedId, markedId, keptId];
  const leftIds = async () => {
    const rows = await tx`select id from quote_requests where id in ${tx(ids)}`;
    return rows.map(({ id }) => id as string).toSorted();
  };
  const ageQuotes = (days: number) =>
    tx`update quote_requests set created_at = now() - make_interval(days => ${days})`;
  await markSpam(tx, [markedId]);
  await ageQuotes(spamDays - 1);
  await tx`select private.purge_expired()`;
  expect(await leftIds()).toEqual(ids.toSorted());
  await ageQuotes(spamDays + 1);
  await tx`select private.purge_expired()`;
  expect(await leftIds()).toEqual([markedId, keptId].toSorted());
  await tx`
    update activity_log set created_at = created_at - make_interval(days => ${spamDays + 1})
    where action = 'spam_marked'
  `;
  await tx`select private.purge_expired()`;
  expect(await leftIds()).toEqual([keptId]);
});
