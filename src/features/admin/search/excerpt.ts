const maxExcerptLength = 200;
/** As much may stand before the word that was found. */
const maxLeadLength = 30;

/** Returns the beginning of a text as one line, or the part around the first word that a search found in it. */
export function excerptOf(text: string, search: string): string {
  const line = text.replace(/\s+/g, ' ').trim().normalize('NFC');
  const foldedLine = fold(line);
  const words = fold(search.trim().normalize('NFC')).split(/\s+/);
  const starts = words.map((word) => foldedLine.indexOf(word)).filter((start) => start >= 0);
  const matchStart = starts.length > 0 ? Math.min(...starts) : 0;
  if (matchStart <= maxLeadLength) return line.slice(0, maxExcerptLength);
  const from = line.lastIndexOf(' ', matchStart - maxLeadLength / 2) + 1;
  return `…${line.slice(from, from + maxExcerptLength)}`;
}

/** Returns a text without case and accents. One letter stays one, so that positions in both texts agree. */
const fold = (text: string) =>
  text.replace(/./gu, (letter) =>
    letter.normalize('NFKD').toLowerCase().slice(0, letter.length).padEnd(letter.length),
  );
