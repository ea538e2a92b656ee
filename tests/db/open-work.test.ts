import { expect } from 'vitest';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { become, giveRole, people } from './personas';
import { quotes } from './tables';

const { it } = freshDatabase('explicit');

it('staff see new answers, what is new, overdue, theirs, due and recent, without spam and what is decided', async ({
  tx,
}) => {
  await giveRole(tx, 'sales', 'sales');
  await tx`delete from quote_requests where id = ${submissionId}`;
  const owner_id = people.sales.id;
  const [days] = await tx`select (d - 7)::text as past, d::text as today, (d + 1)::text as tomorrow
    from private.today() as d`;
  const { past, today, tomorrow } = days as Record<'past' | 'today' | 'tomorrow', string>;
  const [old, recent] = [25, 0].map((hours) => new Date(Date.now() - hours * 3_600_000));
  const spam = { spam_suspected: true, spam_reason: 'honeypot' };
  for (const more of [
    { created_at: old },
    { created_at: recent },
    { created_at: old, outcome: 'won' },
    { created_at: old, answered_at: old, owner_id, follow_up_on: today },
    { created_at: old, answered_at: old, owner_id, follow_up_on: tomorrow },
    { created_at: old, answered_at: old, status: 'completed', owner_id, follow_up_on: past },
    { created_at: recent, ...spam, owner_id, follow_up_on: past },
  ]) {
    await tx`insert into quote_requests ${tx({ ...quotes.row, ...more })}`;
  }
  await tx`update quote_requests set new_answer_at = now() where status = 'completed'`;
  await become(tx, 'sales');
  const counted = await tx`
    select * from open_work(now() - interval '1 hour') order by table_name`;
  expect(counted.map(({ table_name }) => String(table_name))).toEqual([
    'contact_submissions',
    'partnership_applications',
    'quote_requests',
  ]);
  expect(counted.at(-1)).toEqual({
    table_name: 'quote_requests',
    answers: 1,
    unanswered: 3,
    overdue: 1,
    mine: 2,
    due: 1,
    latest: 1,
    undecided: 0,
  });
});
