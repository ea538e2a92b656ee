import { constants, deflateRawSync } from 'node:zlib';
import {
  ascii,
  concat,
  contentTypes,
  docx,
  docxParts,
  ole,
  pdf,
  wordMain,
  zip,
  type Bytes,
} from './document-builders';

/** 5 MB, as the site promises. */
export const FILE_SIZE_LIMIT = 5 * 1024 * 1024;

/** What becomes of a file: `ok`, or why it is refused. */
export type Verdict =
  | 'ok'
  | 'empty'
  | 'too large'
  | 'password'
  | 'macros'
  | 'damaged'
  | 'rtf'
  | 'odt'
  | 'pages'
  | 'office'
  | 'photo'
  | 'archive'
  | 'web page'
  | 'text'
  | 'program'
  | 'type';

export interface SampleFile {
  label: string;
  /** As the applicant's machine calls it. */
  name: string;
  /** Built at each call: some take 5 MB. */
  content: () => Bytes;
  verdict: Verdict;
  /** What it is called here, where that is something else. */
  keptName?: string;
}

const text = 'Ten years of telecom.';
const html = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const hex = (digits: string) => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'));
const long = (start: string) => concat(hex(start), new Uint8Array(64));
const png = long('89504e470d0a1a0a 0000000d 49484452');
const windowsProgram = concat('MZ', new Uint8Array(58), '\x80\0\0\0', new Uint8Array(64), 'PE\0\0');
const linuxProgram = concat('\x7fELF\x02\x01\x01', new Uint8Array(57));

const doc = () => ole('WordDocument', '1Table');
/** The flag in the file's header that says so. */
const lockedDoc = () => ole(['WordDocument', hex('eca5c100 00000000 0000 0001')], '1Table');
const macroStreams = () => ole('VBA', '_VBA_PROJECT', 'PROJECT');

const deflated = (parts: Parameters<typeof zip>[0]) => zip(parts, (data) => deflateRawSync(data));
const { Z_FIXED } = constants;
const types = (list: string) => docxParts({ '[Content_Types].xml': list });
const macroMain = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const macroPart = '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>';
const docmTypes = contentTypes('word/document.xml', macroMain, macroPart);
const wide = (letters: string) =>
  concat(hex('fffe'), [...letters].map((letter) => `${letter}\0`).join(''));
const spreadsheet = () =>
  zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
const openDocument = (kind: string) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<office/>' });
const docxOfSize = (size: number) => {
  const part = (length: number) => docx({ 'word/media/photo.jpg': new Uint8Array(length) });
  return part(size - part(0).length);
};
/** Lists the first part of a ZIP file, and a document's is the list itself, once more. */
function withDouble(file: Bytes): Bytes {
  const view = new DataView(file.buffer);
  const end = file.length - 22;
  const directory = view.getUint32(end + 16, true);
  const next = directory + 46 + view.getUint16(directory + 28, true);
  view.setUint16(end + 10, view.getUint16(end + 10, true) + 1, true);
  return concat(file.slice(0, next), file.slice(directory));
}

