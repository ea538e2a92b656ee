import { expect, test } from 'vitest';
import { withExtension } from './file-name';

const endless = `a.${'pdf'.repeat(100)}`;

test.each([
  ['My resume (final) [2].pdf'],
  ['السيرة الذاتية.pdf'],
  ['Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'],
  ['re\u200b\u0301sume.pdf', 'r\u00e9sume.pdf'],
  [`${'é'.repeat(296)}.pdf`, `${'é'.repeat(196)}.pdf`],
  [`${'x'.repeat(195)}.final.pdf`, `${'x'.repeat(195)}.pdf`],
  ['../../etc/resume.pdf', 'resume.pdf'],
  ['resume\r\nSet-Cookie: a=b.pdf', 'resumeSet-Cookie: a=b.pdf'],
  ['resume\u202efdp.exe', 'resumefdp.pdf'],
  ['J.R. Okafor', 'J.R. Okafor.pdf'],
  ['CV.pdf.crdownload', 'CV.pdf'],
  ['resume.pdf.exe', 'resume.pdf'],
  [endless, `${endless.slice(0, 196)}.pdf`],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
])('a PDF called %j is sent under a name that ends in .pdf', (name, kept = name) => {
  expect(withExtension(name, '.pdf')).toBe(kept);
});
