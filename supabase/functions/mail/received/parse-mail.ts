import PostalMime, { type Email } from 'postal-mime';
import { joinableWords } from './joinable-words.ts';

export const mailLimits = {
  /** Bytes per header: a name of 200 letters is percent-encoded in 3,000. */
  headerBytes: 4000,
  headersBytes: 200 * 1024,
  parts: 50,
  /** Lines that are read one by one: headers, boundaries, quoted-printable. */
  lines: 200_000,
  /** `=` within base64. */
  paddings: 20_000,
  depth: 20,
  /** Bytes of all text parts together. */
  textBytes: 512 * 1024,
};

export interface ParsedMail {
  email: Email;
  skippedPartCount: number;
  unreadTextBytes: number;
  /** The end of the mail was not read, so its last file may be cut. */
  isCut: boolean;
}

/** Input that is not an email, or that exceeds a limit and cannot be cut. */
export class UnreadableMail extends Error {}

/** Parses any mail in little time, or throws an `UnreadableMail`. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const parser = new BoundedParser({
    forceRfc822Attachments: true,
    maxHeadersSize: mailLimits.headersBytes,
    maxNestingDepth: mailLimits.depth,
  });
  const email = await parser.parse(raw).catch((cause: unknown) => {
    throw new UnreadableMail('The mail cannot be parsed.', { cause });
  });
  const { skippedPartCount, unreadTextBytes, isCut } = parser;
  return { email, skippedPartCount, unreadTextBytes, isCut };
}

/** Parses headers alone, of which half the limit is read. */
export async function parseMailHeaders(headers: Uint8Array): Promise<ParsedMail> {
  const parsed = await parseMail(headers.subarray(0, mailLimits.headersBytes / 2));
  return { ...parsed, isCut: true };
}

/** Returns the index after the headers of a raw mail and the empty line that ends them. */
export function bodyStartOf(raw: Uint8Array): number {
  for (let at = raw.indexOf(lineFeed); at >= 0; at = raw.indexOf(lineFeed, at + 1)) {
    const next = raw[at + 1] === carriageReturn ? at + 2 : at + 1;
    if (raw[next] === lineFeed) return next + 1;
  }
  return raw.length;
}

/** What `PostalMime` (of exactly the version in package.json) has, but does not declare. */
interface Internals {
  av: Uint8Array<ArrayBuffer>;
  readPos: number;
  currentNode: Part;
  boundaries: { value: Uint8Array }[];
  readLine(): Line;
  collectNode(part: Part, ...place: unknown[]): Promise<void>;
}
interface Part {
  state: 'header' | 'body' | 'finished';
  content: ArrayBuffer | null;
  headers: { value: string }[];
  contentType: { parsed: { value: string; params: Partial<Record<string, string>> } };
  contentDisposition: { parsed: { value: string } };
  contentTransferEncoding: { encoding: string };
}
interface Line {
  bytes: Uint8Array<ArrayBuffer>;
  done: boolean;
}
const Base = PostalMime as unknown as new (
  options: object,
) => Internals & { parse(raw: Uint8Array): Promise<Email> };

const [lineFeed, carriageReturn, dash, equals, space, tab] = [10, 13, 45, 61, 32, 9];
const blockBytes = 64 * 1024;
const readTypes = ['text/plain', 'text/html', 'text/calendar'];

/** Parses bodies in blocks, because each line costs microseconds, and cuts what exceeds a limit. */
class BoundedParser extends Base {
  skippedPartCount = 0;
  unreadTextBytes = 0;
  isCut = false;
  private lineCount = 0;
  private partCount = 0;
  private paddingCount = 0;
  private textBytes = 0;
  private headerBytes = 0;

  override readLine(): Line {
    const { state, contentTransferEncoding } = this.currentNode;
    const boundary = this.boundaryAt(this.readPos);
    if (boundary === 'part') this.partCount += 1;
    if (this.partCount > mailLimits.parts) return this.skipParts();
    if (boundary) return this.readOneLine();
    if (state === 'header') return this.cutHeader(this.readOneLine());
    const { encoding } = contentTransferEncoding;
    if (encoding.includes('quoted-printable')) return this.cutText(this.readOneLine());
    return this.cutText(this.readBlock(encoding.includes('base64')));
  }

