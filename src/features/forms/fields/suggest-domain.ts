import { similarDomains, mailProviders } from '@/content/facts/mail-providers';
import type { FormPartsTexts } from '@/content/texts';
import { normalizeEmail } from '@/lib/email-address';

export function suggestDomain(typed: string) {
  const [, mailbox, domain] = /^([^@]+)@([^@]+)$/.exec(normalizeEmail(typed)) ?? [];
  if (!mailbox || !domain) return undefined;
  const provider = providerNear(domain.toLowerCase());
  return provider ? { domain: provider, address: `${mailbox}@${provider}` } : undefined;
}

/** Returns what asks once about an address whose domain looks mistyped. */
export const domainDoubt = (texts: FormPartsTexts) => (address: string) =>
  suggestDomain(address) && texts.checkEmail;

function providerNear(domain: string): string | undefined {
  if (mailProviders.includes(domain) || similarDomains.includes(domain)) return undefined;
  // These two have one domain only.
  const [name] = /^(?:gmail|icloud)(?=\.|$)/.exec(domain) ?? [];
  if (name) return `${name}.com`;
  const [nearest, another] = mailProviders.filter((provider) => isOneTypoAway(provider, domain));
  return another ? undefined : nearest;
}

/** Whether one letter is missing, added or wrong, or two neighbours are swapped. */
function isOneTypoAway(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const oneRest = one.slice(start, one.length - end);
  const otherRest = other.slice(start, other.length - end);
  if (oneRest.length === 2) return otherRest === `${oneRest[1]}${oneRest[0]}`;
  return oneRest.length < 2 && otherRest.length < 2;
}
