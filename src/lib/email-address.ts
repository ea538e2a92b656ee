import { toAscii } from './normalize-text';

/** An address without what surrounds it in what people copy: `Amina <amina@example.com>`, `mailto:`, quotes. */
export function normalizeEmail(written: string): string {
  const line = toAscii(written);
  const address = /^[^<>]*<([^<>]*)>[ ,;.]*$/.exec(line)?.[1] ?? line;
  return address
    .replace(/^[ "'“”‘’«<([]*(?:mailto:)?/i, '')
    .replace(/(?:\?subject=.*)?[ "'“”‘’»>)\],;:.!?]*$/i, '');
}

const pattern =
  /^[^ @.,;:<>()[\]\\"]+(?:\.[^ @.,;:<>()[\]\\"]+)*@(?:[A-Za-z0-9\u0080-\u{10ffff}](?:[-A-Za-z0-9\u0080-\u{10ffff}]*[A-Za-z0-9\u0080-\u{10ffff}])?\.)+[A-Za-z\u0080-\u{10ffff}][-A-Za-z0-9\u0080-\u{10ffff}]*[A-Za-z0-9\u0080-\u{10ffff}]$/u;

/** One address with a dotted domain, without dots in a row or at an end, as the database takes them. */
export function isEmail(text: string): boolean {
  return text.length <= 320 && pattern.test(text);
}
