import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { claimOne, finish, sendAll } from './mail';
import { become, callAs, outcome, people, type Tx } from './personas';
import { cancel, inDays, interview, invite, later } from './meeting';
import { applicant, call, send, sentReplies, stateOf, stop } from './reply';

const { it } = sharedDatabase('explicit');

const entries = async (tx: Tx) =>
  (await sentReplies(tx)).map(({ content }) => content['meeting'] as Record<string, unknown>);
describe('a meeting', () => {
  it('is set, moved and cancelled by one entry', async ({ tx }) => {
    const { id } = await applicant(tx, { first_name: 'Ada', last_name: 'Obi' });
    const [first, moved] = [interview(), interview({ starts_at: inDays(9), minutes: 30 })];
    const reply = invite(id, first);
    expect(await send(tx, [reply])).toEqual(['queued']);
    const [entry] = await entries(tx);
    const { id: uid } = entry ?? {};
    // its own, as whoever else is written to about the record may know the reply's
    expect(uid).not.toBe(reply.id);
    expect(entry).toMatchObject({
      sequence: 0,
      cancelled: false,
      minutes: 45,
      place: first.place,
      attendee: 'Ada Obi',
      organizer: { address: people.admin.email },
    });
    expect(new Date(String(entry?.['startsAt'])).toISOString()).toBe(first.starts_at);
    await later(tx);
    await send(tx, [invite(id, moved)]);
    expect(await entries(tx)).toMatchObject([{ id: uid, sequence: 1, minutes: 30 }]);
    await later(tx);
    await send(tx, [invite(id, cancel)]);
    expect(await entries(tx)).toMatchObject([
      { id: uid, sequence: 2, cancelled: true, minutes: 30 },
    ]);
    await later(tx);
    await send(tx, [invite(id)]);
    const [again] = await entries(tx);
    expect(again).toMatchObject({ sequence: 0 });
    expect(again?.['id']).not.toBe(uid);
  });

  it('that was stopped or could not be sent does not count, and what follows it is the newest entry', async ({
    tx,
  }) => {
    const { id } = await applicant(tx);
    const stopped = invite(id);
    await send(tx, [stopped]);
    await stop(tx, stopped.id);
    await later(tx);
    await send(tx, [invite(id)]);
    const [first] = await entries(tx);
    expect(first).toMatchObject({ sequence: 0 });
    await later(tx);
    const moved = invite(id);
    await send(tx, [moved]);
    await stop(tx, moved.id);
    await later(tx);
    const failed = invite(id);
    await send(tx, [failed]);
    const mail = await claimOne(tx, 'reply');
    expect(mail.content['meeting']).toMatchObject({ id: first?.['id'], sequence: 1 });
    await finish(tx, mail, 'failed', { reason: '550' });
    await later(tx);
    await send(tx, [invite(id)]);
    expect(await entries(tx)).toMatchObject([{ id: first?.['id'], sequence: 2 }]);

    await callAs(tx, 'admin', 'retry_mails', failed.id);
    expect(await sentReplies(tx)).toEqual([]);
    expect(await stateOf(tx, failed)).toEqual({ state: 'skipped', reason: 'date past' });
  });

  it('is not sent once its date is past, and what is set afterwards is another meeting', async ({
    tx,
  }) => {
    const { id } = await applicant(tx);
    const [held, late] = [invite(id), invite(id)];
    await send(tx, [held]);
    await sendAll(tx);
    await later(tx);
    await tx`update messages set meeting_at = now() - interval '1 hour'`;
    await send(tx, [late]);
    await tx`update messages set meeting_at = now() where id = ${late.id}`;
    expect(await sentReplies(tx)).toEqual([]);
    expect(await stateOf(tx, late)).toEqual({ state: 'skipped', reason: 'date past' });
    expect(
      await tx`select distinct meeting_id from messages where meeting_at is not null`,
    ).toHaveLength(2);
  });

  it.for([
    ['a date that is past', interview({ starts_at: inDays(-1) }), 'PT400'],
    ['a date in more than a year', interview({ starts_at: inDays(400) }), 'PT400'],
    ['four minutes', interview({ minutes: 4 }), 'meeting_minutes'],
    ['more than eight hours', interview({ minutes: 481 }), 'meeting_minutes'],
    ['an unknown time zone', interview({ time_zone: 'Africa/Atlantis' }), 'PT400'],
    ['a place of two lines', interview({ place: 'Here\r\nATTENDEE:x' }), 'meeting_place'],
    ['no place', { ...interview(), place: undefined }, 'meeting_is_whole'],
    ['nothing to cancel', cancel, 'PT400'],
  ] as const)('is refused with %s', async ([, meeting, error], { tx }) => {
    const { id } = await applicant(tx);
    await become(tx, 'admin');
    expect(await outcome(tx, (step) => call(step, [invite(id, meeting)], null))).toBe(
      `refused ${error}`,
    );
  });

  it('is refused to several people, and is not cancelled before it has left', async ({ tx }) => {
    const { id } = await applicant(tx);
    await become(tx, 'admin');
    const refused = (meeting: object, batch: string | null) =>
      outcome(tx, (step) => call(step, [invite(id, meeting)], batch));
    expect(await refused(interview(), randomUUID())).toBe('refused PT400');
    await become(tx, 'owner');
    await send(tx, [invite(id)]);
    await become(tx, 'admin');
    expect(await refused(cancel, null)).toBe('refused PT400');
  });
});
