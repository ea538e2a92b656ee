import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { pdf } from '../support/document-builders';
import { sharedDatabase } from './database';
import { apply, readRefusal, resume, type SentFile } from './submit';
import { applications, envelope, type Row } from './tables';
import { become } from './transaction';

const { it } = sharedDatabase('explicit');
const { row, optional } = applications;
const letter: SentFile = { ...resume, kind: 'cover_letter', file_name: 'letter.pdf' };
const newRow = () => ({ ...row, id: randomUUID() });

describe('an application', () => {
  const broken = { ...resume, content: '!' };
  const large = { ...resume, content: '!'.repeat(8_000_000) };
  const sixFiles = Array.from({ length: 6 }, () => ({ ...resume, content: '!'.repeat(6_500_000) }));
  const refusals: [title: string, application: unknown, files: unknown, why: string][] = [
    ['with a cover letter only', newRow(), [letter], 'resume: required'],
    ['with two resumes', newRow(), [resume, resume], 'files: unknown'],
    ['with three files, not decoded', newRow(), [broken, broken, broken], 'files: unknown'],
    ['with six files of 4.9 MB', { ...newRow(), email: 'none' }, sixFiles, 'files: too large'],
    ['with a large file, which is not decoded', newRow(), [large], 'resume: too large'],
    ['with a file without a name', newRow(), [{ ...resume, file_name: null }], 'resume: name'],
    ['with a data URL', newRow(), [{ ...resume, content: 'data:,x' }], 'resume: base64'],
    ['that is null', null, [resume], 'application: refused'],
    ['of a wrong type', { ...newRow(), id: 'x' }, [resume], 'application: refused'],
    ['with a status', { ...newRow(), status: 'accepted' }, [resume], 'status: unknown'],
    ['without an id', row, [resume], 'id: required'],
    ['with a short phone', { ...newRow(), phone: '1' }, [resume], 'phone: refused'],
  ];
  it.for(refusals)('%s is refused', async ([, application, files, why], { anonymous: tx }) => {
    expect((await readRefusal(tx, application, files))?.why).toBe(why);
    await become(tx, 'owner');
    expect(await tx`select from career_applications`).toHaveLength(1); // the fixture
  });

  it('is refused with the name of a missing required field', async ({ anonymous: tx }) => {
    for (const column of Object.keys(row)) {
      const { [column]: _, ...incompleteRow }: Row = newRow();
      const isRequired = !optional.includes(column) && column !== 'receive_updates';
      expect({ column, refused: await readRefusal(tx, incompleteRow, [resume]) }).toEqual({
        column,
        refused: isRequired
          ? { why: `${column}: required`, message: `${column} is required.` }
          : null,
      });
    }
  });

  it('is stored with both files and all fields', async ({ anonymous: tx }) => {
    const application = { ...newRow(), ...envelope };
    const letterInLines = { ...letter, content: letter.content.replace(/(.{76})/g, '$1\n') };
    expect(await apply(tx, application, [letterInLines, resume])).toEqual([{ id: application.id }]);
    await become(tx, 'owner');
    expect(await tx`select * from career_applications where id = ${application.id}`).toMatchObject([
      { ...application, status: 'new' },
    ]);
    const files = await tx`
      select kind, size from record_files where record_id = ${application.id} order by kind
    `;
    const { length: size } = pdf();
    expect(files).toEqual([
      { kind: 'cover_letter', size },
      { kind: 'resume', size },
    ]);
  });
});
