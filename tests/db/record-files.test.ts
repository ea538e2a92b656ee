import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { replyLimits } from '@/content/facts/replies';
import { ascii, pdf } from '../support/document-builders';
import { sharedDatabase } from './database';
import { asMailer, claimOne, finish, type ClaimedMail } from './mail';
import { addApplicant, applicationsTable, callSend, queue, replyTo, stateOf } from './reply';
import { base64 } from './submit';
import { actAs, become, giveRole, readValue, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

interface Upload {
  id?: string;
  name?: string;
  content?: Uint8Array;
}

/** Stores a file as the present user; returns its id. */
async function upload(tx: Tx, recordId: string, file: Upload): Promise<string> {
  const { id = randomUUID(), name = 'Offer.pdf', content = pdf() } = file;
  await tx`select store_reply_file(${id}, ${applicationsTable}, ${recordId}, ${name}, ${base64(content)})`;
  return id;
}
const tryUpload = (tx: Tx, recordId: string, file: Upload) =>
  tryStep(tx, async (step) => {
    await upload(step, recordId, file);
    return { count: 1 };
  });

/** Returns the ids of the stored files. */
const uploadAsAdmin = (tx: Tx, recordId: string, ...files: Upload[]) =>
  actAs(tx, 'admin', async () => {
    const ids: string[] = [];
    for (const file of files) ids.push(await upload(tx, recordId, file));
    return ids;
  });

const filesOf = (tx: Tx, mail: ClaimedMail) =>
  asMailer(tx, () => readValue(tx`select read_mail_files(${mail.id})`));

describe('a file for a reply', () => {
  it.for([
    ['Prix – العرض.XLSX', 'Prix – العرض.XLSX'],
    ['../../x.pdf', 'x.pdf'],
    ['C:\\fakepath\\a\u202efdp.zip', 'afdp.zip'],
    [`${'x'.repeat(300)}.csv`, `${'x'.repeat(196)}.csv`],
  ] as const)('called %j is stored as %j', async ([name, stored], { tx }) => {
    const { id } = await addApplicant(tx);
    await uploadAsAdmin(tx, id, { name });
    expect(await tx`select file_name from record_files where origin = 'reply'`).toEqual([
      { file_name: stored },
    ]);
  });

  it.for([
    ['report.pdf.exe', pdf()],
    ['setup.MSI', ascii('x')],
    ['a.sh .', ascii('x')],
    ['Offer.pdf', ascii('MZ\u0090')],
    ['Offer.pdf', pdf(replyLimits.fileBytes + 1)],
  ] as const)(
    'called %s is refused if it is a program or too large',
    async ([name, content], { tx }) => {
      const { id } = await addApplicant(tx);
      await become(tx, 'admin');
      expect(await tryUpload(tx, id, { name, content })).toBe('refused PT400');
    },
  );

  it('is stored once, as long as the record exists', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const [file = ''] = await uploadAsAdmin(tx, id, {});
    await uploadAsAdmin(tx, id, { id: file });
    await become(tx, 'admin');
    expect(await tryUpload(tx, randomUUID(), {})).toBe('refused PT404');
    expect(await tx`select from record_files where origin = 'reply'`).toHaveLength(1);
  });

  it('is its author’s alone until it is sent, and then stays', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const [sentId = '', removedId = ''] = await uploadAsAdmin(tx, id, {}, { name: 'b.pdf' });
    await giveRole(tx, 'hr', 'hr');
    await become(tx, 'hr');
    const listFiles = (step: Tx) => step`select id from record_files where origin = 'reply'`;
    const readFile = (step: Tx) => step`select read_record_file(${sentId})`;
    expect(await listFiles(tx)).toEqual([]);
    expect(await tryStep(tx, readFile)).toBe('refused PT404');
    expect(await callSend(tx, [replyTo(id, { files: [sentId] })], null)).toMatchObject([
      { outcome: 'files' },
    ]);

    await become(tx, 'admin');
    await tx`delete from record_files where id = ${removedId}`;
    expect(await queue(tx, [replyTo(id, { files: [sentId] })])).toEqual(['queued']);
    await become(tx, 'hr');
    expect(await listFiles(tx)).toEqual([{ id: sentId }]);
    expect(await tryStep(tx, readFile)).toBe('1 rows');
    await become(tx, 'admin');
    expect(await tryStep(tx, (step) => step`delete from record_files where id = ${sentId}`)).toBe(
      '0 rows',
    );
    expect(await tx`select action from activity_log where action like 'file%'`).toEqual([
      { action: 'file_downloaded' },
    ]);
  });
});

