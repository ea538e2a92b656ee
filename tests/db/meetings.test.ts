import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { sendAll } from './mail';
import { ageMessages, cancellation, inDays, interview, invitationTo } from './meeting';
import { addApplicant, callSend, queue, sendReplies, stateOf } from './reply';
import { become, people, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Sends the replies; returns the calendar entries in them. */
const sendEntries = async (tx: Tx) =>
  (await sendReplies(tx)).map(({ content }) => content['meeting'] as Record<string, unknown>);

describe('a meeting', () => {
  it('is set, moved and cancelled by one entry, and the next has another', async ({ tx }) => {
    const { id } = await addApplicant(tx, { first_name: 'Ada', last_name: 'Obi' });
    const [first, moved] = [interview(), interview({ starts_at: inDays(9), minutes: 30 })];
    const reply = invitationTo(id, first);
    expect(await queue(tx, [reply])).toEqual(['queued']);
    const [entry] = await sendEntries(tx);
    const { id: uid } = entry ?? {};
    // others who are written to about the record may know the reply's id
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
    await ageMessages(tx);
    await queue(tx, [invitationTo(id, moved)]);
    expect(await sendEntries(tx)).toMatchObject([{ id: uid, sequence: 1, minutes: 30 }]);
    await ageMessages(tx);
    await queue(tx, [invitationTo(id, cancellation)]);
    expect(await sendEntries(tx)).toMatchObject([
      { id: uid, sequence: 2, cancelled: true, minutes: 30 },
    ]);
    await ageMessages(tx);
    await queue(tx, [invitationTo(id)]);
    const [nextEntry] = await sendEntries(tx);
    expect(nextEntry).toMatchObject({ sequence: 0 });
    expect(nextEntry?.['id']).not.toBe(uid);
  });

  it('is not sent once its date is past, and the next is another meeting', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const [pastInvitation, lateInvitation] = [invitationTo(id), invitationTo(id)];
    await queue(tx, [pastInvitation]);
    await sendAll(tx);
    await ageMessages(tx);
    await tx`update messages set meeting_at = now() - interval '1 hour'`;
    await queue(tx, [lateInvitation]);
    await tx`update messages set meeting_at = now() where id = ${lateInvitation.id}`;
    expect(await sendReplies(tx)).toEqual([]);
    expect(await stateOf(tx, lateInvitation)).toEqual({ state: 'skipped', reason: 'date past' });
    const ids = await tx`select distinct meeting_id from messages where meeting_at is not null`;
    expect(ids).toHaveLength(2);
  });

  it.for([
    ['a date that is past', interview({ starts_at: inDays(-1) }), 'PT400'],
    ['more than eight hours', interview({ minutes: 481 }), 'meeting_minutes'],
    ['a place of two lines', interview({ place: 'Here\r\nATTENDEE:x' }), 'meeting_place'],
    ['no place', { ...interview(), place: undefined }, 'meeting_is_whole'],
    ['nothing to cancel', cancellation, 'PT400'],
  ] as const)('is refused with %s', async ([, meeting, error], { tx }) => {
    const { id } = await addApplicant(tx);
    await become(tx, 'admin');
    expect(await tryStep(tx, (step) => callSend(step, [invitationTo(id, meeting)], null))).toBe(
      `refused ${error}`,
    );
  });

  it('is refused to several people, and is not cancelled before it has left', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    await become(tx, 'admin');
    const trySend = (meeting: object, batch: string | null) =>
      tryStep(tx, (step) => callSend(step, [invitationTo(id, meeting)], batch));
    expect(await trySend(interview(), randomUUID())).toBe('refused PT400');
    expect(await trySend(interview(), null)).toBe('1 rows');
    expect(await trySend(cancellation, null)).toBe('refused PT400');
  });
});
