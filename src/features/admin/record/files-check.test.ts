import { expect, test } from 'vitest';
import { docx, pdf } from '@tests/support/document-builders';
import { sampleFiles } from '@tests/support/sample-files';
import { bytesOf, isWhatItSays, safeFileName } from './files-check';

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const said = (name: string) =>
  types[name.split('.').at(-1)?.toLowerCase() as keyof typeof types] ?? 'text/plain';

test.each(sampleFiles.filter(({ verdict }) => verdict !== 'too large'))(
  '$label as $name is offered only if it is fit to be ($verdict)',
  (file) => {
    const name = safeFileName(file.keptName ?? file.name);
    expect(isWhatItSays(file.content(), said(name), name)).toBe(file.verdict === 'ok');
  },
);

test('what has a document’s name and another content is never offered', () => {
  expect(isWhatItSays(pdf(), types.pdf, 'resume.pdf')).toBe(true);
  expect(isWhatItSays(pdf(), types.pdf, 'resume.pdf.exe')).toBe(false);
  expect(isWhatItSays(pdf(), types.docx, 'resume.docx')).toBe(false);
  expect(isWhatItSays(docx(), types.pdf, 'resume.pdf')).toBe(false);
});

test.each([
  ['resume.pdf', 'resume.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\temp\\résumé – 李.docx', 'résumé – 李.docx'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['cod\u202efdp.exe.pdf', 'codfdp.exe.pdf'],
  ['a\u0000b\n<c>:"d"|?*.pdf', 'ab_c___d____.pdf'],
  ['..', 'file'],
  ['CON.pdf', '_CON.pdf'],
  ['lpt1.tar.docx', '_lpt1.tar.docx'],
  ['Conrad.pdf', 'Conrad.pdf'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(100)}.docx`],
])('%j is called %j on the reader’s disk', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('base64 becomes the bytes that it stands for', () => {
  expect([...bytesOf('JVBERi0A/w==')]).toEqual([37, 80, 68, 70, 45, 0, 255]);
});
