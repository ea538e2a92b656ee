/** Text as people mean it. The database does the same to whatever reaches it: private.tidy() and its kin. */

/** Where a line ends, in any of the ways in which programs end one. */
export const lineEnd = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;

// Control characters but tab and line break, halves of a surrogate pair, and what has no shape of its own.
const unseen =
  /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}]|(?![\t\n])\p{Cc}/gu;

// A joiner shapes the letters or joins the pictures on both of its sides; elsewhere it is unseen, too.
// Letters by coarse ranges, which PostgreSQL knows as well: all but ASCII's signs and general punctuation.
const joiner =
  /([A-Za-z\u00c0-\u167f\u1681-\u1fff\u2190-\u2bff\u2c00-\u2dff\u2e80-\u2fff\u3001-\ud7ff\uf900-\uffdc\u{10000}-\u{3ffff}][\u200c\u200d])(?=[A-Za-z\u00c0-\u167f\u1681-\u1fff\u2190-\u2bff\u2c00-\u2dff\u2e80-\u2fff\u3001-\ud7ff\uf900-\uffdc\u{10000}-\u{3ffff}])|[\u200c\u200d]/gu;

/** Composed (NFC), without what cannot be seen, lines ended by \n, trimmed. */
export function tidy(written: string): string {
  return written
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replace(unseen, '')
    .replaceAll('\u2800', ' ') // Braille's blank
    .replace(joiner, '$1')
    .normalize('NFC')
    .trim();
}

/** As `tidy`, on one line, with one blank between words. */
export function tidyLine(written: string): string {
  return tidy(written).replace(/\s+/g, ' ');
}

const nothing =
  /^[-\u2010-\u2015\u2212_.,;:!?\u2026\u00b7\u2022*~/\\|()[\]<>"'\u2018-\u201f\u00ab\u00bb ]*(?:n ?[-/.\\\u2010-\u2015]? ?a|none|nil|null|not applicable|non applicable|n[e\u00e9\u00c9]ant|aucune?|sans objet|)[-\u2010-\u2015\u2212_.,;:!?\u2026\u00b7\u2022*~/\\|()[\]<>"'\u2018-\u201f\u00ab\u00bb ]*$/i;

/** Text, or nothing where people only filled an optional field: `-`, `n/a`, `None`. */
export function given(text: string): string {
  return nothing.test(text) ? '' : text;
}

/** Decimal digits of Arabic, Persian and N'Ko as those of ASCII. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  );
}

/** With ASCII's signs and digits: for what people never write with others on purpose. */
export function tidySigns(written: string): string {
  return asciiDigits(tidyLine(written).replace(/[\u200c\u200d]/g, '')).normalize('NFKC');
}

/** What is longer is no address and no number: cleaning it would keep the page busy. */
export const longestSigns = 1000;
