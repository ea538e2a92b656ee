const maxLength = 200;
const maxBefore = 30;

/** Returns the beginning of a text as one line, or the part around the first word that a search found in it. */
export function excerptOf(text: string, search: string): string {
  const line = text.replace(/\s+/g, ' ').trim().normalize('NFC');
  const folded = fold(line);
  const words = fold(search.trim().normalize('NFC')).split(/\s+/);
  const found = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  if (first <= maxBefore) return line.slice(0, maxLength);
  const from = line.lastIndexOf(' ', first - maxBefore / 2) + 1;
  return `…${line.slice(from, from + maxLength)}`;
}

/** Ignores case and accents. One letter stays one, so that places in both texts agree. */
const fold = (text: string) =>
  text.replace(/./gu, (letter) =>
    letter.normalize('NFKD').toLowerCase().slice(0, letter.length).padEnd(letter.length),
  );
