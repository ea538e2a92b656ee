import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { shortened } from './shortened.ts';

const longestHeaders = 200 * 1024;
const named = /^(?:to|cc|delivered-to|x-original-to|envelope-to|x-envelope-to)[ \t]*:/i;

/** Returns the recipients of a raw mail from its headers and the envelope. */
export function recipientsOf(raw: Uint8Array, envelope: string[]): string[] {
  const headers = new TextDecoder().decode(raw.subarray(0, longestHeaders)).split(/\r?\n\r?\n/, 1);
  const lines = (headers[0] ?? '').replaceAll(/\r?\n[ \t]/g, ' ').split('\n');
  const written = lines.filter((line) => named.test(line)).slice(0, 50);
  const addresses = [...envelope, ...written.map((line) => line.slice(line.indexOf(':') + 1))]
    .flatMap((text) => text.slice(0, 50_000).split(/[\s<>,;:"()]+/))
    .filter((word) => word.includes('@'))
    .map((address) => shortened(normalizeLine(address).toLowerCase(), 320));
  return [...new Set(addresses)].slice(0, 500);
}
