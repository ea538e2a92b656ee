import type { Attachment } from 'postal-mime';

const beginLine = /^begin [0-7]{3,4} (.{1,255})$/m;

/** Takes files out of a text that old programs wrote into it. */
export function withoutUuencoded(text: string): { text: string; files: Attachment[] } {
  const files: Attachment[] = [];
  let rest = text;
  for (let start = beginLine.exec(rest); start && files.length < 10; start = beginLine.exec(rest)) {
    const from = start.index + start[0].length;
    const end = rest.indexOf('\nend', from);
    if (end < 0) break;
    const content = Uint8Array.from(
      rest
        .slice(from + 1, end)
        .split('\n')
        .flatMap(bytesOfLine),
    );
    const mimeType = 'application/octet-stream';
    files.push({ filename: start[1] ?? '', mimeType, disposition: 'attachment', content });
    rest = rest.slice(0, start.index) + rest.slice(end + 4);
  }
  return { text: rest, files };
}

/** Each character stands for six bits, the first one for the number of bytes. */
function bytesOfLine(line: string): number[] {
  const [count = 0, ...sextets] = Array.from(
    line.trimEnd(),
    (character) => (character.charCodeAt(0) - 32) & 63,
  );
  const bytes: number[] = [];
  for (let at = 0; at < sextets.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = sextets.slice(at, at + 4);
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
  }
  return bytes.slice(0, count);
}