describe('a reply with files', () => {
  it('names them; the mailer reads the same at every attempt', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const content = pdf(2000);
    const files = await uploadAsAdmin(
      tx,
      id,
      { name: 'Devis\u00a0\u00e9t\u00e9.pdf', content },
      { name: 'b.csv', content: ascii('a,b') },
    );
    const reply = replyTo(id, { files });
    expect(await queue(tx, [reply])).toEqual(['queued']);
    expect(await queue(tx, [reply])).toEqual(['queued']);
    const expected = [
      { name: 'Devis\u00a0\u00e9t\u00e9.pdf', base64: base64(content) },
      { name: 'b.csv', base64: base64(ascii('a,b')) },
    ];
    for (const outcome of ['retry', 'sent'] as const) {
      const mail = await claimOne(tx, 'reply');
      expect(mail.content).toMatchObject({ files });
      expect(await filesOf(tx, mail)).toEqual(expected);
      await finish(tx, mail, outcome, { reason: '451 later' });
      await tx`update mails set due_at = now() where state = 'waiting'`;
    }
    expect(await stateOf(tx, reply)).toMatchObject({ state: 'sent' });
  });

  it('is refused with a missing, foreign or sent file', async ({ tx }) => {
    const [ada, ben] = [await addApplicant(tx), await addApplicant(tx)];
    const files = await uploadAsAdmin(tx, ada.id, {});
    expect(await queue(tx, [replyTo(ada.id, { files: [...files, randomUUID()] })])).toEqual([
      'files',
    ]);
    expect(await queue(tx, [replyTo(ben.id, { files })])).toEqual(['files']);
    expect(await tx`select from messages`).toHaveLength(0);
    expect(await queue(tx, [replyTo(ada.id, { files })])).toEqual(['queued']);
    expect(await queue(tx, [replyTo(ada.id, { files, known: 1 })])).toEqual(['files']);
  });

  it('has at most three of 7 MB together, and goes to one person', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const smallIds = await uploadAsAdmin(
      tx,
      id,
      ...Array.from({ length: replyLimits.files + 1 }, () => ({})),
    );
    const sizes = [replyLimits.fileBytes - 1000, 1000, 1001];
    const [largeId = '', fittingId = '', excessId = ''] = await uploadAsAdmin(
      tx,
      id,
      ...sizes.map((size) => ({ content: pdf(size) })),
    );
    await become(tx, 'admin');
    const trySend = (files: string[], batch: string | null = null) =>
      tryStep(tx, (step) => callSend(step, [replyTo(id, { files })], batch));
    expect(await trySend(smallIds)).toBe('refused PT400');
    expect(await trySend([largeId, excessId])).toBe('refused PT400');
    expect(await trySend(smallIds.slice(1), randomUUID())).toBe('refused PT400');
    expect(await trySend(smallIds.slice(1))).toBe('1 rows');
    expect(await queue(tx, [replyTo(id, { files: [largeId, fittingId], known: 1 })])).toEqual([
      'queued',
    ]);
  });
});

describe('files', () => {
  it('whose reply was never sent are deleted after a day', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const [sentId = '', oldId = '', newId = ''] = await uploadAsAdmin(tx, id, {}, {}, {});
    await queue(tx, [replyTo(id, { files: [sentId] })]);
    await tx`
      update record_files set created_at = now() - interval '1 day 1 minute' where id in (${sentId}, ${oldId})
    `;
    await tx`select private.purge_expired()`;
    const leftFiles = await tx`select id from record_files where origin = 'reply'`;
    const leftIds = leftFiles.map((row) => String(row['id']));
    expect(leftIds.toSorted()).toEqual([sentId, newId].toSorted());
  });
});
