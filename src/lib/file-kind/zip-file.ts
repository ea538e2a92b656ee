import { numberAt, textAt } from './file-bytes';

const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;

export interface ZipPart {
  name: string;
  content: Uint8Array<ArrayBuffer>;
  isPacked: boolean;
}

/** Lists the central directory (APPNOTE.TXT, 4.3.12), which Office readers follow; undefined without one. */
export function zipParts(bytes: Uint8Array<ArrayBuffer>): ZipPart[] | undefined {
  const end = endRecordOffset(bytes);
  if (end === undefined) return undefined;
  const parts: ZipPart[] = [];
  let at = numberAt(bytes, end + 16, 4);
  for (let remaining = numberAt(bytes, end + 10, 2); remaining > 0; remaining -= 1) {
    if (numberAt(bytes, at, 4) !== entrySignature) return undefined;
    const nameLength = numberAt(bytes, at + 28, 2);
    const header = numberAt(bytes, at + 42, 4);
    const start = header + 30 + numberAt(bytes, header + 26, 2) + numberAt(bytes, header + 28, 2);
    parts.push({
      name: textAt(bytes, at + 46, nameLength)
        .replaceAll('\\', '/')
        .replace(/^\/+/, ''),
      content: bytes.subarray(start, start + numberAt(bytes, at + 20, 4)),
      isPacked: numberAt(bytes, at + 10, 2) !== 0,
    });
    at += 46 + nameLength + numberAt(bytes, at + 30, 2) + numberAt(bytes, at + 32, 2);
  }
  return parts;
}

/** Returns a part's text in lower case, without zero bytes; empty where the browser cannot unpack it. */
export async function unpackText({ content, isPacked }: ZipPart): Promise<string> {
  if (!isPacked) return textAt(content, 0, content.length);
  // Missing in Safari before 16.4.
  // oxlint-disable-next-line no-restricted-globals -- feature detection
  if (typeof DecompressionStream === 'undefined') return '';
  // oxlint-disable-next-line no-restricted-globals -- as above
  const unpacking = new DecompressionStream('deflate-raw');
  const writer = unpacking.writable.getWriter();
  // A fault in the data rejects the reading as well.
  writer.write(content).catch(() => {});
  writer.close().catch(() => {});
  const unpacked = await new Response(unpacking.readable).arrayBuffer();
  return textAt(new Uint8Array(unpacked), 0, unpacked.byteLength);
}

/** The last record is found from the end: a comment of up to 65,535 bytes may follow it. */
function endRecordOffset(bytes: Uint8Array): number | undefined {
  const last = bytes.length - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (numberAt(bytes, at, 4) === endSignature) return at;
  }
  return undefined;
}
