import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { claim, finish, type ClaimedMail } from './mail';
import { as, people, type Tx } from './personas';
import {
  applicant,
  replyTo,
  send,
  sentReplies,
  stateOf,
  statusOf,
  stop,
  tenMinutesLater,
} from './reply';

const database = freshDatabase('explicit');
const story = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

describe('a batch of replies', () => {
  const batch = '5eed0000-0000-4000-8000-000000000002';
  const rejection = (id: string) => replyTo(id, { status: 'rejected' });

  it('waits for ten minutes, then is sent and sets the statuses as one entry of the author', () =>
    story(async (tx) => {
      const [one, other] = [await applicant(tx), await applicant(tx)];
      const replies = [one, other].map(({ id }) => rejection(id));
      expect(await send(tx, replies, batch)).toEqual(['queued', 'queued']);
      expect(
        await tx`select extract(epoch from send_at - now())::int as seconds from replies`,
      ).toEqual([{ seconds: 600 }, { seconds: 600 }]);
      expect(await sentReplies(tx)).toEqual([]);
      expect(await statusOf(tx, one.id)).toBe('new');

      await tenMinutesLater(tx);
      expect(await sentReplies(tx)).toHaveLength(2);
      expect(await statusOf(tx, one.id)).toBe('rejected');
      expect(
        await tx`
          select actor_email, records, from_status, to_status from activity_feed
          where records is not null
        `,
      ).toEqual([
        {
          actor_email: people.admin.email,
          records: 2,
          from_status: 'new',
          to_status: 'rejected',
        },
      ]);
    }));

  it('can be stopped until then, but not what has left', () =>
    story(async (tx) => {
      const [one, other] = [await applicant(tx), await applicant(tx)];
      const replies = [one, other].map(({ id }) => rejection(id));
      await send(tx, replies, batch);
      await tenMinutesLater(tx);
      const [leaving] = (await claim(tx, 1)).mails;
      expect(await stop(tx, batch)).toEqual({ stopped: 1, missed: 1 });
      expect(await stop(tx, batch)).toEqual({ stopped: 0, missed: 1 });
      expect(await finish(tx, leaving as ClaimedMail, 'sent')).toBe(true);
      expect(await sentReplies(tx)).toEqual([]);
      const states = await tx`select state, reason from replies order by state`;
      expect(states).toEqual([
        { state: 'sent', reason: null },
        { state: 'skipped', reason: 'stopped' },
      ]);
      const statuses = [await statusOf(tx, one.id), await statusOf(tx, other.id)];
      expect(statuses.toSorted()).toEqual(['new', 'rejected']);
    }));

  it('tells nobody for whom a colleague decided otherwise meanwhile', () =>
    story(async (tx) => {
      const { id } = await applicant(tx);
      const reply = rejection(id);
      await send(tx, [reply], batch);
      await tx`update career_applications set status = 'interviewed' where id = ${id}`;
      await tenMinutesLater(tx);
      expect(await sentReplies(tx)).toEqual([]);
      expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'status changed' });
      expect(await statusOf(tx, id)).toBe('interviewed');
    }));
});