  override collectNode(part: Part, ...place: unknown[]): Promise<void> {
    const { value, params } = part.contentType.parsed;
    if (
      readTypes.includes(value) &&
      part.content &&
      /^(?:us-ascii)?$/i.test(params['charset'] ?? '')
    ) {
      params['charset'] = charsetOf(part.content);
    }
    for (const header of part.headers) header.value = joinableWords(header.value);
    return super.collectNode(part, ...place);
  }

  private readOneLine(): Line {
    this.lineCount += 1;
    return this.lineCount > mailLimits.lines ? this.cutMail() : super.readLine();
  }

  private cutMail(): Line {
    this.isCut = true;
    this.readPos = this.av.length;
    return { bytes: this.av.subarray(0, 0), done: true };
  }

  private skipParts(): Line {
    const { av } = this;
    for (let at = this.readPos; at < av.length; at++) {
      if ((at === this.readPos || av[at - 1] === lineFeed) && this.boundaryAt(at) === 'part') {
        this.skippedPartCount += 1;
      }
    }
    this.readPos = av.length;
    return { bytes: av.subarray(0, 0), done: true };
  }

  private boundaryAt(at: number): 'part' | 'end' | undefined {
    const { av } = this;
    if (av[at] !== dash || av[at + 1] !== dash) return undefined;
    const start = at + 2;
    for (const { value } of this.boundaries) {
      if (value.some((byte, index) => av[start + index] !== byte)) continue;
      let end = start + value.length;
      const isEnd = av[end] === dash && av[end + 1] === dash;
      if (isEnd) end += 2;
      while (av[end] === space || av[end] === tab || av[end] === carriageReturn) end++;
      if (end >= av.length || av[end] === lineFeed) return isEnd ? 'end' : 'part';
    }
    return undefined;
  }

  private cutHeader(line: Line): Line {
    const { bytes, done } = line;
    const isFolded = bytes[0] === space || bytes[0] === tab;
    const room = mailLimits.headerBytes - (isFolded ? this.headerBytes : 0);
    this.headerBytes = (isFolded ? this.headerBytes : 0) + bytes.length;
    if (bytes.length <= room) return line;
    // an empty line would end the headers
    return { bytes: bytes.subarray(0, Math.max(room, 1)), done };
  }

  private readBlock(isBase64: boolean): Line {
    const { av, readPos: start } = this;
    let end = start;
    for (; end < av.length; end++) {
      if (isBase64 && av[end] === equals) this.paddingCount += 1;
      if (this.paddingCount > mailLimits.paddings) return this.cutMail();
      if (av[end] !== lineFeed) continue;
      if (end - start >= blockBytes || this.boundaryAt(end + 1)) break;
    }
    this.readPos = Math.min(end + 1, av.length);
    const lineEnd = end > start && av[end - 1] === carriageReturn ? end - 1 : end;
    return { bytes: av.subarray(start, lineEnd), done: this.readPos >= av.length };
  }

  private cutText(line: Line): Line {
    const { contentType, contentDisposition } = this.currentNode;
    const isText =
      contentDisposition.parsed.value !== 'attachment' &&
      ['text/plain', 'text/html'].includes(contentType.parsed.value);
    if (!isText) return line;
    const room = mailLimits.textBytes - this.textBytes;
    const bytes = line.bytes.subarray(0, Math.max(room, 0));
    this.textBytes += bytes.length;
    this.unreadTextBytes += line.bytes.length - bytes.length;
    return { ...line, bytes };
  }
}

/** Guesses the charset of a text whose header names none. */
function charsetOf(content: ArrayBuffer): string {
  try {
    // its end may be cut within a letter
    new TextDecoder('utf-8', { fatal: true }).decode(content, { stream: true });
    return 'utf-8';
  } catch {
    const beginning = new TextDecoder('latin1').decode(content.slice(0, 2000));
    return /<meta\b[^<>]{0,200}charset=["']?([\w-]{1,40})/i.exec(beginning)?.[1] ?? 'latin1';
  }
}