const contents: SampleFile[] = [
  ok('PDF', 'resume.pdf', () => pdf()),
  ok('.doc', 'resume.doc', doc),
  ok('.docx', 'resume.docx', () => docx()),
  ok('.docx as Word packs it', 'resume.docx', () => deflated(docxParts())),
  ok('.docx packed with the fixed codes', 'resume.docx', () =>
    zip(docxParts(), (data) => deflateRawSync(data, { strategy: Z_FIXED })),
  ),
  ok('.docx packed without packing', 'resume.docx', () =>
    zip(docxParts(), (data) => deflateRawSync(data, { level: 0 })),
  ),
  ok('.docx whose list is in UTF-16', 'resume.docx', () =>
    deflated({ ...docxParts(), '[Content_Types].xml': wide(contentTypes()) }),
  ),
  ok('.docx with backslashes', 'a.docx', () => docx({}, 'word\\document.xml')),
  ok('.docx with a few bytes behind it', 'a.docx', () => concat(docx(), '\r\n')),
  ok('.docx with an old spreadsheet in it', 'a.docx', () =>
    deflated(docxParts({ 'word/embeddings/oleObject1.bin': ole('Workbook') })),
  ),
  ok('.docx whose main part has another name', 'a.docx', () => docx({}, 'word/document2.xml')),
  ok('PDF of exactly 5 MB', 'resume.pdf', () => pdf(FILE_SIZE_LIMIT)),
  ok('.docx of exactly 5 MB', 'resume.docx', () => docxOfSize(FILE_SIZE_LIMIT)),
  ok('PDF after 1023 other bytes', 'scan.pdf', () => concat('\n'.repeat(1023), pdf())),

  refused('empty', 'empty', 'resume.pdf', () => ascii('')),
  refused('too large', 'PDF of one byte more', 'resume.pdf', () => pdf(FILE_SIZE_LIMIT + 1)),
  refused('too large', '.docx of 6 MB', 'resume.docx', () => docxOfSize(6 * 1024 * 1024)),
  refused('too large', 'zeros, one byte more', 'a.pdf', () => new Uint8Array(FILE_SIZE_LIMIT + 1)),

  refused('password', '.docx with a password', 'resume.docx', () =>
    ole('EncryptionInfo', 'EncryptedPackage', '\u0006DataSpaces'),
  ),
  refused('password', '.doc with a password', 'resume.doc', lockedDoc),

  refused('macros', '.docx with macros', 'resume.docx', () =>
    docx({ 'word/vbaProject.bin': macroStreams() }),
  ),
  refused('macros', '.docm', 'resume.docm', () =>
    deflated({ ...types(docmTypes), 'word/vbaProject.bin': macroStreams() }),
  ),
  refused('macros', '.docm as .docx, its macros under another name', 'resume.docx', () =>
    deflated({ ...types(docmTypes), 'word/theme.bin': macroStreams() }),
  ),
  refused('macros', '.docm as .docx, unpacked', 'resume.docx', () => zip(types(docmTypes))),
  refused('macros', '.docm whose list is in UTF-16', 'resume.docx', () =>
    deflated({ ...docxParts(), '[Content_Types].xml': wide(docmTypes) }),
  ),
  refused('macros', '.docm whose list writes letters as numbers', 'resume.docx', () =>
    deflated(types(contentTypes('word/document.xml', wordMain, '<!-- &#109;acroEnabled -->'))),
  ),
  refused('macros', '.docx that calls macros a picture', 'resume.docx', () =>
    deflated(docxParts({ 'word/media/image1.png': macroStreams() })),
  ),
  refused('macros', '.doc with macros', 'resume.doc', () => ole('WordDocument', '_VBA_PROJECT')),
  refused('macros', '.doc with a macro storage', 'resume.doc', () => ole('WordDocument', 'VBA')),

  refused('damaged', 'half a .docx', 'resume.docx', () => docx().slice(0, 100)),
  refused('damaged', '.docx without its last byte', 'a.docx', () => docx().slice(0, -1)),
  refused('damaged', 'half a .doc', 'resume.doc', () => doc().slice(0, 5000)),
  refused('damaged', 'the beginning of a .doc', 'resume.doc', () => doc().slice(0, 600)),
  refused('damaged', '.docx with two lists of its parts', 'a.docx', () => withDouble(docx())),
  refused('damaged', '.docx whose list of parts is endless', 'a.docx', () =>
    deflated(types(contentTypes() + ' '.repeat(100_000))),
  ),

  refused('rtf', 'RTF as .doc', 'resume.doc', () => ascii('{\\rtf1 Resume}')),
  refused('rtf', 'RTF', 'resume.rtf', () => ascii('\r\n{\\rtf1 Resume}')),
  refused('odt', 'ODT', 'resume.odt', () => openDocument('text')),
  refused('odt', 'ODT as .docx', 'resume.docx', () => openDocument('text-template')),
  refused('pages', 'Pages', 'resume.pages', () =>
    zip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }),
  ),
  refused('pages', 'Pages, as a folder', 'resume.pages.zip', () =>
    zip({ 'resume.pages/Index.zip': 'x' }),
  ),
  refused('office', 'spreadsheet (.xlsx) as .docx', 'resume.docx', spreadsheet),
  refused('office', 'presentation', 'resume.pptx', () =>
    deflated(types(contentTypes('ppt/presentation.xml', wordMain.replace('word', 'presentation')))),
  ),
  refused('office', 'spreadsheet (.xls) as .doc', 'resume.doc', () => ole('Workbook')),
  refused('office', 'presentation (.ppt)', 'a.ppt', () => ole('PowerPoint Document')),
  refused('office', 'OpenDocument spreadsheet', 'a.ods', () => openDocument('spreadsheet')),
  refused('photo', 'PNG as .pdf', 'resume.pdf', () => png),
  refused('photo', 'JPEG', 'IMG_2041.jpg', () => long('ffd8ffe0')),
  refused('photo', 'JPEG that mentions PDF', 'a.pdf', () => concat(long('ffd8ffe1'), pdf())),
  refused('photo', 'HEIC', 'IMG_2041.heic', () => long('00000018 66747970 68656963')),
  refused('photo', 'WebP', 'a.webp', () => long('52494646 24000000 57454250')),
  refused('archive', 'ZIP as .docx', 'resume.docx', () => zip({ 'resume.txt': text })),
  refused('archive', 'ZIP as .pdf, with a PDF in it', 'resume.pdf', () => zip({ 'a.pdf': pdf() })),
  refused('archive', 'empty ZIP as .docx', 'resume.docx', () => zip({})),
  refused('archive', 'RAR', 'resume.rar', () => long('526172211a0701')),
  refused('archive', '7z', 'resume.7z', () => long('377abcaf271c')),
  refused('web page', 'HTML as .doc', 'resume.doc', () => ascii(html)),
  refused('web page', 'HTML as .pdf', 'resume.pdf', () => ascii(html)),
  refused('web page', 'HTML that mentions PDF', 'a.pdf', () => ascii(`\n${html}%PDF-1.4`)),
  refused('web page', 'Word’s XML', 'a.doc', () => ascii('<?xml version="1.0"?><w:wordDocument/>')),
  refused('web page', 'saved page', 'a.mht', () => ascii('MIME-Version: 1.0\r\n\r\n<p>')),
  refused('text', 'a blank', 'resume.pdf', () => ascii(' ')),
  refused('text', 'text as .pdf', 'resume.pdf', () => ascii(text)),
  refused('text', 'text as .txt', 'resume.txt', () => ascii(`Résumé\r\n${text}`)),
  refused('text', 'text in UTF-16', 'resume.txt', () => wide(text)),
  refused('text', 'PDF after 1024 other bytes', 'a.pdf', () => concat('\n'.repeat(1024), pdf())),
  refused('program', 'Windows program as .pdf', 'resume.pdf', () => windowsProgram),
  refused('program', 'Windows program that mentions PDF', 'resume.pdf', () =>
    concat(windowsProgram, pdf()),
  ),
  refused('program', 'Linux program as .doc', 'resume.doc', () => linuxProgram),
  refused('program', 'shell script', 'resume.pdf', () => ascii('#!/bin/sh\nrm -rf ~\n')),
  refused('type', 'installer (.msi) as .doc', 'resume.doc', () => ole('\u4840\u3f3f\u4577')),
  refused('type', 'zeros', 'resume.pdf', () => new Uint8Array(2000)),

  called('PDF as .docx', 'resume.docx', () => pdf(), 'resume.pdf'),
  called('PDF as .doc', 'resume.doc', () => pdf(), 'resume.pdf'),
  called('.docx as .pdf', 'resume.pdf', () => docx(), 'resume.docx'),
  called('.docx as .doc', 'CV.doc', () => docx(), 'CV.docx'),
  called('.doc as .docx', 'resume.docx', doc, 'resume.doc'),
  called('.docx as .docm', 'resume.docm', () => docx(), 'resume.docx'),
];

