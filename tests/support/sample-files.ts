import { ascii, concat, docx, ole, pdf, zip, type Bytes } from './document-builders';

/** 5 MB, as the site promises. */
export const FILE_SIZE_LIMIT = 5 * 1024 * 1024;

/**
 * Why a file is refused; of several reasons the first of this list.
 * - empty, too large: by its size.
 * - type: its content is no PDF, .doc or .docx, or has macros.
 * - extension: its name does not fit its content.
 */
export type Verdict = 'ok' | 'empty' | 'too large' | 'type' | 'extension';

export interface SampleFile {
  label: string;
  /** As the applicant's machine calls it. */
  name: string;
  /** Built at each call: some take 5 MB. */
  content: () => Bytes;
  verdict: Verdict;
  /** What is kept of the name, where that is less. */
  keptName?: string;
}

const text = 'Ten years of telecom.';
const html = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const png = concat(Uint8Array.of(0x89), 'PNG\r\n\x1a\n\0\0\0\rIHDR', new Uint8Array(64));
const windowsProgram = concat('MZ', new Uint8Array(58), '\x80\0\0\0', new Uint8Array(64), 'PE\0\0');
const linuxProgram = concat('\x7fELF\x02\x01\x01', new Uint8Array(57));
const macros = { 'word/vbaProject.bin': ole('VBA', 'PROJECT') };
const doc = () => ole('WordDocument', '1Table');
const spreadsheet = () =>
  zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
const docxOfSize = (size: number) => {
  const part = (length: number) => docx({ 'word/media/photo.jpg': new Uint8Array(length) });
  return part(size - part(0).length);
};

const contents: SampleFile[] = [
  ok('PDF', 'resume.pdf', () => pdf()),
  ok('.doc', 'resume.doc', doc),
  ok('.docx', 'resume.docx', () => docx()),
  ok('.docx whose main part has another name', 'a.docx', () => docx({}, 'word/document2.xml')),
  ok('PDF of exactly 5 MB', 'resume.pdf', () => pdf(FILE_SIZE_LIMIT)),
  ok('.docx of exactly 5 MB', 'resume.docx', () => docxOfSize(FILE_SIZE_LIMIT)),
  ok('PDF after 1023 other bytes', 'scan.pdf', () => concat('\n'.repeat(1023), pdf())),

  refused('empty', 'empty', 'resume.pdf', () => ascii('')),
  refused('too large', 'PDF of one byte more', 'resume.pdf', () => pdf(FILE_SIZE_LIMIT + 1)),
  refused('too large', '.docx of 6 MB', 'resume.docx', () => docxOfSize(6 * 1024 * 1024)),
  refused('too large', 'zeros, one byte more', 'a.pdf', () => new Uint8Array(FILE_SIZE_LIMIT + 1)),

  refused('type', 'a blank', 'resume.pdf', () => ascii(' ')),
  refused('type', 'text as .pdf', 'resume.pdf', () => ascii(text)),
  refused('type', 'text as .txt', 'resume.txt', () => ascii(text)),
  refused('type', 'HTML as .doc', 'resume.doc', () => ascii(html)),
  refused('type', 'HTML as .pdf', 'resume.pdf', () => ascii(html)),
  refused('type', 'PNG as .pdf', 'resume.pdf', () => png),
  refused('type', 'RTF as .doc', 'resume.doc', () => ascii('{\\rtf1 Resume}')),
  refused('type', 'Windows program as .pdf', 'resume.pdf', () => windowsProgram),
  refused('type', 'Windows program that mentions PDF', 'resume.pdf', () =>
    concat(windowsProgram, pdf()),
  ),
  refused('type', 'Linux program as .doc', 'resume.doc', () => linuxProgram),
  refused('type', 'PDF after 1024 other bytes', 'a.pdf', () => concat('\n'.repeat(1024), pdf())),
  refused('type', 'ZIP as .docx', 'resume.docx', () => zip({ 'resume.txt': text })),
  refused('type', 'ZIP as .pdf, with a PDF in it', 'resume.pdf', () => zip({ 'a.pdf': pdf() })),
  refused('type', 'empty ZIP as .docx', 'resume.docx', () => zip({})),
  refused('type', 'half a .docx', 'resume.docx', () => docx().slice(0, 100)),
  refused('type', 'spreadsheet (.xlsx) as .docx', 'resume.docx', spreadsheet),
  refused('type', '.docx with macros', 'resume.docx', () => docx(macros)),
  refused('type', '.docm', 'resume.docm', () => docx(macros)),
  refused('type', '.doc with macros', 'resume.doc', () => ole('WordDocument', '_VBA_PROJECT')),
  refused('type', 'spreadsheet (.xls) as .doc', 'resume.doc', () => ole('Workbook')),
  refused('type', 'installer (.msi) as .doc', 'resume.doc', () => ole('\u4840\u3f3f\u4577')),

  refused('extension', 'PDF as .docx', 'resume.docx', () => pdf()),
  refused('extension', 'PDF as .doc', 'resume.doc', () => pdf()),
  refused('extension', '.docx as .pdf', 'resume.pdf', () => docx()),
  refused('extension', '.docx as .doc', 'resume.doc', () => docx()),
  refused('extension', '.doc as .docx', 'resume.docx', doc),
  refused('extension', '.docx as .docm', 'resume.docm', () => docx()),
];

