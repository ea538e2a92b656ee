import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import {
  ascii,
  concat,
  docx,
  docxParts,
  FILE_SIZE_LIMIT,
  ole,
  pdf,
  zip,
  type Bytes,
} from '@tests/support/document-builders';
import { examineFile, fileSizeLimit } from './documents';

const packed = (parts: Parameters<typeof zip>[0]) => zip(parts, (data) => deflateRawSync(data));
const hex = (digits: string) =>
  concat(Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex')), new Uint8Array(64));
const doc = () => ole('WordDocument', '1Table');
const list = docxParts()['[Content_Types].xml'] as string;
const macroMain = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
const openDocument = (kind: string) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<office/>' });

test.each<[string, Bytes, string]>([
  ['PDF', pdf(), '.pdf'],
  ['PDF after 1023 other bytes', concat('\n'.repeat(1023), pdf()), '.pdf'],
  ['PDF before 2000 other bytes', concat(pdf(), new Uint8Array(2000)), '.pdf'],
  ['.doc', doc(), '.doc'],
  ['.doc whose text mentions VBA', ole(['WordDocument', utf16('VBA')], '1Table'), '.doc'],
  ['.docx', docx(), '.docx'],
  ['.docx as Word packs it', packed(docxParts()), '.docx'],
  [
    '.docx whose list is in lower case',
    zip({ '[content_types].xml': list, 'word/a.xml': 'x' }),
    '.docx',
  ],
  [
    '.docx whose list is in UTF-16',
    packed(docxParts({ '[Content_Types].xml': utf16(list) })),
    '.docx',
  ],
  [
    '.docx with an old spreadsheet in it',
    docx({ 'word/embeddings/a.bin': ole('Workbook') }),
    '.docx',
  ],
])('a visitor can send a %s under any name', async (_, content, extension) => {
  for (const name of ['CV', 'CV.doc', `CV${extension}`]) {
    const { copy } = await examineFile(new File([content], name));
    expect(copy?.name).toBe(`CV${extension}`);
    expect(Buffer.compare(new Uint8Array((await copy?.arrayBuffer()) ?? []), content)).toBe(0);
  }
});

test.each<[string, string, Bytes]>([
  ['an empty file', 'empty', ascii('')],
  ['a PDF one byte too large', 'too large', pdf(FILE_SIZE_LIMIT + 1)],
  ['a .docx with a password', 'password', ole('EncryptionInfo', 'EncryptedPackage')],
  ['a .doc with a password', 'password', ole(['WordDocument', hex('eca5c10000000000 00000001')])],
  ['a .docx with macros', 'macros', docx({ 'word/vbaProject.bin': ole('VBA') })],
  ['a .docm', 'macros', packed(docxParts({}, macroMain))],
  [
    'a .docm whose list is in UTF-16',
    'macros',
    packed({ '[Content_Types].xml': utf16(macroMain) }),
  ],
  ['a .doc with macros', 'macros', ole('WordDocument', '_VBA_PROJECT')],
  ['a truncated .docx', 'damaged', docx().slice(0, 100)],
  ['a .docx whose list is broken', 'damaged', zip(docxParts(), () => ascii('broken'))],
  ['the first half of a PDF', 'incomplete', pdf(20_000).slice(0, 10_000)],
  ['RTF', 'rtf', ascii('\r\n{\\rtf1 Resume}')],
  ['ODT', 'odt', openDocument('text')],
  ['Pages', 'pages', zip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' })],
  ['a spreadsheet (.xlsx)', 'office', zip({ '[Content_Types].xml': '<Types/>', 'xl/a.xml': 'x' })],
  ['a spreadsheet (.xls)', 'office', ole('Workbook')],
  ['a presentation (.ppt)', 'office', ole('PowerPoint Document')],
  ['PNG', 'photo', hex('89504e470d0a1a0a 0000000d 49484452')],
  ['JPEG that mentions PDF', 'photo', concat(hex('ffd8ffe1'), pdf())],
  ['HEIC', 'photo', hex('00000018 66747970 68656963')],
  ['ZIP with a PDF in it', 'archive', zip({ 'a.pdf': pdf() })],
  ['empty ZIP', 'archive', zip({})],
  ['7z', 'archive', hex('377abcaf271c')],
  ['HTML that mentions PDF', 'web page', ascii('\n<!doctype html>%PDF-1.4')],
  ['Word’s XML', 'web page', ascii('<?xml version="1.0"?><w:wordDocument/>')],
  ['text', 'text', ascii('Résumé\r\nTen years of telecom.')],
  ['text in UTF-16', 'text', utf16('Ten years of telecom.')],
  ['PDF after 1024 other bytes', 'text', concat('\n'.repeat(1024), pdf())],
  ['a Windows shortcut', 'shortcut', hex('4c000000 0114020000000000 c000000000000046')],
  ['an internet shortcut', 'shortcut', ascii('[InternetShortcut]\r\nURL=https://a.b/cv.pdf')],
  ['a link of Google Drive', 'shortcut', ascii('{"url":"https://docs.google.com/open?id=1"}')],
  ['a shell script', 'program', ascii('#!/bin/sh\nrm -rf ~\n')],
  ['an installer (.msi)', 'type', ole('\u4840\u3f3f\u4577')],
  ['zeros', 'type', new Uint8Array(2000)],
])('a visitor cannot send %s: %s', async (_, problem, content) => {
  expect(await examineFile(new File([content], 'resume.pdf'))).toEqual({ problem });
});

test('a browser without decompression checks a document by its part names', async () => {
  vi.stubGlobal('DecompressionStream', undefined);
  const problem = async (parts: Parameters<typeof zip>[0]) =>
    (await examineFile(new File([packed(parts)], 'a.docx'))).problem;
  expect(await problem(docxParts())).toBeUndefined();
  expect(await problem(docxParts({ 'word/vbaProject.bin': 'x' }))).toBe('macros');
});

test('a visitor can send a PDF of exactly as much as the site says', async () => {
  expect(fileSizeLimit).toBe(FILE_SIZE_LIMIT);
  const { copy } = await examineFile(new File([pdf(FILE_SIZE_LIMIT)], 'CV.pdf'));
  expect(copy?.size).toBe(FILE_SIZE_LIMIT);
});

test('a visitor hears of an unreadable file, and each file is read once', async () => {
  let reads = 0;
  const file = new File([pdf()], 'resume.pdf');
  file.arrayBuffer = () => {
    reads += 1;
    return Promise.reject(new DOMException('gone', 'NotReadableError'));
  };
  for (const _ of [1, 2]) expect(await examineFile(file)).toEqual({ problem: 'unreadable' });
  expect(reads).toBe(1);
});

test.each([
  ['/Encrypt 5 0 R', true],
  ['/Encrypt<</V 4>>', true],
  ['', false],
])('a PDF with %j may need a password: %s', async (words, mayNeedPassword) => {
  const { copy, ...checked } = await examineFile(new File([pdf(), words], 'resume.pdf'));
  expect(copy).toBeDefined();
  expect(checked.mayNeedPassword).toBe(mayNeedPassword);
});
