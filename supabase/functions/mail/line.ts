import type { Colleague } from './queue.ts';

const maxLength = 100;

/** Turns user input into one short line without control characters, safe for a subject. */
export function line(text: string): string {
  const signs = [
    ...text
      .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ];
  return signs.length > maxLength ? `${signs.slice(0, maxLength - 1).join('')}…` : signs.join('');
}

/** Turns a name that somebody chose into a line that no mail program shows as a link. */
export const plainName = (name: string): string =>
  line(name.normalize('NFKC'))
    .replaceAll(/:(?=[/\\])/g, '')
    .replaceAll(/[.。](?=[\p{L}\p{N}])/gu, '. ');

/** A colleague's chosen name comes with the address, which nobody chooses. */
export const colleagueLine = ({ name, address }: Colleague) =>
  name ? `${plainName(name)} (${line(address)})` : line(address);
