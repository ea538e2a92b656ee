import { expect, test } from 'vitest';
import { ascii, docx, pdf, zip } from '@tests/support/document-builders';
import { matchesExtension } from './record-files';

test.each([
  ['a PDF', true, pdf(), 'Resume.PDF'],
  ['a .docx', true, docx(), 'resume.docx'],
  ['a PDF named .exe', false, pdf(), 'resume.pdf.exe'],
  ['a PDF named .docx', false, pdf(), 'resume.docx'],
  ['a .docx with macros', false, docx({ 'word/vbaProject.bin': 'x' }), 'resume.docx'],
  ['a ZIP file that the database accepts', false, zip({ 'word/a': 'x' }), 'resume.docx'],
  ['a text file', false, ascii('text'), 'a.text'],
] as const)('the content of %s matches its extension: %s', async (_, matches, content, name) => {
  expect(await matchesExtension(content, name)).toBe(matches);
});
