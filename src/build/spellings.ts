/** Punctuation that messengers and mail programs append to an address. */
const appendedSigns = ['.', ',', ')', ']', ';', ':', '!', "'"];

/** Redirects the commonest misspellings; the script of the 404 page handles others (app/route-match). */
export function withSpellings(rules: string, paths: readonly string[]): string {
  const lines = paths.flatMap((path) =>
    spellingsOf(path).map((misspelling) => `${misspelling}  ${path}  301\n`),
  );
  return lines.join('') + rules;
}

function spellingsOf(path: string): string[] {
  const upper = (letters: RegExp) => path.replace(letters, (found) => found.toUpperCase());
  const capitals = [upper(/\/[a-z]/g), upper(/[-/][a-z]/g), upper(/[a-z]/g)];
  return [...new Set(capitals), ...appendedSigns.map((sign) => path + sign)];
}
