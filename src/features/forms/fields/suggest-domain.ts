import { likeProviders, mailProviders } from '@/content/facts/mail-providers';
import type { FormPartsTexts } from '@/content/texts';
import { normalizeEmail } from '@/lib/email-address';

interface Suggestion {
  domain: string;
  address: string;
}

export function suggestDomain(typed: string): Suggestion | undefined {
  const [, mailbox, written] = /^([^@]+)@([^@]+)$/.exec(normalizeEmail(typed)) ?? [];
  if (!mailbox || !written) return undefined;
  const meant = providerNear(written.toLowerCase());
  return meant ? { domain: meant, address: `${mailbox}@${meant}` } : undefined;
}

export const domainDoubt = (texts: FormPartsTexts) => (address: string) =>
  suggestDomain(address) && texts.checkEmail;

function providerNear(domain: string): string | undefined {
  if (mailProviders.includes(domain) || likeProviders.includes(domain)) return undefined;
  // These two have one domain only.
  const [name] = /^(?:gmail|icloud)(?=\.|$)/.exec(domain) ?? [];
  if (name) return `${name}.com`;
  const [first, ...others] = mailProviders.filter((provider) => isOneSlipAway(provider, domain));
  return others.length > 0 ? undefined : first;
}

function isOneSlipAway(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [here, there] = [one, other].map((text) => text.slice(start, text.length - end));
  if (here === undefined || there === undefined) return false;
  if (here.length === 2) return there === `${here[1]}${here[0]}`;
  return here.length < 2 && there.length < 2;
}
