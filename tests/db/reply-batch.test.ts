import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { claim, finish, type ClaimedMail } from './mail';
import {
  addApplicant,
  applicationsTable,
  makeRepliesDue,
  queue,
  replyTo,
  sendReplies,
  statusOf,
  stopBatch,
} from './reply';
import { markSpam } from './spam';
import { people, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

describe('a batch of replies', () => {
  const batch = '5eed0000-0000-4000-8000-000000000002';

  async function rejectTwo(tx: Tx) {
    const one = await addApplicant(tx);
    const other = await addApplicant(tx, { email: 'ben@example.com' });
    const replies = [one, other].map(({ id }) => replyTo(id, { status: 'rejected' }));
    expect(await queue(tx, replies, batch)).toEqual(['queued', 'queued']);
    return [one.id, other.id] as const;
  }

  it('waits for ten minutes, then is sent and sets each status and owner', async ({ tx }) => {
    const [id] = await rejectTwo(tx);
    const [reply] =
      await tx`select extract(epoch from send_at - now())::int as wait from messages_list`;
    expect(reply).toEqual({ wait: 600 });
    expect(await sendReplies(tx)).toEqual([]);
    expect(await statusOf(tx, id)).toBe('new');

    await makeRepliesDue(tx);
    expect(await sendReplies(tx)).toHaveLength(2);
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
    await makeRepliesDue(tx);
    const [claimed] = (await claim(tx, 1)).mails;
    expect(await stopBatch(tx, batch)).toEqual({ stopped: 1, missed: 1 });
    expect(await stopBatch(tx, batch)).toEqual({ stopped: 0, missed: 1 });
    expect(await finish(tx, claimed as ClaimedMail, 'sent')).toBe(true);
    expect(await sendReplies(tx)).toEqual([]);
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
  async function rejectBothOfOne(tx: Tx) {
    const one = await addApplicant(tx, { email: 'ada.bello@gmail.com' });
    const other = await addApplicant(tx, { email: 'AdaBello+jobs@googlemail.com' });
    // A batch is queued in the order of its records.
    const ids = [one.id, other.id].toSorted() as [string, string];
    const replies = ids.map((id) => replyTo(id, { status: 'rejected', subject: `About ${id}` }));
    expect(await queue(tx, replies, batch)).toEqual(['queued', 'queued']);
    return { ids, replies };
  }
  const readStates = (tx: Tx) =>
    tx`select state, reason, count(distinct subject)::int as subjects, count(*)::int
      from messages_list group by 1, 2`;

  it('are answered by one mail, which sets both statuses', async ({ tx }) => {
    const { ids, replies } = await rejectBothOfOne(tx);
    await makeRepliesDue(tx);
    expect((await sendReplies(tx)).map(({ content }) => content['subject'])).toEqual([
      replies[0]?.subject,
    ]);
    expect(await readStates(tx)).toEqual([{ state: 'sent', reason: null, subjects: 1, count: 2 }]);
    for (const id of ids) expect(await statusOf(tx, id)).toBe('rejected');
  });

  it.for<
    [event: string, happen: (tx: Tx, id: string) => Promise<unknown>, status: string | undefined]
  >([
    [
      'withdrawn',
      (tx, id) => tx`select private.forget_records(array[${id}::uuid], 'withdrawn')`,
      undefined,
    ],
    // A reply that waits leaves all the same (decision 33).
    ['marked as spam', (tx, id) => markSpam(tx, [id], true, applicationsTable), 'rejected'],
    [
      'decided meanwhile',
      (tx, id) => tx`update career_applications set status = 'interviewed' where id = ${id}`,
      'interviewed',
    ],
  ])('are answered by one mail if one is %s', async ([, happen, status], { tx }) => {
    const {
      ids: [changedId, otherId],
    } = await rejectBothOfOne(tx);
    await happen(tx, changedId);
    await makeRepliesDue(tx);
    expect(await sendReplies(tx)).toHaveLength(1);
    expect(await tx`select status from career_applications where id = ${changedId}`).toEqual(
      status ? [{ status }] : [],
    );
    expect(await statusOf(tx, otherId)).toBe('rejected');
  });
});
