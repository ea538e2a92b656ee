import PostalMime, { type Email } from 'postal-mime';
import { joinableWords } from './joined-words.ts';

export const limits = {
  /** Bytes per header: a name of 200 letters is percent-encoded in 3,000. */
  header: 4000,
  headers: 200 * 1024,
  parts: 50,
  /** Lines that are read one by one: headers, boundaries, quoted-printable. */
  lines: 200_000,
  /** Number of `=` within base64. */
  padding: 20_000,
  depth: 20,
  /** Bytes of all text parts together. */
  text: 512 * 1024,
};

export interface ParsedMail {
  email: Email;
  moreParts: number;
  unreadText: number;
  /** The end of the mail was not read, so its last file may be cut. */
  isCut: boolean;
}

/** Reads any mail in little time. Rejects what exceeds a limit and cannot be cut. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const parser = new CheapMime({
    forceRfc822Attachments: true,
    maxHeadersSize: limits.headers,
    maxNestingDepth: limits.depth,
  });
  const email = await parser.parse(raw);
  const { moreParts, unreadText, isCut } = parser;
  return { email, moreParts, unreadText, isCut };
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

const [lineFeed, carriageReturn, dash, equals, blank, tab] = [10, 13, 45, 61, 32, 9];
const blockBytes = 64 * 1024;
const readTypes = ['text/plain', 'text/html', 'text/calendar'];

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

/** Parses bodies in blocks, because each line costs microseconds, and cuts what exceeds a limit. */
class CheapMime extends Base {
  moreParts = 0;
  unreadText = 0;
  isCut = false;
  private lines = 0;
  private parts = 0;
  private padding = 0;
  private text = 0;
  private header = 0;

  override readLine(): Line {
    const { state, contentTransferEncoding } = this.currentNode;
    const boundary = this.boundaryAt(this.readPos);
    if (boundary === 'part' && ++this.parts > limits.parts) return this.skipParts();
    if (boundary) return this.counted();
    if (state === 'header') return this.shortened(this.counted());
    const { encoding } = contentTransferEncoding;
    if (encoding.includes('quoted-printable')) return this.ofText(this.counted());
    return this.ofText(this.block(encoding.includes('base64')));
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

  private counted(): Line {
    return ++this.lines > limits.lines ? this.end() : super.readLine();
  }

  private end(): Line {
    this.isCut = true;
    this.readPos = this.av.length;
    return { bytes: this.av.subarray(0, 0), done: true };
  }

  private skipParts(): Line {
    const { av } = this;
    for (let at = this.readPos; at < av.length; at++) {
      if ((at === this.readPos || av[at - 1] === lineFeed) && this.boundaryAt(at) === 'part') {
        this.moreParts += 1;
      }
    }
    this.readPos = av.length;
    return { bytes: av.subarray(0, 0), done: true };
  }

  private boundaryAt(at: number): 'part' | 'end' | undefined {
    const { av } = this;
    if (av[at] !== dash || av[at + 1] !== dash) return undefined;
    for (const { value } of this.boundaries) {
      let end = at + 2;
      if (value.some((byte) => av[end++] !== byte)) continue;
      const isEnd = av[end] === dash && av[end + 1] === dash;
      if (isEnd) end += 2;
      while (av[end] === blank || av[end] === tab || av[end] === carriageReturn) end++;
      if (end >= av.length || av[end] === lineFeed) return isEnd ? 'end' : 'part';
    }
    return undefined;
  }

  private shortened(line: Line): Line {
    const { bytes, done } = line;
    const isFolded = bytes[0] === blank || bytes[0] === tab;
    const room = limits.header - (isFolded ? this.header : 0);
    this.header = (isFolded ? this.header : 0) + bytes.length;
    if (bytes.length <= room) return line;
    // an empty line would end the headers
    return { bytes: bytes.subarray(0, Math.max(room, 1)), done };
  }

  private block(isBase64: boolean): Line {
    const { av, readPos: start } = this;
    let end = start;
    for (; end < av.length; end++) {
      if (isBase64 && av[end] === equals && ++this.padding > limits.padding) return this.end();
      if (av[end] !== lineFeed) continue;
      if (end - start >= blockBytes || this.boundaryAt(end + 1)) break;
    }
    this.readPos = Math.min(end + 1, av.length);
    const to = end > start && av[end - 1] === carriageReturn ? end - 1 : end;
    return { bytes: av.subarray(start, to), done: this.readPos >= av.length };
  }

  private ofText(line: Line): Line {
    const { contentType, contentDisposition } = this.currentNode;
    const isText =
      contentDisposition.parsed.value !== 'attachment' &&
      ['text/plain', 'text/html'].includes(contentType.parsed.value);
    if (!isText) return line;
    const room = limits.text - this.text;
    const bytes = line.bytes.subarray(0, Math.max(room, 0));
    this.text += bytes.length;
    this.unreadText += line.bytes.length - bytes.length;
    return { ...line, bytes };
  }
}
