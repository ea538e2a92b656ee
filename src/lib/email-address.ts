import { toAscii } from './normalize-text';

/** Extracts an address from what people copy: `Amina <amina@example.com>`, `mailto:`, quotes. */
export function normalizeEmail(written: string): string {
  const line = toAscii(written);
  const address = /^[^<>]*<([^<>]*)>[ ,;.]*$/.exec(line)?.[1] ?? line;
  return address
    .replace(/^[ "'“”‘’«<([]*(?:mailto:)?/i, '')
    .replace(/(?:\?subject=.*)?[ "'“”‘’»>)\],;:.!?]*$/i, '');
}

const pattern =
  /^[^ @.,;:<>()[\]\\"]+(?:\.[^ @.,;:<>()[\]\\"]+)*@(?:[A-Za-z0-9\u0080-\u{10ffff}](?:[-A-Za-z0-9\u0080-\u{10ffff}]*[A-Za-z0-9\u0080-\u{10ffff}])?\.)+[A-Za-z\u0080-\u{10ffff}][-A-Za-z0-9\u0080-\u{10ffff}]*[A-Za-z0-9\u0080-\u{10ffff}]$/u;

/** Accepts what the database accepts: a dotted domain, no leading, trailing or double dots. */
export function isEmail(text: string): boolean {
  return text.length <= 320 && pattern.test(text);
}
