import * as z from 'zod/mini';
import { makePhoneReader, withCountry } from '@/components/form/phone-number';
import { choices } from '@/content/facts/choices';
import type { PartnershipFormTexts } from '@/content/texts';
import { limits, oneOf, textRules, mustBeTicked } from '@/lib/rules';
import { domainDoubt } from '../fields/suggest-domain';
import { toRow } from '../submission/submission-to';

export const partnershipSchema = (
  texts: PartnershipFormTexts,
  questionedValues: ReadonlySet<string>,
) => withCountry('country', (getCountry) => fieldsSchema(texts, questionedValues, getCountry));

export type PartnershipValues = z.infer<ReturnType<typeof fieldsSchema>>;

export function partnershipRow(values: PartnershipValues) {
  const { company, contact, country, terms: _, ...sameNamed } = values;
  const renamed = { companyName: company, contactPerson: contact, countryRegion: country };
  return toRow({ ...renamed, ...sameNamed });
}

function fieldsSchema(
  { messages, parts }: PartnershipFormTexts,
  questionedValues: ReadonlySet<string>,
  getCountry: () => string,
) {
  const { email, line, phone, text } = textRules(parts.tooLong, questionedValues);
  return z.object({
    company: line(limits.name, messages.company),
    contact: line(limits.name, messages.contact),
    email: email(messages.email, false, domainDoubt(parts)),
    phone: phone(messages.phone, makePhoneReader(parts.phone, getCountry)),
    country: line(limits.country, messages.country),
    partnershipType: oneOf(choices.partnershipType, messages.partnershipType),
    description: text(limits.longText, messages.description),
    proposal: text(limits.longText, messages.proposal),
    terms: mustBeTicked(messages.terms),
  } satisfies Record<keyof PartnershipFormTexts['fields'] | 'terms', z.ZodMiniType>);
}
