import { similarDomains, mailProviders } from '@/content/facts/mail-providers';
import type { FormPartsTexts } from '@/content/texts';
import { normalizeEmail } from '@/lib/email-address';

/** The provider that a mistyped address seems to mean; undefined if there is none, or more than one. */
export function suggestDomain(typed: string) {
  const [, mailbox, domain] = /^([^@]+)@([^@]+)$/.exec(normalizeEmail(typed)) ?? [];
  if (!mailbox || !domain) return undefined;
  const provider = providerNear(domain.toLowerCase());
  return provider ? { domain: provider, address: `${mailbox}@${provider}` } : undefined;
}

/** Returns what asks once about an address whose domain looks mistyped. */
export const domainDoubt = (texts: FormPartsTexts) => (address: string) =>
  suggestDomain(address) && texts.checkEmail;

const namesOfOneDomain = ['gmail', 'icloud'];

function providerNear(domain: string): string | undefined {
  if (mailProviders.includes(domain) || similarDomains.includes(domain)) return undefined;
  const [name = ''] = domain.split('.', 1);
  if (namesOfOneDomain.includes(name)) return `${name}.com`;
  const [nearest, another] = mailProviders.filter((provider) => isOneTypoAway(domain, provider));
  return another ? undefined : nearest;
}

/** Whether one letter is missing, added or wrong, or two neighbours are swapped. */
function isOneTypoAway(typed: string, meant: string): boolean {
  const shorterLength = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorterLength && typed[start] === meant[start]) start++;
  let end = 0;
  while (end < shorterLength - start && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length === 2) return right === `${wrong[1]}${wrong[0]}`;
  return wrong.length < 2 && right.length < 2;
}
