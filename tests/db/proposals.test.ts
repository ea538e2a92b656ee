import { createHash, randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { connect } from '../support/test-database';
import { ascii, pdf } from '../support/document-builders';
import { freshDatabase } from './database';
import { confirmed, sendAll } from './mail';
import { acting, become, callAs, giveRole, outcome, withoutRights, type Tx } from './personas';
import { addressOf, mailsOf, receive, received, waitsSince } from './received';
import { call, replyTo } from './reply';
import { base64 } from './submit';

const { it } = freshDatabase('granted');
const quotes = 'quote_requests';

interface Shown {
  id: string;
  files: { id: string; name: string; hash: string }[];
  decidable: boolean;
  decision: { answer: string; name: string } | null;
}

async function shownTo(tx: Tx, secret: string): Promise<Shown | null | undefined> {
  const row = await callAs(tx, 'anonymous', 'read_status', secret);
  return (row as { proposal: Shown | null } | undefined)?.proposal;
}

/** Replies as an admin, and returns the ids of the reply and of its file. */
async function propose(tx: Tx, record: string, more: object = {}, content = pdf()) {
  const file = randomUUID();
  const reply = replyTo(record, { is_proposal: true, files: [file], ...more });
  await acting(tx, 'admin', async () => {
    await tx`select store_reply_file(${file}, ${quotes}, ${record}, 'Offer.pdf', ${base64(content)})`;
    expect(await call(tx, [reply], null, quotes)).toMatchObject([{ outcome: 'queued' }]);
  });
  return { id: reply.id, file };
}

/** A quote request to which a proposal was sent, with the secret of its link. */
async function proposed(tx: Tx, more: object = {}) {
  const { id: record, secret } = await confirmed(tx);
  const proposal = await propose(tx, record, more);
  await sendAll(tx);
  return { record, secret, proposal };
}

interface Answer {
  id?: string;
  answer?: string;
  name?: string;
  body?: string;
}
const answering = (tx: Tx, secret: string, proposal: string, more: Answer = {}) => {
  const { id = randomUUID(), answer = 'accepted', name = 'Ada Obi', body = '' } = more;
  return callAs(tx, 'anonymous', 'answer_proposal', secret, id, proposal, answer, name, body);
};
const refusal = (tx: Tx, secret: string, proposal: string, more: Answer) =>
  outcome(tx, async (step) => {
    await answering(step, secret, proposal, more);
    return { count: 1 };
  });

const readFile = (tx: Tx, secret: string, file: string) =>
  outcome(tx, (step) => step`select read_proposal_file(${secret}, ${file})`);

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

describe('an answer to a proposal', () => {
  it.for(['accepted', 'declined'])(
    '“%s” is a message that waits for staff, names what was seen, and sets nothing',
    async (answer, { tx }) => {
      const { record, secret, proposal } = await proposed(tx);
      const before =
        await tx`select status, outcome, owner_id from private.records where id = ${record}`;
      expect(await answering(tx, secret, proposal.id, { answer, body: 'Thanks' })).toBe('stored');
      const shown = await shownTo(tx, secret);
      const [file] = shown?.files ?? [];
      expect(await mailsOf(tx, record)).toMatchObject([
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
      expect(await waitsSince(tx, record)).not.toBeNull();
      expect(
        await tx`select status, outcome, owner_id from private.records where id = ${record}`,
      ).toEqual(before);
      const sent = await sendAll(tx);
      expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'receipt']);
      expect(sent.find(({ kind }) => kind === 'receipt')).toMatchObject({
        to: 'olawale@example.com',
        content: { answer, name: 'Ada Obi', proposal: { files: [{ hash: file?.hash }] } },
      });
    },
  );

  it('is stored once: sent again with its id, from two tabs, or after it was decided', async ({
    tx,
  }) => {
    const { record, secret, proposal } = await proposed(tx);
    const id = randomUUID();
    for (let time = 0; time < 30; time += 1)
      expect(await answering(tx, secret, proposal.id, { id })).toBe('stored');
    expect(await answering(tx, secret, proposal.id, { answer: 'declined' })).toBe('answered');
    expect(await mailsOf(tx, record)).toHaveLength(1);
  });

  it('to one that was replaced meanwhile is refused, and the newer one can be answered', async ({
    tx,
  }) => {
    const { record, secret, proposal } = await proposed(tx);
    const newer = await propose(tx, record);
    expect((await shownTo(tx, secret))?.id).toBe(proposal.id);
    await sendAll(tx);
    for (const answer of ['accepted', 'declined', 'question'])
      expect(await answering(tx, secret, proposal.id, { answer, body: 'x' })).toBe('replaced');
    expect(await mailsOf(tx, record)).toEqual([]);
    expect(await answering(tx, secret, newer.id)).toBe('stored');
  });

  it('can be a question as often as the limit of the link allows, and decides nothing', async ({
    tx,
  }) => {
    const { record, secret, proposal } = await proposed(tx);
    const question = { answer: 'question', body: 'Is VAT included?' };
    for (let time = 0; time < 20; time += 1)
      expect(await answering(tx, secret, proposal.id, question)).toBe('stored');
    expect(await refusal(tx, secret, proposal.id, question)).toBe('refused PGRST');
    expect((await shownTo(tx, secret))?.decision).toBeNull();
    expect(await mailsOf(tx, record)).toHaveLength(20);
    // one mail says that there is something to read
    expect((await sendAll(tx)).map(({ kind }) => kind)).toEqual(['answer']);
  });

  it('on paper alone is neither accepted nor declined here', async ({ tx }) => {
    const { record, secret, proposal } = await proposed(tx, { on_paper: true });
    expect(await shownTo(tx, secret)).toMatchObject({ decidable: false, files: [{}] });
    for (const answer of ['accepted', 'declined'])
      expect(await answering(tx, secret, proposal.id, { answer })).toBe('not here');
    expect(await mailsOf(tx, record)).toEqual([]);
    const question = { answer: 'question', body: 'Where do I sign?' };
    expect(await answering(tx, secret, proposal.id, question)).toBe('stored');
  });

  it('by a link that was mailed to an address of staff’s choice decides nothing', async ({
    tx,
  }) => {
    const { id } = await confirmed(tx);
    await callAs(tx, 'admin', 'correct_address', quotes, id, 'own@brand.example');
    const [mail] = await sendAll(tx, 'acknowledgement');
    const secret = String(mail?.content['secret']);
    const proposal = await propose(tx, id);
    const [sent] = await sendAll(tx, 'reply');
    expect(sent?.content['answerable']).toBe(false);
    expect(await shownTo(tx, secret)).toMatchObject({ decidable: false });
    expect(await answering(tx, secret, proposal.id)).toBe('not here');
  });

  it('by a link of another record, one that ended, or to what was withdrawn or erased stores nothing', async ({
    tx,
  }) => {
    const { secret, proposal } = await proposed(tx);
    const other = await proposed(tx);
    expect(await answering(tx, other.secret, proposal.id)).toBe('replaced');
    await tx`update private.mail_links set expires_at = now() where record_id = ${other.record}`;
    expect(await answering(tx, other.secret, other.proposal.id)).toBe('gone');
    expect(await answering(tx, '', proposal.id)).toBe('gone');
    await callAs(tx, 'anonymous', 'withdraw_submission', secret);
    expect(await answering(tx, secret, proposal.id)).toBe('gone');
    expect(await tx`select from messages where proposal is not null`).toEqual([]);
  });

  it.for<[what: string, Answer, became: string]>([
    ['without a name', { name: '' }, 'refused PT400'],
    ['with a name of 201 letters', { name: 'x'.repeat(201) }, 'refused PT400'],
    ['with a name on two lines', { name: 'two\nlines' }, 'refused PT400'],
    ['with a name that turns the text', { name: '\u202egnp.exe' }, 'refused PT400'],
    ['with a text of 5,001 letters', { body: 'x'.repeat(5001) }, 'refused PT400'],
    ['that is an empty question', { answer: 'question', body: ' ' }, 'refused PT400'],
    ['of another kind', { answer: 'won' }, 'refused messages_proposal_answer'],
    ['in Arabic with HTML', { name: 'ع'.repeat(200), body: '<b>نعم</b>' }, '1 rows'],
  ])('%s is stored or refused', async ([, more, became], { tx }) => {
    const { secret, proposal } = await proposed(tx);
    expect(await refusal(tx, secret, proposal.id, more)).toBe(became);
  });

  it('to a duplicate comes to the record that goes on, once', async ({ tx }) => {
    const { record, secret, proposal } = await proposed(tx);
    const { id: onward } = await confirmed(tx, { email: 'ada.obi@example.com' });
    await tx`update quote_requests set duplicate_of = ${onward} where id = ${record}`;
    expect(await answering(tx, secret, proposal.id)).toBe('stored');
    expect(await mailsOf(tx, onward)).toMatchObject([{ other_sender: true }]);
    expect(await answering(tx, secret, proposal.id)).toBe('answered');
  });

  it('is read by staff of the kind alone, and nobody can write one as a note', async ({ tx }) => {
    const { record, secret, proposal } = await proposed(tx);
    await answering(tx, secret, proposal.id);
    await giveRole(tx, 'sales', 'sales');
    await giveRole(tx, 'hr', 'hr');
    const seen: Record<string, string> = {};
    for (const who of [...withoutRights, 'hr', 'sales', 'admin'] as const) {
      await become(tx, who);
      seen[who] = await outcome(
        tx,
        (step) => step`select proposal from messages_list where proposal_answer = 'accepted'`,
      );
    }
    expect(seen).toMatchObject({ stranger: '0 rows', formerAdmin: '0 rows', hr: '0 rows' });
    expect(seen).toMatchObject({ sales: '1 rows', admin: '1 rows' });
    expect(seen['anonymous']).toMatch(/^(refused 42501|0 rows)$/);
    const note = { table_name: quotes, record_id: record, body: 'Accepted.' };
    for (const forged of [{ on_paper: true }, { proposal_answer: 'accepted', proposal: '{}' }])
      expect(
        await outcome(tx, (step) => step`insert into messages ${step({ ...note, ...forged })}`),
      ).toMatch(/^refused (42501|messages_)/);
  });
});

describe('concurrently', () => {
  const own = freshDatabase('granted');

  it('two tabs decide once', async () => {
    const { record, secret, proposal } = await own.sql.begin((tx) => proposed(tx));
    const tabs = [connect(own.url), connect(own.url)];
    const answers = await Promise.all(
      tabs.map((tab, at) =>
        tab.begin((tx) =>
          answering(tx, secret, proposal.id, { answer: at ? 'accepted' : 'declined' }),
        ),
      ),
    );
    expect(answers.toSorted()).toEqual(['answered', 'stored']);
    expect(
      await own.sql`select from messages where record_id = ${record} and proposal is not null`,
    ).toHaveLength(1);
    await Promise.all(tabs.map((tab) => tab.end()));
  });
});
