/** The greatest size of a file in bytes, as `private.file_size_limit()` in the database. */
export const fileSizeLimit = 5 * 1024 * 1024;

export const documentExtensions = ['.pdf', '.doc', '.docx'] as const;

/** As Android's file chooser asks for them. */
const mediaTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** For a file input's `accept`. */
export const acceptedDocuments = [...documentExtensions, ...mediaTypes].join(',');

export type DocumentExtension = (typeof documentExtensions)[number];

/** Why a file is not taken; of several reasons the first of this list, as in the database. */
export type FileProblem = 'unreadable' | 'empty' | 'too large' | 'type' | 'extension';

/** A copy in memory: phones forget after a while where a file from a cloud folder was. */
type Examined = { problem: FileProblem; copy?: never } | { problem?: never; copy: File };

const cache = new WeakMap<File, Promise<Examined>>();

/** Reads and judges a file, once however often it is asked for. */
export function examine(file: File): Promise<Examined> {
  const examined = cache.get(file) ?? read(file);
  cache.set(file, examined);
  return examined;
}

async function read(file: File): Promise<Examined> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > fileSizeLimit) return { problem: 'too large' };
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) return { problem: 'unreadable' };

  const extension = extensionOf(new Uint8Array(content));
  if (!extension) return { problem: 'type' };
  const name = tidyFileName(file.name);
  if (!name.toLowerCase().endsWith(extension)) return { problem: 'extension' };
  const { type, lastModified } = file;
  return { copy: new File([content], name, { type, lastModified }) };
}

export function tidyFileName(name: string): string {
  return name
    .replaceAll(
      /[\p{Cc}\p{Surrogate}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu,
      '',
    )
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replaceAll(/^[.\s]+|\s+$/g, '');
}

/** What a name must end in, going by the content alone; undefined for all that we do not take. */
export function extensionOf(bytes: Uint8Array): DocumentExtension | undefined {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) {
    // OLE: the names of its streams are in UTF-16LE.
    const fits = has(bytes, wide('WordDocument')) && !has(bytes, wide('_VBA_PROJECT'));
    return fits ? '.doc' : undefined;
  }
  if (starts(0x50, 0x4b, 0x03, 0x04)) {
    // ZIP: the names of its entries are never compressed.
    const fits =
      has(bytes, '[Content_Types].xml') &&
      has(bytes, 'word/document') &&
      !has(bytes, 'vbaProject.bin');
    return fits ? '.docx' : undefined;
  }
  // Readers look for the header in the first 1024 bytes; a program with one is still a program.
  const program = starts(0x4d, 0x5a) || starts(0x7f, 0x45, 0x4c, 0x46);
  return !program && has(bytes.subarray(0, 1028), '%PDF-') ? '.pdf' : undefined;
}

const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join('');

function has(bytes: Uint8Array, text: string): boolean {
  const wanted = [...text].map((letter) => letter.charCodeAt(0));
  const [first = -1] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
