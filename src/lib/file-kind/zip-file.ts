import { numberAt, wordsAt } from './file-bytes';
import { inflate } from './inflate';

export interface ZipPart {
  /** In lower case, with slashes. */
  name: string;
  locked: boolean;
  /** The beginning of its content; undefined where it cannot be read. */
  read: (most: number) => Uint8Array | undefined;
}

/** Nobody's resume has more. */
const mostParts = 2000;

/** What the directory at the file's end lists, as readers of Office files go by it; undefined without one. */
export function zipParts(bytes: Uint8Array): ZipPart[] | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const parts: ZipPart[] = [];
  const count = Math.min(numberAt(bytes, end + 10, 2), mostParts);
  let at = numberAt(bytes, end + 16, 4);
  while (parts.length < count) {
    if (numberAt(bytes, at, 4) !== 0x02014b50) return undefined;
    const nameLength = numberAt(bytes, at + 28, 2);
    parts.push(partAt(bytes, at, nameLength));
    at += 46 + nameLength + numberAt(bytes, at + 30, 2) + numberAt(bytes, at + 32, 2);
    if (!(at <= bytes.length)) return undefined;
  }
  return parts;
}

function endOf(bytes: Uint8Array): number | undefined {
  const last = bytes.length - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (bytes[at] === 0x50 && numberAt(bytes, at, 4) === 0x06054b50) return at;
  }
  return undefined;
}

function partAt(bytes: Uint8Array, at: number, nameLength: number): ZipPart {
  const method = numberAt(bytes, at + 10, 2);
  const size = numberAt(bytes, at + 24, 4);
  const local = numberAt(bytes, at + 42, 4);
  const start = local + 30 + numberAt(bytes, local + 26, 2) + numberAt(bytes, local + 28, 2);
  return {
    name: wordsAt(bytes, at + 46, nameLength)
      .replaceAll('\\', '/')
      .replace(/^\/+/, ''),
    locked: numberAt(bytes, at + 8, 2) % 2 === 1,
    read(most) {
      if (numberAt(bytes, local, 4) !== 0x04034b50) return undefined;
      if (method === 0) return bytes.subarray(start, start + Math.min(size, most));
      const content = method === 8 ? inflate(bytes, start, most) : undefined;
      return content && Uint8Array.from(content);
    },
  };
}
