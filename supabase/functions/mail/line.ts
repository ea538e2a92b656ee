import type { Colleague } from './mail-content.ts';

const maxCharacters = 100;

/** Turns user input into one short line without control characters, safe for a subject. */
export function toLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= maxCharacters) return line;
  return `${characters.slice(0, maxCharacters - 1).join('')}…`;
}

/** Turns a name that somebody chose into a line that no mail program shows as a link. */
export const toPlainName = (name: string): string =>
  toLine(name.normalize('NFKC'))
    .replaceAll(/:(?=[/\\])/g, '')
    .replaceAll(/[.。](?=[\p{L}\p{N}])/gu, '. ');

/** A colleague's chosen name comes with the address, which nobody chooses. */
export const colleagueLine = ({ name, address }: Colleague) =>
  name ? `${toPlainName(name)} (${toLine(address)})` : toLine(address);

/** Cuts before a surrogate pair, not within it: PostgreSQL accepts no half of one. */
export const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
