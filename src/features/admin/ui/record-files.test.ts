import { expect, test } from 'vitest';
import { ascii, docx, pdf, zip } from '@tests/support/document-builders';
import { matchesExtension } from './record-files';

test.each([
  [true, 'a PDF', pdf(), 'Resume.PDF'],
  [true, 'a .docx', docx(), 'resume.docx'],
  [false, 'a PDF named .exe', pdf(), 'resume.pdf.exe'],
  [false, 'a PDF named .docx', pdf(), 'resume.docx'],
  [false, 'a .docx with macros', docx({ 'word/vbaProject.bin': 'x' }), 'resume.docx'],
  [false, 'a ZIP file that the database accepts', zip({ 'word/a': 'x' }), 'resume.docx'],
  [false, 'a text file', ascii('text'), 'a.text'],
] as const)('that content and name match is %s of %s', async (matches, _, content, name) => {
  expect(await matchesExtension(content, name)).toBe(matches);
});
