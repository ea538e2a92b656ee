import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ascii, pdf } from '../support/document-builders';
import { sharedDatabase } from './database';
import { addApplicant, applicationsTable } from './reply';
import { base64 } from './submit';
import { become, giveRole, readValue, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');
const MB = 1024 * 1024;

describe('files of a received mail', () => {
  /** Stores the files of a new mail; returns those that it leaves out. */
  const store = async (tx: Tx, files: object[], recordId: string | null) => {
    const mailId = randomUUID();
    await tx`insert into messages ${tx({
      id: mailId,
      kind: 'received',
      key: mailId,
      table_name: recordId && applicationsTable,
      record_id: recordId,
      from_address: 'ada@example.com',
      subject: '',
      body: '',
      new_text: '',
      automatic: false,
    })}`;
    return readValue(tx`
      select private.store_received_files(m, ${JSON.stringify(files)}::text::jsonb)
      from messages as m where id = ${mailId}
    `);
  };
  const file = (file_name: string | null, content: Uint8Array = ascii('text')) => ({
    file_name,
    content: base64(content),
  });

  it('are stored up to 10 MB under safe names; others are named, and why', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    expect(await store(tx, [file('../a.pdf'), file(null), file('c.txt')], id)).toEqual([]);
    expect(
      await store(
        tx,
        [
          file('report.pdf.exe'),
          file('empty.txt', ascii('')),
          { file_name: 'b.txt', content: '?' },
          ...Array.from({ length: 8 }, (_, index) => file(`${index}.txt`)),
        ],
        id,
      ),
    ).toEqual([
      { file_name: 'report.pdf.exe', size: 4, problem: 'type' },
      { file_name: 'empty.txt', size: 0, problem: 'empty' },
      { file_name: 'b.txt', size: 0, problem: 'base64' },
    ]);
    await tx`update private.storage_limits set per_day = total`;
    expect(
      await store(tx, [file('a', pdf(6 * MB)), file('b', pdf(5 * MB)), file('d')], id),
    ).toMatchObject([{ file_name: 'b', problem: 'too large' }]);
    await tx`update private.storage_limits set total = 1`;
    expect(await store(tx, [file('a')], id)).toEqual([
      { file_name: 'a', size: 4, problem: 'storage' },
    ]);
    const names =
      await tx`select file_name from record_files where origin = 'received' order by created_at limit 3`;
    expect(names.map((row) => row['file_name'] as unknown)).toEqual(['a.pdf', 'file', 'c.txt']);
  });

  it.for([
    // an ending, and why a file with it is left out
    ['html', 'type'],
    ['docm', 'type'],
    ['DOCX', undefined],
  ] as const)('with the ending %s are left out for: %s', async ([ending, problem], { tx }) => {
    const { id } = await addApplicant(tx);
    const leftOut = await store(tx, [file(`a.${ending}`)], id);
    expect(leftOut).toEqual(problem ? [{ file_name: `a.${ending}`, size: 4, problem }] : []);
  });

  it('fill the day’s share of record and sender, then half of the total', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    await tx`delete from record_files`;
    await tx`update private.storage_limits set per_day = 10, total = 32`;
    expect(await store(tx, [file('1.txt'), file('2.txt')], id)).toEqual([]);
    expect(await store(tx, [file('3.txt')], id)).toMatchObject([{ problem: 'day' }]);
    await tx`update private.recent_submissions set received_at = received_at - interval '1 day'`;
    expect(await store(tx, [file('4.txt'), file('5.txt')], id)).toEqual([]);
    await tx`update private.recent_submissions set received_at = received_at - interval '1 day'`;
    expect(await store(tx, [file('6.txt')], id)).toMatchObject([{ problem: 'storage' }]);
  });

  it('without a record are for admins', async ({ tx }) => {
    await store(tx, [file('a.txt')], null);
    await giveRole(tx, 'hr', 'hr');
    const readFiles = () => tx`select id from record_files where record_id is null`;
    await become(tx, 'hr');
    expect(await readFiles()).toEqual([]);
    await become(tx, 'admin');
    const [row] = await readFiles();
    const read = (step: Tx) => step`select read_record_file(${String(row?.['id'])})`;
    expect(await tryStep(tx, read)).toBe('1 rows');
    await become(tx, 'hr');
    expect(await tryStep(tx, read)).toBe('refused PT403');
  });
});
