import * as z from 'zod/mini';
import { partnershipMessages as messages, partnershipTypes } from '@/content/en/partnership-form';
import { email, limits, oneOf, text, ticked } from '@/lib/rules';
import { toRow } from '../submission/submission-to';

/** The longest text that the database takes, in characters. */
const countryLimit = 100;

export const partnershipSchema = z.lazy(() =>
  z.object({
    company: text(2, limits.name, messages.company),
    contact: text(2, limits.name, messages.contact),
    email: email(messages.email),
    phone: text(10, limits.phone, messages.phone),
    country: text(2, countryLimit, messages.country),
    partnershipType: oneOf(
      partnershipTypes.map((type) => type.value),
      messages.partnershipType,
    ),
    description: text(10, limits.longText, messages.description),
    proposal: text(10, limits.longText, messages.proposal),
    terms: ticked(messages.terms),
  }),
);

export type PartnershipValues = z.infer<typeof partnershipSchema>;

/** Without the tick: there is no row without it. */
export function partnershipRow(values: PartnershipValues) {
  const { company, contact, country, terms: _, ...same } = values;
  return {
    company_name: company,
    contact_person: contact,
    country_region: country,
    ...toRow(same),
  };
}
