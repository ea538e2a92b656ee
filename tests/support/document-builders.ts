// Smallest real files of the formats that applicants send, and of some that they should not. No Node
// modules here: component tests and browsers build them too.

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
export const ascii = (text: string): Bytes => Uint8Array.from(encoder.encode(text));

export function concat(...parts: (Uint8Array | string)[]): Bytes {
  const chunks = parts.map((part) => (typeof part === 'string' ? ascii(part) : part));
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** A PDF of one empty page; `size` bytes long, if given, by a comment after the header. */
export function pdf(size?: number): Bytes {
  const bare = pdfWithComment('');
  if (size === undefined) return bare;
  // the offsets in the table have ten digits each, but the last one has as many as it needs
  const filled = (length: number) => pdfWithComment(`%${'x'.repeat(length)}\n`);
  let length = size - bare.length - 2;
  while (filled(length).length > size) length -= 1;
  return filled(length);
}

function pdfWithComment(comment: string): Bytes {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let body = `%PDF-1.4\n${comment}`;
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  return ascii(`${body}${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`);
}

type Parts = Record<string, Uint8Array | string>;

/** A ZIP archive as `unzip -t` likes it; `deflate` (RFC 1951) packs its parts. */
export function zip(entries: Parts, deflate?: (data: Bytes) => Uint8Array): Bytes {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const plain = concat(content);
    const data = deflate?.(plain) ?? plain;
    const path = ascii(name);
    const facts: Field[] = [
      [2, 20], // version, flags, method, time, date
      [2, 0],
      [2, deflate ? 8 : 0],
      [2, 0],
      [2, 0x21],
      [4, crc32(plain)],
      [4, data.length],
      [4, plain.length],
      [2, path.length],
      [2, 0],
    ];
    const local = concat(littleEndian([[4, 0x04034b50], ...facts]), path, data);
    const rest: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(
      concat(littleEndian([[4, 0x02014b50], [2, 20], ...facts, ...rest]), path), // made by version 20
    );
    files.push(local);
    offset += local.length;
  }
  const index = concat(...directory);
  const end = littleEndian([
    [4, 0x06054b50],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, index.length],
    [4, offset],
    [2, 0],
  ]);
  return concat(...files, index, end);
}

const schemas = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const wordMain =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The list of a document's parts; `main` has the type `type`. */
export const contentTypes = (main = 'word/document.xml', type = wordMain, more = '') =>
  `<Types xmlns="${schemas}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${more}<Override PartName="/${main}" ContentType="${type}"/></Types>`;

/** The parts of a Word document of one word, with more of them or another name of its main part. */
export function docxParts(more: Parts = {}, main = 'word/document.xml'): Parts {
  return {
    '[Content_Types].xml': contentTypes(main),
    '_rels/.rels': `<Relationships xmlns="${schemas}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="${main}"/></Relationships>`,
    [main]: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>`,
    ...more,
  };
}

export const docx = (more: Parts = {}, main = 'word/document.xml') => zip(docxParts(more, main));

/** An OLE compound file (old Office, installers …) with streams of those names and beginnings, at most seven. */
export function ole(...entries: (string | readonly [name: string, beginning: Bytes])[]): Bytes {
  const named = entries.map((entry) =>
    typeof entry === 'string' ? ([entry, ascii('')] as const) : entry,
  );
  const streams = named.map(([name]) => name);
  const sector = 512;
  const streamSectors = 8; // 4096 bytes: shorter ones would be kept elsewhere
  const directorySectors = 2;
  const chain = (start: number, length: number): Field[] =>
    Array.from({ length }, (_, i): Field => [4, i + 1 < length ? start + i + 1 : END_OF_CHAIN]);
  const header = littleEndian([
    [4, 0xe011cfd0],
    [4, 0xe11ab1a1],
    ...repeat([4, 0], 4),
    [4, 0x0003003e], // version 3
    [4, 0x0009fffe], // little-endian, sectors of 2^9 bytes
    [4, 0x00000006],
    ...repeat([4, 0], 2),
    [4, 1], // one sector of allocation table
    [4, 1], // where the directory starts
    [4, 0],
    [4, 4096],
    [4, END_OF_CHAIN],
    [4, 0],
    [4, END_OF_CHAIN],
    [4, 0],
    [4, 0], // where the allocation table is
    ...repeat([4, FREE], 108),
  ]);
  const first = 1 + directorySectors;
  const table: Field[] = [
    [4, 0xfffffffd],
    ...chain(1, directorySectors),
    ...streams.flatMap((_, i) => chain(first + i * streamSectors, streamSectors)),
  ];
  const listed = [
    directoryEntry('Root Entry', 5, FREE, streams.length > 0 ? 1 : FREE, END_OF_CHAIN, 0),
    ...streams.map((name, i) =>
      directoryEntry(
        name,
        2,
        i + 1 < streams.length ? i + 2 : FREE,
        FREE,
        first + i * streamSectors,
        streamSectors * sector,
      ),
    ),
  ];
  const directory = new Uint8Array(directorySectors * sector);
  directory.set(concat(...listed));
  return concat(
    header,
    littleEndian([...table, ...repeat([4, FREE], sector / 4 - table.length)]),
    directory,
    ...named.map(([, beginning]) => {
      const stream = new Uint8Array(streamSectors * sector);
      stream.set(beginning);
      return stream;
    }),
  );
}

const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;

function directoryEntry(
  name: string,
  type: number,
  right: number,
  child: number,
  start: number,
  size: number,
): Bytes {
  const letters = Array.from({ length: 32 }, (_, i): Field => [2, name.charCodeAt(i) || 0]);
  return littleEndian([
    ...letters,
    [2, (name.length + 1) * 2],
    [1, type],
    [1, 1], // black
    [4, FREE],
    [4, right],
    [4, child],
    ...repeat([4, 0], 9), // class, flags, times
    [4, start],
    [4, size],
    [4, 0],
  ]);
}

type Field = [bytes: 1 | 2 | 4, value: number];

const repeat = (field: Field, times: number) => Array.from({ length: times }, (): Field => field);

function littleEndian(fields: Field[]): Bytes {
  return Uint8Array.from(
    fields.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 0xff),
    ),
  );
}

function crc32(data: Uint8Array): number {
  let crc = -1;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
