/** Where a line ends, in any of the ways in which programs end one. */
export const lineEnd = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;

// Control characters but tab and line break, halves of a surrogate pair, and what has no shape of its own.
const invisible =
  /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}]|(?![\t\n])\p{Cc}/gu;

// Joiners shape letters and join pictures; at the ends of a word they are invisible, too.
const looseJoiner = /(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;

/** Composed (NFC), without invisible characters, lines ended by \n, trimmed. */
export function normalizeText(written: string): string {
  return written
    .replace(lineEnd, '\n')
    .replace(invisible, '')
    .replaceAll('\u2800', ' ') // Braille's blank
    .replace(looseJoiner, '$1')
    .normalize('NFC')
    .trim();
}

/** As `normalizeText`, on one line, with one blank between words. */
export function normalizeLine(written: string): string {
  return normalizeText(written).replace(/\s+/g, ' ');
}

/** The text, or '' where people only filled an optional field: `-`, `n/a`, `None`. */
export function withoutPlaceholder(text: string): string {
  return /^(?:[\p{P}\s]*|n[./]?a\.?|none|nil|n[eé]ant|aucune?)$/iu.test(text) ? '' : text;
}

/** On one line, with ASCII's signs and digits: for what nobody writes with others on purpose. */
export function toAscii(written: string): string {
  return normalizeLine(written)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9]/g, (digit) =>
      String(digit.charCodeAt(0) & 15),
    )
    .normalize('NFKC');
}
