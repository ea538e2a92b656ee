export const lineEnd = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;

// Control characters except tab and line feed, lone surrogates, and zero-width characters.
const invisible =
  /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}]|(?![\t\n])\p{Cc}/gu;

// Composing takes the square of the time of their number. UAX #15 (stream-safe text) allows 30, too.
const marksAboveThirty = /(\p{M}{30})\p{M}+/gu;

const joiners = /[\u200c\u200d]+/g;

/** Composes (NFC), strips invisible characters, uses \n for line breaks, and trims. */
export function normalizeText(input: string): string {
  return input
    .replace(lineEnd, '\n')
    .replace(invisible, '')
    .replaceAll('\u2800', ' ') // Braille blank
    .replace(joiners, withinWord)
    .replace(marksAboveThirty, '$1')
    .normalize('NFC')
    .trim();
}

/** Joiners shape letters and join emoji; at the edge of a word they are invisible. */
function withinWord(run: string, offset: number, text: string): string {
  const isEdge = (sign: string | undefined) => sign === undefined || /\s/.test(sign);
  return isEdge(text[offset - 1]) || isEdge(text[offset + run.length]) ? '' : run;
}

export function normalizeLine(input: string): string {
  return normalizeText(input).replace(/\s+/g, ' ');
}

/** Returns '' for placeholders that people type into optional fields: `-`, `n/a`, `None`. */
export function withoutPlaceholder(text: string): string {
  return /^(?:[\p{P}\s]*|n[./]?a\.?|none|nil|n[eé]ant|aucune?)$/iu.test(text) ? '' : text;
}

/** One line with ASCII punctuation and digits, for values that are never typed otherwise on purpose. A digit's last four bits are its value. */
export function toAscii(input: string): string {
  return normalizeLine(input)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9]/g, (digit) =>
      String(digit.charCodeAt(0) & 15),
    )
    .normalize('NFKC');
}
