import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { sendAll } from './mail';
import { ageMessages, interview, invitationTo } from './meeting';
import { addressOf, mailsOf, mailTo, receive } from './received';
import { addApplicant, applicationsTable, queue } from './reply';
import { callAs, people, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const uidOf = (tx: Tx, replyId: string) =>
  readValue<string>(tx`select meeting_id from messages where id = ${replyId}`);

describe('an answer of a calendar program', () => {
  const calendarReply = (uid: string, changes: object) => ({
    calendar: {
      method: 'REPLY',
      uid: uid.toUpperCase(),
      status: 'DECLINED',
      comment: 'No.',
      ...changes,
    },
  });
  /**
   * Invites an applicant as the admin. `receiveAnswer` answers as a calendar program, which declines unless its entry
   * says otherwise.
   */
  async function inviteApplicant(tx: Tx) {
    const { id } = await addApplicant(tx, { email: 'ada@example.com' });
    const reply = invitationTo(id);
    await queue(tx, [reply]);
    await sendAll(tx);
    expect(await sendMails(tx)).toEqual([['meeting', people.admin.email, false]]);
    await ageMessages(tx);
    const receiveAnswer = async (entry: object = {}, mail: object = {}) => {
      const answer = calendarReply(await uidOf(tx, reply.id), entry);
      return receive(tx, mailTo([await addressOf(tx, id)], { ...answer, ...mail }));
    };
    const readMeeting = async () => {
      const [row] = await tx`
        select meeting_declined_at is not null as declined,
          (select m.id from private.meeting_of(${applicationsTable}, ${id}) as m) is not null as due
        from messages where id = ${reply.id}`;
      return row;
    };
    return { id, receiveAnswer, readMeeting };
  }
  const kept = { declined: false, due: true };
  const removed = { declined: true, due: false };
  /** Each received mail with what it answers, and whether it is still to be read. */
  const answersOf = async (tx: Tx, id: string) =>
    (await mailsOf(tx, id)).map(({ meeting_answer, open }) => [meeting_answer, open]);
  /** Returns the kind and address of each mail, and whether it cancels a meeting, if it has one. */
  const sendMails = async (tx: Tx) =>
    (await sendAll(tx)).map(({ kind, to, content }) => {
      const meeting = content['meeting'] as { cancelled: boolean } | undefined;
      return [kind, to, meeting?.cancelled];
    });

  it('that declines removes the date and is told; one that accepts restores it', async ({ tx }) => {
    const { id, receiveAnswer, readMeeting } = await inviteApplicant(tx);
    expect(await readMeeting()).toEqual(kept);
    await receiveAnswer({}, { automatic: true });
    expect(await readMeeting()).toEqual(removed);
    expect(await answersOf(tx, id)).toEqual([['declined', true]]);
    expect((await sendMails(tx)).toSorted()).toEqual([
      ['answer', people.admin.email, undefined],
      ['meeting', people.admin.email, true],
    ]);
    await receiveAnswer({ status: 'ACCEPTED' });
    expect(await readMeeting()).toEqual(kept);
    expect(await sendMails(tx)).toContainEqual(['meeting', people.admin.email, false]);
  });

  it.for<[title: string, entry: object, mail: object, answer: string | null]>([
    ['in doubt', { status: 'TENTATIVE' }, {}, 'tentative'],
    ['with another time', { method: 'COUNTER', status: 'TENTATIVE' }, {}, 'counter'],
    ['about another date', { uid: randomUUID() }, {}, null],
    ['from a stranger', {}, { from: { name: '', address: 'eve@example.org' } }, null],
    ['from the interviewer', {}, { from: { name: '', address: people.admin.email } }, 'declined'],
  ])('%s leaves the date as it is', async ([, entry, mail, answer], { tx }) => {
    const { id, receiveAnswer, readMeeting } = await inviteApplicant(tx);
    await receiveAnswer(entry, mail);
    expect(await readMeeting()).toEqual(kept);
    expect(await answersOf(tx, id)).toEqual([[answer, true]]);
  });

  it('to a date that was moved since leaves the new one', async ({ tx }) => {
    const { id, receiveAnswer } = await inviteApplicant(tx);
    await queue(tx, [invitationTo(id, interview({ minutes: 30 }))]);
    await sendAll(tx);
    await receiveAnswer({ sequence: 0 });
    const sequence = tx`select meeting_sequence from private.meeting_of(${applicationsTable}, ${id})`;
    expect(await readValue(sequence)).toBe(1);
    await receiveAnswer({ sequence: 1 });
    expect(await tx`select id from private.meeting_of(${applicationsTable}, ${id})`).toEqual([
      { id: null },
    ]);
  });
});

it('a date that went to a mistyped address is sent again to the right one', async ({ tx }) => {
  const { id } = await addApplicant(tx, { email: 'ada@exmaple.com' });
  const reply = invitationTo(id);
  await queue(tx, [reply]);
  await sendAll(tx);
  await sendAll(tx); // the entry of the interviewer, which the first one planned
  await callAs(tx, 'admin', 'correct_address', applicationsTable, id, 'ada@example.com');
  const sent = (await sendAll(tx)).map(({ kind, to, content }) => [kind, to, content['meeting']]);
  const entry = { id: await uidOf(tx, reply.id), sequence: 0 };
  expect(sent).toHaveLength(2);
  expect(sent).toEqual(
    expect.arrayContaining([
      ['reply', 'ada@example.com', expect.objectContaining({ ...entry, cancelled: false })],
      ['acknowledgement', 'ada@example.com', undefined],
    ]),
  );
});
