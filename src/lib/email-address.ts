import { toAscii } from './normalize-text.ts';

/**
 * Extracts an address from what people copy or keyboards make of it: `Amina <amina@example.com>`, `mailto:`,
 * quotes, a blank after a dot. An international domain gets its ASCII form, which every mail server understands.
 * What is no address comes back tidied: ask `isEmail`.
 */
export function normalizeEmail(input: string): string {
  const line = toAscii(input);
  const bracketed = /^[^<>]*<([^<>]*)>[ ,;.]*$/.exec(line)?.[1] ?? line;
  const address = bracketed
    .replace(/^[ "'“”‘’«<([]*(?:mailto:)?/i, '')
    .replace(/(?:\?subject=.*)?[ "'“”‘’»>)\],;:.!?]*$/i, '');
  const joined = withAsciiDomain(address.replace(/ ?([@.]) ?/g, '$1'));
  // A sentence that ends in an address keeps its blanks.
  return isEmail(joined) ? joined : withAsciiDomain(address);
}

function withAsciiDomain(address: string): string {
  const [, localPart, domain] = /^([^@]+)@([-.A-Za-z0-9\u0080-\u{10ffff}]+)$/u.exec(address) ?? [];
  return localPart && domain ? `${localPart}@${toAsciiDomain(domain)}` : address;
}

function toAsciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** A dot-atom of RFC 5322 and a domain of at least two labels, both in ASCII. */
const emailPattern =
  /^[!#-'*+\-/-9=?A-Z^-~]+(?:\.[!#-'*+\-/-9=?A-Z^-~]+)*@(?:[A-Za-z0-9](?:[-A-Za-z0-9]*[A-Za-z0-9])?\.)+[A-Za-z][-A-Za-z0-9]*[A-Za-z0-9]$/;

/** RFC 5321: 64 characters, the @ and a domain of 255. Forms accept `limits.email`; headers of mails may hold more. */
export const maxAddressLength = 320;

export function isEmail(text: string): boolean {
  return text.length <= maxAddressLength && emailPattern.test(text);
}
