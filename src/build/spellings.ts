/** Punctuation that messengers and mail programs append to an address. */
const appendedSigns = ['.', ',', ')', ']', ';', ':', '!', "'"];

/** Adds rules for the commonest misspellings; the script of the 404 page handles others (app/route-match). */
export function withSpellings(rules: string, paths: readonly string[]): string {
  const lines = paths.flatMap((path) =>
    misspellingsOf(path).map((misspelling) => `${misspelling}  ${path}  301\n`),
  );
  return lines.join('') + rules;
}

function misspellingsOf(path: string): string[] {
  const capitalize = (letters: RegExp) => path.replace(letters, (found) => found.toUpperCase());
  const capitalized = [/\/[a-z]/g, /[-/][a-z]/g, /[a-z]/g].map(capitalize);
  return [...new Set(capitalized), ...appendedSigns.map((sign) => path + sign)];
}
