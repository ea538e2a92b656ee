import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { FILE_SIZE_LIMIT, pdf } from '../support/document-builders';
import { sharedDatabase } from './database';
import { become } from './personas';
import { apply, base64, refusal, resume, type SentFile } from './submit';
import { applications, envelope, type Row } from './tables';

const { it } = sharedDatabase('explicit');
const { row, optional } = applications;
const letter: SentFile = { ...resume, kind: 'cover_letter', file_name: 'letter.pdf' };
const application = () => ({ ...row, id: randomUUID() });

it('a refusal names the limit without quoting the visitor', async ({ anonymous: tx }) => {
  const large = { ...letter, content: base64(pdf(FILE_SIZE_LIMIT + 1)), file_name: 'Zoë.pdf' };
  expect(await refusal(tx, application(), [resume, large])).toEqual({
    why: 'cover_letter: too large',
    message:
      'Each file must be a PDF or Word document of at most 5 MB, and its name must end accordingly.',
  });
});

describe('an application', () => {
  const broken = { ...resume, content: '!' };
  const large = { ...resume, content: '!'.repeat(8_000_000) };
  const refusals: [string, unknown, unknown, string][] = [
    ['without files', application(), [], 'resume: required'],
    ['with a cover letter only', application(), [letter], 'resume: required'],
    ['with two resumes', application(), [resume, resume], 'files: unknown'],
    [
      'with three files, none of which is decoded',
      application(),
      [broken, broken, broken],
      'files: unknown',
    ],
    [
      'with six files of 4.9 MB, before anything else is looked at',
      { ...application(), email: 'none' },
      Array.from({ length: 6 }, () => ({ ...resume, content: '!'.repeat(6_500_000) })),
      'files: too large',
    ],
    ['with a large file, which is not decoded', application(), [large], 'resume: too large'],
    ['with another file', application(), [{ ...resume, kind: 'photo' }], 'resume: required'],
    ['with a file without a name', application(), [{ ...resume, file_name: null }], 'resume: name'],
    ['with a file without content', application(), [{ ...resume, content: null }], 'resume: empty'],
    ['with a data URL', application(), [{ ...resume, content: 'data:,x' }], 'resume: base64'],
    ['that is a list', [application()], [resume], 'application: refused'],
    ['that is null', null, [resume], 'application: refused'],
    ['with an unknown field', { ...application(), salary: '1' }, [resume], 'salary: unknown'],
    ['with a status', { ...application(), status: 'accepted' }, [resume], 'status: unknown'],
    ['without an id', row, [resume], 'id: required'],
    ['with a short phone', { ...application(), phone: '1' }, [resume], 'phone: refused'],
    [
      'with an unknown choice',
      { ...application(), availability: 'x' },
      [resume],
      'availability: refused',
    ],
  ];
  it.for(refusals)('%s is refused', async ([, sent, files, why], { anonymous: tx }) => {
    expect((await refusal(tx, sent, files))?.why).toBe(why);
    await become(tx, 'owner');
    expect(await tx`select from career_applications`).toHaveLength(1); // the fixture
  });

  it.for([
    ['id', 'x'],
    ['seconds_to_fill', 1.5],
    ['receive_updates', 'perhaps'],
    ['job_posting_id', 'none'],
  ] as const)('is refused if %s has the wrong type', async ([column, value], { anonymous: tx }) => {
    const refused = await refusal(tx, { ...application(), [column]: value }, [resume]);
    expect(refused?.message).toBe('The application has a value of the wrong type.');
    expect(refused?.why).toBe('application: refused');
  });

  it('is refused with the name of a missing required field', async ({ anonymous: tx }) => {
    for (const column of Object.keys(row)) {
      const { [column]: _, ...rest }: Row = application();
      const needed = !optional.includes(column) && column !== 'receive_updates';
      expect({ column, refused: await refusal(tx, rest, [resume]) }).toEqual({
        column,
        refused: needed ? { why: `${column}: required`, message: `${column} is required.` } : null,
      });
    }
  });

  it('is stored with both files and all fields', async ({ anonymous: tx }) => {
    const sent = { ...application(), ...envelope };
    const withBreaks = { ...letter, content: letter.content.replace(/(.{76})/g, '$1\n') };
    expect(await apply(tx, sent, [withBreaks, resume])).toEqual([{ id: sent.id }]);
    await become(tx, 'owner');
    expect(await tx`select * from career_applications where id = ${sent.id}`).toMatchObject([
      { ...sent, status: 'new' },
    ]);
    const files = await tx`
      select kind, size from record_files where record_id = ${sent.id} order by kind
    `;
    const { length: size } = pdf();
    expect(files).toEqual([
      { kind: 'cover_letter', size },
      { kind: 'resume', size },
    ]);
  });
});