const longName = `${'é'.repeat(296)}.pdf`;
const endless = `a.${'pdf'.repeat(100)}`;

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
  named('a dot where it is cut off', `${'x'.repeat(195)}.final.pdf`, `${'x'.repeat(195)}.pdf`),
  named('200 characters', `${'x'.repeat(196)}.pdf`),
  named('leading dots', '...resume.pdf', 'resume.pdf'),
  named('a trailing blank', 'resume.pdf ', 'resume.pdf'),
  named('a trailing dot', 'resume.pdf.', 'resume.pdf'),
  named('a path', '../../etc/resume.pdf', 'resume.pdf'),
  named('a Windows path', 'C:\\fakepath\\resume.pdf', 'resume.pdf'),
  named('line breaks', 'resume\r\nSet-Cookie: a=b.pdf', 'resumeSet-Cookie: a=b.pdf'),
  named('writing turned round', 'resume\u202efdp.pdf', 'resumefdp.pdf'),
  named('a soft hyphen', 're\u00adsume.pdf', 'resume.pdf'),
  named('no extension', 'My CV', 'My CV.pdf'),
  named('a dot in a name', 'J.R. Okafor', 'J.R. Okafor.pdf'),
  named('a year for an extension', 'CV.2026', 'CV.2026.pdf'),
  named('a download broken off', 'CV.pdf.crdownload', 'CV.pdf'),
  named('a program’s extension after .pdf', 'resume.pdf.exe', 'resume.pdf'),
  named('an extension turned round', 'resume\u202efdp.exe', 'resumefdp.pdf'),
  named('an extension of 300 characters', endless, `${endless.slice(0, 196)}.pdf`),
  named('nothing but an extension', '.pdf', 'document.pdf'),
  named('nothing but blanks', ' \u3000. ', 'document.pdf'),
  named('no name', '', 'document.pdf'),
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

/** A good document whose name gets another ending. */
function called(label: string, name: string, content: () => Bytes, keptName: string): SampleFile {
  return { label, name, content, verdict: 'ok', keptName };
}

/** A good PDF with an odd name. */
function named(label: string, name: string, keptName = name): SampleFile {
  return { label: `named with ${label}`, name, content: () => pdf(), verdict: 'ok', keptName };
}
