import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ascii, pdf } from '../support/document-builders';
import { sharedDatabase } from './database';
import { addConfirmed, sendAll } from './mail';
import { addProposal, propose, readProposal, tryProposalFile, sendAnswer } from './proposal';
import { addressOf, mailTo, receive } from './received';
import { base64 } from './submit';
import { become, callAs, personasWithoutRights, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const unknownSecret = 'x'.repeat(43);

describe('a proposal on the status page', () => {
  it('is shown once sent, with each file’s name, size and hash, for download', async ({ tx }) => {
    const { id, secret } = await addConfirmed(tx);
    const content = pdf(3000);
    const { id: replyId, fileId } = await propose(tx, id, {}, content);
    expect(await readProposal(tx, secret)).toBeNull();
    expect(await tryProposalFile(tx, secret, fileId)).toBe('refused PT404');
    await sendAll(tx);
    expect(await readProposal(tx, secret)).toMatchObject({
      id: replyId,
      decidable: true,
      decision: null,
      files: [
        {
          id: fileId,
          name: 'Offer.pdf',
          size: 3000,
          hash: createHash('sha256').update(content).digest('hex'),
        },
      ],
    });
    expect(await callAs(tx, 'anonymous', 'read_proposal_file', secret, fileId)).toMatchObject({
      file_name: 'Offer.pdf',
      base64: base64(content),
    });
  });

  it('gives no file of another reply, record, proposal or received mail', async ({ tx }) => {
    const { recordId, secret, proposal } = await addProposal(tx);
    const other = await addProposal(tx);
    await receive(
      tx,
      mailTo([await addressOf(tx, recordId)], {
        files: [{ file_name: 'a.txt', content: base64(ascii('x')) }],
      }),
    );
    const plain = await propose(tx, recordId, { is_proposal: false });
    await sendAll(tx);
    const newer = await propose(tx, recordId);
    await sendAll(tx);
    const files = await tx<{ id: string }[]>`select id from record_files`;
    const sentIds = [proposal.fileId, other.proposal.fileId, plain.fileId, newer.fileId];
    expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining(sentIds));
    for (const persona of [...personasWithoutRights, 'admin'] as const) {
      await become(tx, persona);
      for (const { id } of files) {
        expect(await tryProposalFile(tx, secret, id)).toBe(
          id === newer.fileId ? '1 rows' : 'refused PT404',
        );
        expect(await tryProposalFile(tx, unknownSecret, id)).toBe('refused PT404');
      }
    }
  });

  it.for([
    ['stopped', (tx: Tx, { id }: { id: string }) => callAs(tx, 'admin', 'stop_messages', id)],
    [
      'bounced',
      async (tx: Tx, { id }: { id: string }) => {
        await sendAll(tx);
        await tx`
          update mails set state = 'failed', reason = 'bounced', bounced_at = now() where id = ${id}
        `;
      },
    ],
  ] as const)('is not shown if it was %s', async ([, arrange], { tx }) => {
    const { id, secret } = await addConfirmed(tx);
    const reply = await propose(tx, id);
    await arrange(tx, reply);
    await sendAll(tx);
    expect(await readProposal(tx, secret)).toBeNull();
    expect(await tryProposalFile(tx, secret, reply.fileId)).toBe('refused PT404');
    expect(await sendAnswer(tx, secret, reply.id)).toBe('replaced');
  });

  it('is not shown to the sender if it went to another, nor the one before it', async ({ tx }) => {
    const { recordId, secret, proposal } = await addProposal(tx);
    const from = { name: 'Buyer', address: 'buyer@example.org' };
    await receive(tx, mailTo([await addressOf(tx, recordId)], { from }));
    await propose(tx, recordId, { sent_to: from.address });
    await sendAll(tx);
    expect(await readProposal(tx, secret)).toBeNull();
    expect(await sendAnswer(tx, secret, proposal.id)).toBe('replaced');
    const both = await propose(tx, recordId, { sent_to: from.address, with_record: true });
    await sendAll(tx);
    expect(await readProposal(tx, secret)).toMatchObject({ id: both.id });
  });
});
