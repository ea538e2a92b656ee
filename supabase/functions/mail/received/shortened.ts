/** Cuts before a surrogate pair, not within it: PostgreSQL accepts no half of one. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
