import { expect } from 'vitest';
import { freshDatabase } from './database';
import { acting, type Tx } from './personas';
import { quotes } from './tables';

const { it } = freshDatabase('explicit');

/** A request of so many hours ago, and a proposal so many hours later. */
async function proposal(tx: Tx, age: number, hours: number, by: 'reply' | 'note', more = {}) {
  const [asked, sent] = [age, age - hours].map((ago) => new Date(Date.now() - ago * 3_600_000));
  const [row] = await tx`
    insert into quote_requests ${tx({ ...quotes.row, created_at: asked, ...more })} returning id`;
  const about = { table_name: 'quote_requests', record_id: String(row?.['id']), body: 'Sent.' };
  const mail = { id: about.record_id, mail_id: about.record_id, to_author: false, subject: 'x' };
  const reply = { ...mail, from_status: 'new', send_at: sent, state: 'sent', done_at: sent };
  if (by === 'note')
    await tx`insert into staff_notes ${tx({ ...about, sent_at: sent, is_proposal: true })}`;
  else await tx`insert into replies ${tx({ ...about, ...reply, is_proposal: true })}`;
  return about;
}

async function read(tx: Tx) {
  const found = await acting(tx, 'anonymous', () => tx`select * from proposal_time()`);
  return [...found];
}

it('a visitor learns how long proposals took once ten were sent in 90 days, and nothing else', async ({
  tx,
}) => {
  for (let hours = 1; hours <= 8; hours++) await proposal(tx, 200 + hours, hours, 'reply');
  const noted = await proposal(tx, 300, 30, 'note');
  // neither too old, nor spam, nor entered by staff
  await proposal(tx, 91 * 24, 1, 'reply');
  await proposal(tx, 300, 1, 'reply', { spam_suspected: true, spam_reason: 'honeypot' });
  await proposal(tx, 300, 1, 'note', { came_by: 'call', came_at: '2026-11-20' });
  await tx`insert into staff_notes ${tx({ ...noted, sent_at: new Date(), is_proposal: true })}`;
  expect(await read(tx)).toEqual([]);
  await proposal(tx, 300, 40, 'note');
  expect(await read(tx)).toEqual([{ proposals: 10, median_hours: 6 }]);
  await tx`
    update replies set state = 'failed' where id = (select id from replies where is_proposal limit 1)`;
  expect(await read(tx), 'nine').toEqual([]);
});
