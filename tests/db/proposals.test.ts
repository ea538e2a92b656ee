import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ascii, pdf } from '../support/document-builders';
import { sharedDatabase } from './database';
import { confirmed, sendAll } from './mail';
import { become, callAs, withoutRights, type Tx } from './personas';
import { answering, propose, proposed, readFile, shownTo } from './proposal';
import { addressOf, receive, received } from './received';
import { base64 } from './submit';

const { it } = sharedDatabase('explicit');

describe('a proposal on the status page', () => {
  it('is shown once it was sent, with the name, size and hash of each file, which the link downloads', async ({
    tx,
  }) => {
    const { id, secret } = await confirmed(tx);
    const content = pdf(3000);
    const { id: reply, file } = await propose(tx, id, {}, content);
    expect(await shownTo(tx, secret)).toBeNull();
    expect(await readFile(tx, secret, file)).toBe('refused PT404');
    await sendAll(tx);
    expect(await shownTo(tx, secret)).toMatchObject({
      id: reply,
      decidable: true,
      decision: null,
      files: [
        {
          id: file,
          name: 'Offer.pdf',
          size: 3000,
          hash: createHash('sha256').update(content).digest('hex'),
        },
      ],
    });
    expect(await callAs(tx, 'anonymous', 'read_proposal_file', secret, file)).toMatchObject({
      file_name: 'Offer.pdf',
      base64: base64(content),
    });
  });

  it('gives no other file: of another reply, another record, an earlier proposal, what was received, or by no link', async ({
    tx,
  }) => {
    const { record, secret, proposal } = await proposed(tx);
    const other = await proposed(tx);
    await receive(
      tx,
      received([await addressOf(tx, record)], {
        files: [{ file_name: 'a.txt', content: base64(ascii('x')) }],
      }),
    );
    const plain = await propose(tx, record, { is_proposal: false });
    await sendAll(tx);
    const newer = await propose(tx, record);
    await sendAll(tx);
    const files = await tx<{ id: string }[]>`select id from record_files`;
    expect(files).toHaveLength(5);
    for (const who of [...withoutRights, 'admin'] as const) {
      await become(tx, who);
      for (const { id } of files) {
        expect(await readFile(tx, secret, id)).toBe(id === newer.file ? '1 rows' : 'refused PT404');
        expect(await readFile(tx, 'x'.repeat(43), id)).toBe('refused PT404');
      }
    }
    expect([plain.file, other.proposal.file, proposal.file]).not.toContain(newer.file);
  });

  it.for([
    ['stopped', (tx: Tx, { id }: { id: string }) => callAs(tx, 'admin', 'stop_messages', id)],
    [
      'returned',
      async (tx: Tx, { id }: { id: string }) => {
        await sendAll(tx);
        await tx`update mails set state = 'failed', reason = 'bounced' where id = ${id}`;
      },
    ],
  ] as const)('is not shown if it was %s', async ([, change], { tx }) => {
    const { id, secret } = await confirmed(tx);
    const reply = await propose(tx, id);
    await change(tx, reply);
    expect(await shownTo(tx, secret)).toBeNull();
    expect(await readFile(tx, secret, reply.file)).toBe('refused PT404');
    expect(await answering(tx, secret, reply.id)).toBe('replaced');
  });

  it('that went to somebody else is not shown to the sender, nor the one before it', async ({
    tx,
  }) => {
    const { record, secret, proposal } = await proposed(tx);
    const from = { name: 'Buyer', address: 'buyer@example.org' };
    await receive(tx, received([await addressOf(tx, record)], { from }));
    await propose(tx, record, { sent_to: from.address });
    await sendAll(tx);
    expect(await shownTo(tx, secret)).toBeNull();
    expect(await answering(tx, secret, proposal.id)).toBe('replaced');
    const both = await propose(tx, record, { sent_to: from.address, with_record: true });
    await sendAll(tx);
    expect(await shownTo(tx, secret)).toMatchObject({ id: both.id });
  });
});
