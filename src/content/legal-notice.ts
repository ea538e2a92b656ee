import { countryNameIn } from '@/lib/format';
import { addressLine } from './address-line';
import { intlTags, type Locale } from './facts/languages';
import { processors } from './facts/processors';
import { legalIdentity, site, type LegalIdentity } from './facts/site';
import type { LegalSection } from './types';

const identityKeys = ['legalForm', 'registration', 'taxNumber', 'capital', 'publisher'] as const;

type NoticeWords = Record<keyof LegalIdentity | 'title' | 'company' | 'host', string>;

/** Returns the section on the publisher and the host; no section while nothing of the identity is filled in. */
export function legalNotice(
  locale: Locale,
  words: NoticeWords,
  identity: LegalIdentity = legalIdentity,
): LegalSection[] {
  const countryOf = (code: string) => countryNameIn(code, intlTags[locale]);
  const place = addressLine(site.address, countryOf(site.address.countryCode));
  const host = processors.site;
  const values = { ...identity, legalForm: identity.legalForm?.[locale] };
  const identityItems = identityKeys.flatMap((key) =>
    values[key] ? [{ term: words[key], text: values[key] }] : [],
  );
  if (identityItems.length === 0) return [];
  return [
    {
      title: words.title,
      items: [
        { term: words.company, text: `${site.name}, ${place}. ${site.phone}, ${site.email}` },
        ...identityItems,
        { term: words.host, text: `${host.name}, ${countryOf(host.countryCode)}` },
      ],
    },
  ];
}
