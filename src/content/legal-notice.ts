import { countryNameIn } from '@/lib/format';
import { addressLine } from './address-line';
import { intlTags, type Locale } from './facts/languages';
import { processors } from './facts/processors';
import { legalIdentity, site, type LegalIdentity } from './facts/site';
import type { LegalSection } from './types';

type NoticeWords = Record<keyof LegalIdentity | 'title' | 'company' | 'host', string>;

/** Returns the section on the publisher and the host; no section while nothing of the identity is filled in. */
export function legalNotice(
  locale: Locale,
  words: NoticeWords,
  identity: LegalIdentity = legalIdentity,
): LegalSection[] {
  const { countryCode } = site.address;
  const countryOf = (code: string) => countryNameIn(code, intlTags[locale]);
  const place = addressLine(site.address, countryOf(countryCode));
  const values = { ...identity, legalForm: identity.legalForm?.[locale] };
  const { name, countryCode: hostCountry } = processors.site;
  const items = (
    ['legalForm', 'registration', 'taxNumber', 'capital', 'publisher'] as const
  ).flatMap((key) => (values[key] ? [{ term: words[key], text: values[key] }] : []));
  if (items.length === 0) return [];
  return [
    {
      title: words.title,
      items: [
        { term: words.company, text: `${site.name}, ${place}. ${site.phone}, ${site.email}` },
        ...items,
        { term: words.host, text: `${name}, ${countryOf(hostCountry)}` },
      ],
    },
  ];
}
