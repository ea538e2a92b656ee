import { maxAddressLength } from '../../../../src/lib/email-address.ts';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { shorten } from '../line.ts';
import { mailLimits } from './parse-mail.ts';

const recipientHeader = /^(?:to|cc|delivered-to|x-original-to|envelope-to|x-envelope-to)[ \t]*:/i;

/** Returns the recipients of a raw mail from its headers and the envelope. */
export function recipientsOf(raw: Uint8Array, envelope: string[]): string[] {
  const beginning = new TextDecoder().decode(raw.subarray(0, mailLimits.headersBytes));
  const [headers = ''] = beginning.split(/\r?\n\r?\n/, 1);
  const values = headers
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .split('\n')
    .filter((line) => recipientHeader.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1));
  const addresses = [...envelope, ...values.slice(0, 50)]
    .flatMap((text) => text.slice(0, 50_000).split(/[\s<>,;:"()]+/))
    .filter((word) => word.includes('@'))
    .map((address) => shorten(normalizeLine(address).toLowerCase(), maxAddressLength));
  return [...new Set(addresses)].slice(0, 500);
}
