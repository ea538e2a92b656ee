import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { quotes, sendAll, visitorSends } from './mail';
import { as, become, type Tx } from './personas';
import { submit } from './submit';

const database = freshDatabase('explicit');
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

const planned = (tx: Tx, kind: string) =>
  tx`select reason from mails where kind = ${kind} order by created_at, id`;
const setLimits = (tx: Tx, limits: Record<string, number>) =>
  tx`update private.mail_settings set ${tx(limits)}`;

const followsFor = async (tx: Tx, id: string) =>
  (await tx`select public.confirmation_follows(${id}) as follows`)[0]?.['follows'] as unknown;

describe('a visitor', () => {
  it('gets three confirmations a day, across spellings of the address', () =>
    sql(async (tx) => {
      await setLimits(tx, { alerts_an_hour: 1 });
      const spellings = 20;
      for (let i = 0; i < spellings; i++) {
        const dotted = i % 2 ? 'vic.tim' : 'VICTIM';
        await visitorSends(tx, {
          email: `${dotted}+${i}@${i % 3 ? 'gmail.com' : 'googlemail.com'}`,
        });
      }
      const mails = await sendAll(tx);
      expect(mails.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(3);
      const reasons = (await planned(tx, 'acknowledgement')).map(({ reason }) => reason as string);
      expect(reasons.filter((reason) => reason === 'limit of this mailbox')).toHaveLength(
        spellings - 3,
      );
      await tx`select private.forget_submissions('quote_requests', array_agg(id), 'erased')
        from quote_requests`;
      await visitorSends(tx, { email: 'victim@gmail.com' });
      expect((await sendAll(tx)).map(({ kind }) => kind)).not.toContain('acknowledgement');
      await tx`update private.recent_submissions set received_at = now() - interval '25 hours'`;
      await visitorSends(tx, { email: 'victim@gmail.com' });
      expect((await sendAll(tx)).map(({ kind }) => kind)).toContain('acknowledgement');
    }));

  it('gets no mail at the address of a revision, and the link sent to the first is revoked', () =>
    sql(async (tx) => {
      const id = await visitorSends(tx, { email: 'first@example.com' });
      const [first] = (await sendAll(tx)).filter(({ kind }) => kind === 'acknowledgement');
      expect(await followsFor(tx, id)).toBe('now');
      await become(tx, 'anonymous');
      await submit(tx, 'quote_requests', {
        ...quotes.row,
        id,
        revision: 2,
        email: 'r@example.com',
      });
      await become(tx, 'owner');
      expect(await followsFor(tx, id)).toBe('none');
      expect(await sendAll(tx)).toEqual([]);
      const secret = String(first?.content['secret']);
      expect(await tx`select reference from public.read_status(${secret})`).toHaveLength(0);
    }));

  it('gets no mail at the address of a revision that came before the first mail', () =>
    sql(async (tx) => {
      const id = await visitorSends(tx, { email: 'first@example.com' });
      await become(tx, 'anonymous');
      await submit(tx, 'quote_requests', {
        ...quotes.row,
        id,
        revision: 2,
        email: 'r@example.com',
      });
      expect((await sendAll(tx)).map(({ to }) => to)).not.toContain('r@example.com');
    }));

  it('waits a turn beyond the hour’s share of a network, at most two days, while others get theirs', () =>
    sql(async (tx) => {
      await setLimits(tx, { acknowledgements_an_hour: 12 });
      const from = (address: string) =>
        tx`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`;
      const ids: string[] = [];
      const arrives = async (address: string) => {
        await from(address);
        ids.push(await visitorSends(tx, { email: `v${ids.length}@example.com` }));
      };
      const mailed = async () =>
        (await sendAll(tx)).filter(({ kind }) => kind === 'acknowledgement').map(({ to }) => to);
      for (let i = 0; i < 4; i++) await arrives(`2001:db8:1:${i}::1`);
      await arrives('203.0.113.7');
      expect((await mailed()).toSorted()).toEqual([
        'v0@example.com',
        'v1@example.com',
        'v4@example.com',
      ]);
      const answers = await Promise.all(ids.map((id) => followsFor(tx, id)));
      expect(answers).toEqual(['now', 'now', 'later', 'later', 'now']);
      await become(tx, 'admin');
      const [waiting] = await tx`select waiting, limited from mail_state()`;
      await become(tx, 'owner');
      expect(waiting).toEqual({ waiting: '0', limited: '2' });
      await tx`update mails set due_at = now(), wanted_at = now() where state = 'waiting'`;
      expect((await mailed()).toSorted()).toEqual(['v2@example.com', 'v3@example.com']);

      await tx`update private.turns set slot = slot + 48 * 2`;
      await arrives('2001:db8:1:9::1');
      expect(await mailed()).toEqual([]);
      expect(await followsFor(tx, ids[5] ?? '')).toBe('none');
      expect(await planned(tx, 'acknowledgement')).toContainEqual({
        reason: 'limit of this network',
      });
    }));

  it('of a network alone does not use up the single alerts of an hour', () =>
    sql(async (tx) => {
      await setLimits(tx, { alerts_an_hour: 3 });
      const ids = [];
      for (const address of ['203.0.113.7', '203.0.113.7', '198.51.100.1']) {
        await tx`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`;
        ids.push(await visitorSends(tx, { email: `v${ids.length}@example.com` }));
      }
      const alerts = (await sendAll(tx)).filter(({ kind }) => kind === 'alert');
      expect(alerts.map(({ content }) => content['recordId']).toSorted()).toEqual(
        [ids[0], ids[2]].toSorted(),
      );
    }));
});
