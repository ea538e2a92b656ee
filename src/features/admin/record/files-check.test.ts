import { expect, test } from 'vitest';
import { docx, pdf, zip } from '@tests/support/document-builders';
import { bytesOf, isWhatItSays, safeFileName } from './files-check';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

test.each([
  [true, 'a PDF', pdf(), types.pdf, 'resume.pdf'],
  [true, 'a .docx', docx(), types.docx, 'resume.docx'],
  [false, 'a PDF that is called a program', pdf(), types.pdf, 'resume.pdf.exe'],
  [false, 'a PDF that is called a .docx', pdf(), types.docx, 'resume.docx'],
  [false, 'a .docx with macros', docx({ 'word/vbaProject.bin': 'x' }), types.docx, 'resume.docx'],
  [false, 'a ZIP with a name under word/', zip({ 'word/a': 'x' }), types.docx, 'resume.docx'],
] as const)('offered: %s, for %s', async (offered, _, content, type, name) => {
  expect(await isWhatItSays(content, type, name)).toBe(offered);
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
