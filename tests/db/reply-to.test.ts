import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { allRows, erase } from './erase';
import { asMailer, confirmed, quotes, sendAll } from './mail';
import { acting, type Tx } from './personas';
import { addressOf, mailsOf, receive, received } from './received';
import { call, replyTo } from './reply';

const { it } = sharedDatabase('explicit');

async function quote(tx: Tx) {
  const { id } = await confirmed(tx, { email: 'ada@example.com' });
  return { id, address: await addressOf(tx, id) };
}
const reply = async (tx: Tx, id: string, more: object) => {
  const [row] = await acting(tx, 'admin', () => call(tx, [replyTo(id, more)], null, quotes.name));
  return row;
};

describe('a reply goes to whoever wrote', () => {
  const boss = { name: 'Boss', address: 'boss@example.org' };
  const wrote = { from: boss, replyTo: 'buying@example.org', proof: 'passed' };
  const goes = async (tx: Tx) => {
    const [{ to, content } = { to: '', content: {} }] = await sendAll(tx, 'reply');
    return [to, (content as { cc?: string }).cc];
  };

  it('in place of the record’s address, or to both', async ({ tx }) => {
    const { id, address } = await quote(tx);
    await receive(tx, received([address], wrote));
    expect(await mailsOf(tx, id)).toMatchObject([
      { reply_to: 'buying@example.org', sender_proof: 'passed' },
    ]);
    expect((await reply(tx, id, { sent_to: boss.address }))?.outcome).toBe('queued');
    expect(await goes(tx)).toEqual([boss.address, undefined]);
    const both = { sent_to: 'buying@example.org', with_record: true };
    expect((await reply(tx, id, both))?.outcome).toBe('queued');
    expect(await goes(tx)).toEqual(['buying@example.org', 'ada@example.com']);
    await tx`update mails set provider_id = id where kind = 'reply' and state = 'sent'`;
    for (const { id: sent } of await tx`select id from mails where provider_id is not null`) {
      await asMailer(
        tx,
        () => tx`select note_provider_event(${sent as string}, 'gone', false, true)`,
      );
    }
    expect(await tx`select 1 from private.bounced_addresses where not reported`).toHaveLength(1);
  });

  it('and to nobody who has not', async ({ tx }) => {
    const [{ id, address }, other] = [await quote(tx), await quote(tx)];
    await receive(tx, received([other.address], wrote));
    for (const sent_to of [boss.address, 'eve@example.net', '']) {
      expect((await reply(tx, id, { sent_to }))?.outcome).toBe('address');
    }
    await receive(tx, received([address], { from: { name: '', address: 'a@b@c' } }));
    expect((await reply(tx, id, { sent_to: 'a@b@c' }))?.outcome).toBe('address');
  });

  it('whose erasure leaves no address', async ({ tx }) => {
    const { id, address } = await quote(tx);
    await receive(tx, received([address], wrote));
    await reply(tx, id, { sent_to: 'buying@example.org', known: 9, known_mails: 9 });
    await sendAll(tx);
    await erase(tx, 'buying@example.org', false);
    expect(await allRows(tx)).not.toContain('buying@example.org');
  });

  it('whose erasure keeps a waiting reply from everybody else', async ({ tx }) => {
    const { id, address } = await quote(tx);
    await receive(tx, received([address], wrote));
    await reply(tx, id, { sent_to: 'buying@example.org', known: 9, known_mails: 9 });
    await erase(tx, 'buying@example.org', false);
    expect(await sendAll(tx, 'reply')).toEqual([]);
  });
});
