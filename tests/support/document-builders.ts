// Uses no Node modules: component tests and browsers import it.
export type Bytes = Uint8Array<ArrayBuffer>;

/** Written a second time, so that tests notice a change of `fileSizeLimit`. */
export const FILE_SIZE_LIMIT = 5 * 1024 * 1024;

const encoder = new TextEncoder();
export const ascii = (text: string): Bytes => Uint8Array.from(encoder.encode(text));

export function concat(...parts: (Uint8Array | string)[]): Bytes {
  const chunks = parts.map((part) => (typeof part === 'string' ? ascii(part) : part));
  const joined = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

/** Builds a PDF of one empty page, padded by a comment to `byteCount`, or as small as it is. */
export function pdf(byteCount?: number): Bytes {
  const unpadded = pdfWithComment('');
  if (byteCount === undefined) return unpadded;
  return pdfWithComment(`%${'x'.repeat(byteCount - unpadded.length - '%\n'.length)}\n`);
}

const emptyPage = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
];
const pdfWithComment = (comment: string) => pdfOf(emptyPage, { comment });

/** Builds a PDF of these objects, the first of which is its catalog. */
function pdfOf(
  objects: readonly string[],
  { comment = '', trailer = '' }: { comment?: string; trailer?: string } = {},
): Bytes {
  const offsetText = (offset: number) => String(offset).padStart(10, '0');
  let body = `%PDF-1.4\n${comment}`;
  const tableRows = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${offsetText(offset)} 00000 n \n`;
  });
  const rowCount = objects.length + 1;
  const table = `xref\n0 ${rowCount}\n0000000000 65535 f \n${tableRows.join('')}`;
  const end = `trailer<</Size ${rowCount}/Root 1 0 R${trailer}>>\nstartxref\n${offsetText(body.length)}\n%%EOF\n`;
  return ascii(body + table + end);
}

/** Builds a PDF that opens only with a password. */
export function lockedPdf(): Bytes {
  const key = `<${'ab'.repeat(32)}>`;
  const encryption = `<</Filter/Standard/V 1/R 2/Length 40/P -4/O${key}/U${key}>>`;
  return pdfOf([...emptyPage, encryption], { trailer: `/Encrypt 4 0 R/ID[${key}${key}]` });
}

/** Builds a PDF whose pages say these words, and which asks for a script when it opens. */
export function pdfSaying(...words: string[]): Bytes {
  const kids = words.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${words.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</S/JavaScript/JS(app.alert\\("Your session has expired"\\))>>',
    ...words.flatMap((word, index) => {
      const drawing = `BT/F1 24 Tf 72 700 Td(${word})Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + 2 * index} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
      ];
    }),
  ]);
}

type Parts = Record<string, Uint8Array | string>;

/** Builds a ZIP file of entries by their paths, stored as they are or packed by `deflate`; its checksums are 0. */
export function zip(entries: Parts, deflate?: (data: Bytes) => Uint8Array): Bytes {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const plain = concat(content);
    const packed = deflate?.(plain) ?? plain;
    const path = ascii(name);
    const method = deflate ? 8 : 0;
    const sharedFields = concat(
      u16(20, 0, method, 0, 0x21),
      u32(0, packed.length, plain.length),
      u16(path.length, 0),
    );
    const file = concat('PK\x03\x04', sharedFields, path, packed);
    files.push(file);
    directory.push(concat('PK\x01\x02', u16(20), sharedFields, u16(0, 0, 0), u32(0, offset), path));
    offset += file.length;
  }
  const index = concat(...directory);
  const counts = u16(0, 0, files.length, files.length);
  return concat(...files, index, 'PK\x05\x06', counts, u32(index.length, offset), u16(0));
}

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The parts of a Word document with one word, and others; `type` is the content type of its main part. */
export function docxParts(otherParts: Parts = {}, type = wordMain): Parts {
  const schemas = 'http://schemas.openxmlformats.org/package/2006';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return {
    '[Content_Types].xml': `<Types xmlns="${schemas}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${schemas}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>`,
    ...otherParts,
  };
}

export const docx = (otherParts?: Parts) => zip(docxParts(otherParts));

/** Builds an OLE compound file (old Office, installers) with at most seven streams, empty or with a beginning. */
export function ole(...streams: (string | readonly [name: string, beginning: Bytes])[]): Bytes {
  const header = new Uint8Array(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header[30] = 9; // sectors of 2^9 bytes
  const named = streams.map((stream) =>
    typeof stream === 'string' ? ([stream, ascii('')] as const) : stream,
  );
  const directory = new Uint8Array(8 * entryBytes);
  for (const [index, [name]] of [['Root Entry'] as const, ...named].entries()) {
    const letters = Array.from({ length: 32 }, (_, at) => name.charCodeAt(at) || 0);
    const kind = index === 0 ? 5 : 2; // the root, or a stream
    const firstSector = 2 + 8 * (index - 1); // after two of the directory, eight for each stream
    directory.set(u16(...letters, (name.length + 1) * 2, kind), index * entryBytes);
    directory.set(u32(firstSector, streamBytes), index * entryBytes + 116);
  }
  const contents = named.map(([, beginning]) => {
    const content = new Uint8Array(streamBytes);
    content.set(beginning);
    return content;
  });
  return concat(header, directory, ...contents);
}

const entryBytes = 128;
const streamBytes = 4096;

const u16 = (...values: number[]) => littleEndian(2, values);
const u32 = (...values: number[]) => littleEndian(4, values);

const littleEndian = (bytes: number, values: number[]): Bytes =>
  Uint8Array.from(
    values.flatMap((value) => Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 0xff)),
  );
