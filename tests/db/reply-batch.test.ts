import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { erase } from './erase';
import { claim, claimOne, finish, type ClaimedMail } from './mail';
import { callAs, people, type Tx } from './personas';
import {
  applicant,
  applications,
  replyTo,
  send,
  sentReplies,
  statusOf,
  stop,
  tenMinutesLater,
} from './reply';
import { mark } from './spam';

const { it } = sharedDatabase('explicit');

describe('a batch of replies', () => {
  const batch = '5eed0000-0000-4000-8000-000000000002';

  async function rejectTwo(tx: Tx) {
    const one = await applicant(tx);
    const other = await applicant(tx, { email: 'ben@example.com' });
    const replies = [one, other].map(({ id }) => replyTo(id, { status: 'rejected' }));
    expect(await send(tx, replies, batch)).toEqual(['queued', 'queued']);
    return [one.id, other.id] as const;
  }

  it('waits for ten minutes, then is sent and sets the statuses and the owner, each as one entry of the author', async ({
    tx,
  }) => {
    const [id] = await rejectTwo(tx);
    const [reply] =
      await tx`select extract(epoch from send_at - now())::int as wait from messages_list`;
    expect(reply).toEqual({ wait: 600 });
    expect(await sentReplies(tx)).toEqual([]);
    expect(await statusOf(tx, id)).toBe('new');

    await tenMinutesLater(tx);
    expect(await sentReplies(tx)).toHaveLength(2);
    expect(await statusOf(tx, id)).toBe('rejected');
    const { id: author, email: actor_email } = people.admin;
    expect(
      await tx`
        select actor_email, records, from_status, to_status from activity_feed
        where records is not null order by action
      `,
    ).toEqual([
      { actor_email, records: 2, from_status: 'none', to_status: author },
      { actor_email, records: 2, from_status: 'new', to_status: 'rejected' },
    ]);
  });

  it('can be stopped until then, but not what has left', async ({ tx }) => {
    const [one, other] = await rejectTwo(tx);
    await tenMinutesLater(tx);
    const [leaving] = (await claim(tx, 1)).mails;
    expect(await stop(tx, batch)).toEqual({ stopped: 1, missed: 1 });
    expect(await stop(tx, batch)).toEqual({ stopped: 0, missed: 1 });
    expect(await finish(tx, leaving as ClaimedMail, 'sent')).toBe(true);
    expect(await sentReplies(tx)).toEqual([]);
    const states = await tx`select state, reason from messages_list order by state`;
    expect(states).toEqual([
      { state: 'sent', reason: null },
      { state: 'skipped', reason: 'stopped' },
    ]);
    const statuses = [await statusOf(tx, one), await statusOf(tx, other)];
    expect(statuses.toSorted()).toEqual(['new', 'rejected']);
  });
});

describe('two requests of one person in a batch', () => {
  const batch = '5eed0000-0000-4000-8000-000000000003';

  /** Two applications from one mailbox, and the replies that reject them. */
  async function twoOfOne(tx: Tx, locale = 'en') {
    const one = await applicant(tx, { email: 'ada.bello@gmail.com' });
    const other = await applicant(tx, { email: 'AdaBello+jobs@googlemail.com', locale });
    const ids = [one.id, other.id].toSorted();
    const replies = ids.map((id) => replyTo(id, { status: 'rejected', subject: `About ${id}` }));
    expect(await send(tx, replies, batch)).toEqual(['queued', 'queued']);
    return { ids, replies };
  }
  const states = (tx: Tx) =>
    tx`select state, reason, count(distinct subject)::int as subjects, count(*)::int
      from messages_list group by 1, 2`;

  it('are answered by one mail, which sets both statuses', async ({ tx }) => {
    const { ids, replies } = await twoOfOne(tx);
    await tenMinutesLater(tx);
    expect((await sentReplies(tx)).map(({ content }) => content['subject'])).toEqual([
      replies[0]?.subject,
    ]);
    expect(await states(tx)).toEqual([{ state: 'sent', reason: null, subjects: 1, count: 2 }]);
    for (const id of ids) expect(await statusOf(tx, id)).toBe('rejected');
  });

  it('are answered in each language', async ({ tx }) => {
    await twoOfOne(tx, 'fr');
    await tenMinutesLater(tx);
    expect(await sentReplies(tx)).toHaveLength(2);
  });

  it('are stopped as one reply', async ({ tx }) => {
    await twoOfOne(tx);
    expect(await stop(tx, batch)).toEqual({ stopped: 1, missed: 0 });
    expect(await states(tx)).toMatchObject([{ state: 'skipped', reason: 'stopped', count: 2 }]);
  });

  it('are both sent again, or dropped, by either reply', async ({ tx }) => {
    const { ids, replies } = await twoOfOne(tx);
    await tenMinutesLater(tx);
    await finish(tx, await claimOne(tx, 'reply'), 'failed');
    expect(await states(tx)).toMatchObject([{ state: 'failed', count: 2 }]);
    await callAs(tx, 'admin', 'retry_mails', String(replies[1]?.id));
    expect(await states(tx)).toMatchObject([{ state: 'waiting', count: 2 }]);

    await tx`update mails set state = 'failed' where kind = 'reply'`;
    expect(await callAs(tx, 'admin', 'drop_reply', String(replies[1]?.id))).toBe(true);
    expect(await states(tx)).toMatchObject([{ state: 'skipped', reason: 'dropped', count: 2 }]);
    for (const id of ids) expect(await statusOf(tx, id)).toBe('new');
  });

  const spam = (tx: Tx, id: string) => mark(tx, [id], true, applications);
  it.for<[string, (tx: Tx, id: string) => Promise<unknown>]>([
    [
      'withdrawn',
      (tx, id) => tx`
        select private.forget_records(array[${id}::uuid], 'withdrawn')`,
    ],
    ['marked as spam', spam],
    [
      'decided meanwhile',
      (tx, id) => tx`update career_applications set status = 'interviewed' where id = ${id}`,
    ],
  ])('the other one is answered if one is %s', async ([, change], { tx }) => {
    const { ids } = await twoOfOne(tx);
    await change(tx, String(ids[0]));
    await tenMinutesLater(tx);
    expect(await sentReplies(tx)).toHaveLength(1);
    expect(await statusOf(tx, String(ids[1]))).toBe('rejected');
    expect(await statusOf(tx, String(ids[0]))).not.toBe('new');
  });

  it('are written to at no address that was erased after a first try', async ({ tx }) => {
    await twoOfOne(tx);
    await tenMinutesLater(tx);
    const tried = await claimOne(tx, 'reply');
    await finish(tx, tried, 'retry', { retrySeconds: 60 });
    await erase(tx, tried.to, false);
    await tenMinutesLater(tx);
    const [left] = await tx`select email from career_applications where email ilike '%bello%'`;
    expect((await sentReplies(tx)).map(({ to }) => to)).toEqual([left?.['email']]);
  });
});
