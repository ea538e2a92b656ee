/** What a messenger or a mail program takes for a part of the address before it. */
const signs = ['.', ',', ')', ']', ';', ':', '!', "'"];

/**
 * Rules for the commonest ways to write the address of a page wrong. A host compares letter by letter;
 * all other ways are known to the script of the page that it sends then (app/route-match).
 */
export function withSpellings(rules: string, paths: readonly string[]): string {
  const lines = paths.flatMap((path) =>
    spellingsOf(path).map((wrong) => `${wrong}  ${path}  301\n`),
  );
  return lines.join('') + rules;
}

function spellingsOf(path: string): string[] {
  const upper = (letters: RegExp) => path.replace(letters, (found) => found.toUpperCase());
  const capitals = [upper(/\/[a-z]/g), upper(/[-/][a-z]/g), upper(/[a-z]/g)];
  return [...new Set(capitals), ...signs.map((sign) => path + sign)];
}
