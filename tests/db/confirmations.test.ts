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
      const follows = async () =>
        (await tx`select public.confirmation_follows(${id}) as follows`)[0]?.['follows'] as unknown;
      expect(await follows()).toBe(true);
      await become(tx, 'anonymous');
      await submit(tx, 'quote_requests', {
        ...quotes.row,
        id,
        revision: 2,
        email: 'r@example.com',
      });
      await become(tx, 'owner');
      expect(await follows()).toBeNull();
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

  it('shares the hour with other networks: one gets a third of all confirmations', () =>
    sql(async (tx) => {
      await setLimits(tx, { acknowledgements_an_hour: 6 });
      const from = (address: string) =>
        tx`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`;
      await from('2001:db8:1:1::1');
      for (let i = 0; i < 4; i++) {
        await from(`2001:db8:1:${i}::1`);
        await visitorSends(tx, { email: `v${i}@example.com` });
      }
      await from('203.0.113.7');
      const id = await visitorSends(tx, { email: 'w@example.com' });
      const mailed = (await sendAll(tx)).filter(({ kind }) => kind === 'acknowledgement');
      expect(mailed.map(({ to }) => to).toSorted()).toEqual([
        'v0@example.com',
        'v1@example.com',
        'w@example.com',
      ]);
      expect(
        (await planned(tx, 'acknowledgement')).filter(
          ({ reason }) => reason === 'limit of this network',
        ),
      ).toHaveLength(2);
      expect(await tx`select public.confirmation_follows(${id}) as follows`).toEqual([
        { follows: true },
      ]);
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