const longName = `${'é'.repeat(296)}.pdf`;

const names: SampleFile[] = [
  named('capitals', 'RESUME.PDF'),
  named('blanks and brackets', 'My resume (final) [2].pdf'),
  named('two documents’ extensions', 'resume.docx.pdf'),
  named('Chinese', '李的简历.pdf'),
  named('Arabic', 'السيرة الذاتية.pdf'),
  named('emoji', '📄 me 👩🏽‍💻.pdf'),
  named('markup', '<img src=x onerror=alert(1)>.pdf'),
  named('quotes and a statement', `'; drop table "x"; --.pdf`),
  named('accents as two characters', 'Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'),
  named('an accent torn off by a hidden blank', 're\u200b\u0301sume.pdf', 'r\u00e9sume.pdf'),
  named('300 characters', longName, `${'é'.repeat(196)}.pdf`),
  named('200 characters', `${'x'.repeat(196)}.pdf`),
  named('leading dots', '...resume.pdf', 'resume.pdf'),
  named('a trailing blank', 'resume.pdf ', 'resume.pdf'),
  named('a path', '../../etc/resume.pdf', 'resume.pdf'),
  named('a Windows path', 'C:\\fakepath\\resume.pdf', 'resume.pdf'),
  named('line breaks', 'resume\r\nSet-Cookie: a=b.pdf', 'resumeSet-Cookie: a=b.pdf'),
  named('writing turned round', 'resume\u202efdp.pdf', 'resumefdp.pdf'),
  refused('extension', 'a program’s extension after .pdf', 'resume.pdf.exe', () => pdf()),
  refused('extension', 'an extension turned round', 'resume\u202efdp.exe', () => pdf()),
  refused('extension', 'an extension of 300 characters', `a.${'pdf'.repeat(100)}`, () => pdf()),
  refused('extension', 'no extension', 'resume', () => pdf()),
  refused('extension', 'nothing but an extension', '.pdf', () => pdf()),
  refused('extension', 'no name', '', () => pdf()),
];

/**
 * A name that JSON can carry and PostgreSQL cannot store: a client takes the character out. Sent as it
 * is, the whole request is malformed (400).
 */
export const nameWithNul: SampleFile = named('NUL', 'resume\0.pdf', 'resume.pdf');

/** Files that applicants send, or somebody else does, and what becomes of each. */
export const sampleFiles: readonly SampleFile[] = [...contents, ...names];

function ok(label: string, name: string, content: () => Bytes): SampleFile {
  return { label, name, content, verdict: 'ok' };
}

function refused(verdict: Verdict, label: string, name: string, content: () => Bytes): SampleFile {
  return { label, name, content, verdict };
}

/** A good PDF with an odd name. */
function named(label: string, name: string, keptName = name): SampleFile {
  return { label: `named with ${label}`, name, content: () => pdf(), verdict: 'ok', keptName };
}
