import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { withConnection } from '../support/test-database';
import { freshDatabase, sharedDatabase } from './database';
import { addConfirmed, sendAll } from './mail';
import {
  addProposal,
  propose,
  quotesTable,
  readProposal,
  sendAnswer,
  tryAnswer,
  type ProposalAnswer,
} from './proposal';
import { mailsOf, waitingSince } from './received';
import { callAs } from './transaction';

const { it } = sharedDatabase('explicit');

/** An hour, as in `private.submission_limits`. */
const maxQuestions = 20;

describe('an answer to a proposal', () => {
  it.for(['accepted', 'declined'])(
    '“%s” is a message that waits for staff, names what was seen, and sets nothing',
    async (answer, { tx }) => {
      const { recordId, secret, proposal } = await addProposal(tx);
      const readRecord = () =>
        tx`select status, outcome, owner_id from private.records where id = ${recordId}`;
      const recordBefore = await readRecord();
      expect(await sendAnswer(tx, secret, proposal.id, { answer, body: 'Thanks' })).toBe('stored');
      const shown = await readProposal(tx, secret);
      const [file] = shown?.files ?? [];
      expect(await mailsOf(tx, recordId)).toMatchObject([
        {
          from_name: 'Ada Obi',
          new_text: 'Thanks',
          open: true,
          other_sender: false,
          sender_proof: null,
          proposal_answer: answer,
          proposal: { id: proposal.id, files: [file] },
        },
      ]);
      expect(shown?.decision).toMatchObject({ answer, name: 'Ada Obi' });
      expect(await waitingSince(tx, recordId)).not.toBeNull();
      expect(await readRecord()).toEqual(recordBefore);
      const sent = await sendAll(tx);
      expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'receipt']);
      expect(sent.find(({ kind }) => kind === 'receipt')).toMatchObject({
        to: 'olawale@example.com',
        content: { answer, name: 'Ada Obi', proposal: { files: [{ hash: file?.hash }] } },
      });
    },
  );

  it('is stored once: repeated with its id, from two tabs, or after a decision', async ({ tx }) => {
    const { recordId, secret, proposal } = await addProposal(tx);
    const id = randomUUID();
    for (const attempt of ['first', 'second'])
      expect(await sendAnswer(tx, secret, proposal.id, { id }), `${attempt} time`).toBe('stored');
    expect(await sendAnswer(tx, secret, proposal.id, { answer: 'declined' })).toBe('answered');
    expect(await mailsOf(tx, recordId)).toHaveLength(1);
  });

  it('to a replaced proposal is refused, and the newer one can be answered', async ({ tx }) => {
    const { recordId, secret, proposal } = await addProposal(tx);
    const newer = await propose(tx, recordId);
    expect((await readProposal(tx, secret))?.id).toBe(proposal.id);
    await sendAll(tx);
    for (const answer of ['accepted', 'declined', 'question'])
      expect(await sendAnswer(tx, secret, proposal.id, { answer, body: 'x' })).toBe('replaced');
    expect(await mailsOf(tx, recordId)).toEqual([]);
    expect(await sendAnswer(tx, secret, newer.id)).toBe('stored');
  });

  it('can be a question, up to the limit of the link, and decides nothing', async ({ tx }) => {
    const { recordId, secret, proposal } = await addProposal(tx);
    const question = { answer: 'question', body: 'Is VAT included?' };
    for (let count = 0; count < maxQuestions; count += 1)
      expect(await sendAnswer(tx, secret, proposal.id, question)).toBe('stored');
    expect(await tryAnswer(tx, secret, proposal.id, question)).toBe('refused PGRST');
    expect((await readProposal(tx, secret))?.decision).toBeNull();
    expect(await mailsOf(tx, recordId)).toHaveLength(maxQuestions);
    // one mail says that there is something to read
    expect((await sendAll(tx)).map(({ kind }) => kind)).toEqual(['answer']);
  });

  it('on paper alone is neither accepted nor declined here', async ({ tx }) => {
    const { recordId, secret, proposal } = await addProposal(tx, { on_paper: true });
    expect(await readProposal(tx, secret)).toMatchObject({ decidable: false, files: [{}] });
    for (const answer of ['accepted', 'declined'])
      expect(await sendAnswer(tx, secret, proposal.id, { answer })).toBe('not here');
    expect(await mailsOf(tx, recordId)).toEqual([]);
    const question = { answer: 'question', body: 'Where do I sign?' };
    expect(await sendAnswer(tx, secret, proposal.id, question)).toBe('stored');
  });

  it('by a link mailed to an address that staff chose decides nothing', async ({ tx }) => {
    const { id } = await addConfirmed(tx);
    await callAs(tx, 'admin', 'correct_address', quotesTable, id, 'own@brand.example');
    const [mail] = await sendAll(tx, 'acknowledgement');
    const secret = String(mail?.content['secret']);
    const proposal = await propose(tx, id);
    const [sent] = await sendAll(tx, 'reply');
    expect(sent?.content['answerable']).toBe(false);
    expect(await readProposal(tx, secret)).toMatchObject({ decidable: false });
    expect(await sendAnswer(tx, secret, proposal.id)).toBe('not here');
  });

  it('by a link of another record or one that ended stores nothing', async ({ tx }) => {
    const { secret, proposal } = await addProposal(tx);
    const other = await addProposal(tx);
    expect(await sendAnswer(tx, other.secret, proposal.id)).toBe('replaced');
    await tx`update private.mail_links set expires_at = now() where record_id = ${other.recordId}`;
    expect(await sendAnswer(tx, other.secret, other.proposal.id)).toBe('gone');
    expect(await sendAnswer(tx, '', proposal.id)).toBe('gone');
    await callAs(tx, 'anonymous', 'withdraw_submission', secret);
    expect(await sendAnswer(tx, secret, proposal.id)).toBe('gone');
    expect(await tx`select from messages where proposal is not null`).toEqual([]);
  });

  it.for<[title: string, outcome: string, ProposalAnswer]>([
    ['without a name', 'refused PT400', { name: '' }],
    ['with a name that turns the text', 'refused PT400', { name: '\u202egnp.exe' }],
    ['that is an empty question', 'refused PT400', { answer: 'question', body: ' ' }],
    ['of another kind', 'refused messages_proposal_answer', { answer: 'won' }],
    ['in Arabic with HTML', '1 rows', { name: 'ع'.repeat(200), body: '<b>نعم</b>' }],
  ])('%s gets: %s', async ([, expected, answer], { tx }) => {
    const { secret, proposal } = await addProposal(tx);
    expect(await tryAnswer(tx, secret, proposal.id, answer)).toBe(expected);
  });
});

describe('concurrently', () => {
  const fresh = freshDatabase('explicit');

  it('two tabs of a sender decide once', async () => {
    const { secret, proposal } = await fresh.sql.begin((tx) => addProposal(tx));
    const answerInTab = (answer: string) =>
      withConnection(fresh.url, (sql) =>
        sql.begin((tx) => sendAnswer(tx, secret, proposal.id, { answer })),
      );
    const answers = await Promise.all([answerInTab('accepted'), answerInTab('declined')]);
    expect(answers.toSorted()).toEqual(['answered', 'stored']);
    expect(await fresh.sql`select from messages where proposal is not null`).toHaveLength(1);
  });
});
