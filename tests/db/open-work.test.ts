import { expect } from 'vitest';
import { figures } from '@/content/facts/site';
import { sharedDatabase } from './database';
import { dayIn, hoursAgo, quoteId, trapped } from './fixtures';
import { quotes } from './tables';
import { become, giveRole, people } from './transaction';

const { it } = sharedDatabase('explicit');

it('staff count what is new, answered, overdue, theirs and due, without spam', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await tx`delete from quote_requests where id = ${quoteId}`;
  const owner_id = people.sales.id;
  const [past, today, tomorrow] = [await dayIn(tx, -7), await dayIn(tx, 0), await dayIn(tx, 1)];
  const [late, recent] = [hoursAgo(figures.quoteReplyHours + 1), hoursAgo(0)];
  for (const row of [
    { created_at: late },
    { created_at: recent },
    { created_at: late, outcome: 'won' },
    { created_at: late, answered_at: late, owner_id, follow_up_on: today },
    { created_at: late, answered_at: late, owner_id, follow_up_on: tomorrow },
    { created_at: late, answered_at: late, status: 'completed', owner_id, follow_up_on: past },
    { created_at: recent, ...trapped, owner_id, follow_up_on: past },
  ]) {
    await tx`insert into quote_requests ${tx({ ...quotes.row, ...row })}`;
  }
  await tx`update quote_requests set new_answer_at = now() where status = 'completed'`;
  await become(tx, 'sales');
  const work = await tx`select * from open_work() order by table_name`;
  expect(work.map(({ table_name }) => String(table_name))).toEqual([
    'contact_submissions',
    'partnership_applications',
    'quote_requests',
  ]);
  expect(work.at(-1)).toEqual({
    table_name: 'quote_requests',
    open: 5,
    nobodys: 2,
    answers: 1,
    overdue: 1,
    mine: 3,
    undecided: 0,
  });
});

it('staff find first what is late, then new answers, then what is due', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await tx`delete from quote_requests where id = ${quoteId}`;
  const rows = [
    { created_at: hoursAgo(40), company_name: 'Late' },
    { created_at: hoursAgo(90), company_name: 'Later still', outcome: 'lost' },
    { created_at: hoursAgo(400), company_name: 'Answered', answered_at: hoursAgo(300) },
    {
      created_at: hoursAgo(500),
      company_name: 'Today',
      answered_at: hoursAgo(300),
      follow_up_on: await dayIn(tx, 0),
    },
    { created_at: hoursAgo(0.02), company_name: 'Within a day' },
    { created_at: hoursAgo(600), company_name: 'Some day', answered_at: hoursAgo(300) },
  ];
  for (const row of rows) await tx`insert into quote_requests ${tx({ ...quotes.row, ...row })}`;
  await tx`update quote_requests set new_answer_at = now() where company_name = 'Answered'`;
  await become(tx, 'sales');
  const readWork = async () =>
    (
      await tx`select company, place from work where table_name = 'quote_requests'
        order by place, due_at, id`
    ).map(({ company, place }) => `${place} ${company}`);
  expect(await readWork()).toEqual([
    '1 Late',
    '2 Answered',
    '3 Today',
    '3 Within a day',
    '4 Some day',
  ]);
  const list = await tx`select company_name from quote_requests order by due_at, created_at desc`;
  expect(list.map(({ company_name }) => String(company_name))).toEqual([
    'Late',
    'Today',
    'Within a day',
    'Answered',
    'Later still',
    'Some day',
  ]);
  expect(await tx`select id from work where table_name = 'career_applications'`).toEqual([]);
  await become(tx, 'stranger');
  expect(await tx`select id from work`).toEqual([]);
});
