import { toLine } from './line.ts';

export interface MailAddress {
  name: string;
  address: string;
}

const plainAddress = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** Reads `noreply@example.com` or `Name <noreply@example.com>`; undefined if there is no address. */
export function readAddress(text: string): MailAddress | undefined {
  const [, name = '', bracketed] = /^\s*([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  if (!plainAddress.test(address) || address.includes('..')) return undefined;
  const unquoted = /^"(.*)"$/.exec(toLine(name))?.[1]?.replaceAll(/\\(.)/g, '$1') ?? toLine(name);
  return { name: unquoted, address };
}

/** A name with a comma or a colon would be read as several addresses. */
export function formatAddress({ name, address }: MailAddress): string {
  const isPlain = /^[\p{L}\p{M}\p{N} !#$%&'*+/=?^_`{|}~-]*$/u.test(name);
  return `${isPlain ? name : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`} <${address}>`;
}
