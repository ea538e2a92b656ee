import { hexOf, numberAt, textAt } from './file-bytes';
import { unpackText, zipParts } from './zip-file';

export const documentExtensions = ['.pdf', '.doc', '.docx'] as const;
export type DocumentExtension = (typeof documentExtensions)[number];

export type OtherKind =
  | 'password'
  | 'macros'
  | 'damaged'
  | 'incomplete'
  | 'rtf'
  | 'odt'
  | 'pages'
  | 'office'
  | 'photo'
  | 'archive'
  | 'web page'
  | 'text'
  | 'program'
  | 'shortcut'
  | 'type';

/** Matched in this order against the first 1028 bytes in hexadecimal. */
const signatures: readonly (readonly [RegExp, DocumentExtension | OtherKind])[] = [
  [/^(4d5a|7f454c46|feedfac|c[ef]faedfe|cafebabe|2321|6465780a)/, 'program'],
  // Of Windows (.lnk, .url), Linux, and Google Drive.
  [
    /^(4c00000001140200|5b496e7465726e657453|5b4465736b746f70|7b(..)*22(75726c|646f635f6964)22)/,
    'shortcut',
  ],
  [/^(ffd8ff|89504e47|47494638|49492a00|4d4d002a|424d.{8}00000000|52494646.{8}57454250)/, 'photo'],
  [/^.{8}66747970(6865[67]|6d696631|6d736631|617669)/, 'photo'],
  [
    /^(504b0[57]|504b3030|526172211a07|377abcaf271c|1f8b08|425a68|fd377a585a00|4d534346)/,
    'archive',
  ],
  [/^(efbbbf)?(09|0a|0d|20)*7b5c7274/, 'rtf'],
  [/^(efbbbf)?(09|0a|0d|20)*(3c(21|3f|[46][1-9a-f]|[57][0-9a])|4d494d452d)/, 'web page'],
  // Readers accept this header anywhere in the first 1024 bytes.
  [/^(..)*255044462d/, '.pdf'],
  [/^(fffe|feff|(0[9acd]|1b|[2-6].|7[0-9a-e]|[89a-f].)+$)/, 'text'],
];

export async function kindOf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<DocumentExtension | OtherKind> {
  const head = hexOf(bytes.subarray(0, 1028));
  if (head.startsWith('d0cf11e0a1b11ae1')) return compoundKind(bytes);
  if (head.startsWith('504b0304')) return zipKind(bytes);
  const kind = signatures.find(([signature]) => signature.test(head))?.[1] ?? 'type';
  return kind === '.pdf' && !hasPdfEnd(bytes) ? 'incomplete' : kind;
}

/** The last lines of a PDF, which is not whole without them; other bytes may follow. */
const hasPdfEnd = (bytes: Uint8Array) =>
  /startxref[^]*%%EOF/.test(new TextDecoder('latin1').decode(bytes.subarray(-4096)));

export const isEncrypted = (bytes: Uint8Array) =>
  /\/Encrypt[\s<]/.test(new TextDecoder('latin1').decode(bytes));

interface CompoundEntry {
  name: string;
  start: number;
}

/** The directory's entries of 128 bytes (MS-CFB, 2.6.1), found by their alignment rather than by following sectors. */
function compoundEntries(bytes: Uint8Array): CompoundEntry[] {
  const sectorSize = 2 ** numberAt(bytes, 30, 2);
  const entries: CompoundEntry[] = [];
  for (let offset = 512; offset + 128 <= bytes.length; offset += 128) {
    const length = numberAt(bytes, offset + 64, 2);
    const type = bytes[offset + 66] ?? 0;
    const isEntry = length >= 4 && length <= 64 && length % 2 === 0 && [1, 2, 5].includes(type);
    // A name ends with two zero bytes, and only zeros follow.
    if (!isEntry || bytes.subarray(offset + length - 2, offset + 64).some((byte) => byte !== 0))
      continue;
    entries.push({
      name: textAt(bytes, offset, length),
      start: (numberAt(bytes, offset + 116, 4) + 1) * sectorSize,
    });
  }
  return entries;
}

/** Files from before 2007, or with a password, of which a .doc has a flag (MS-DOC, fEncrypted). */
function compoundKind(bytes: Uint8Array): DocumentExtension | OtherKind {
  const entries = compoundEntries(bytes);
  if (entries.length === 0) return 'damaged';
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^encrypt(edpackage|ioninfo)$/)) return 'password';
  const main = entries.find(({ name }) => name === 'worddocument');
  if (!main) return has(/^(workbook|book|powerpoint document|visiodocument)$/) ? 'office' : 'type';
  if (numberAt(bytes, main.start + 10, 2) & 0x100) return 'password';
  return has(/^_?vba/) ? 'macros' : '.doc';
}

/** Packed size of the list of a document's parts. A real one is shorter. */
const maxListBytes = 64 * 1024;

async function zipKind(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentExtension | OtherKind> {
  const parts = zipParts(bytes);
  if (!parts) return 'damaged';
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  const list = parts.find(({ name }) => name === '[content_types].xml');
  if (!list) {
    const format = parts.find(({ name, isPacked }) => name === 'mimetype' && !isPacked);
    const words = format ? await unpackText(format) : '';
    if (words.includes('opendocument.text')) return 'odt';
    if (words.includes('opendocument')) return 'office';
    return has(/(^|\/)index(\/document\.iwa|\.zip)$/) ? 'pages' : 'archive';
  }
  if (list.content.length > maxListBytes) return 'damaged';
  const types = await unpackText(list).catch(() => undefined);
  if (types === undefined) return 'damaged';
  // Word uses this list, whatever the parts are called.
  if (has(/vba(project|data)/) || /macroenabled|vbaproject/.test(types)) return 'macros';
  if (has(/^word\//)) return '.docx';
  return has(/^(xl|ppt|visio)\//) ? 'office' : 'type';
}
