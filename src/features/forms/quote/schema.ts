import * as z from 'zod/mini';
import { makePhoneReader, withCountry } from '@/components/form/phone-number';
import { choices } from '@/content/facts/choices';
import type { QuoteFormTexts } from '@/content/texts';
import { limits, oneOf, textRules, mustBeTicked } from '@/lib/rules';
import { domainDoubt } from '../fields/suggest-domain';
import { toRow } from '../submission/submission-to';

export const quoteSchema = (texts: QuoteFormTexts, questionedValues: ReadonlySet<string>) =>
  withCountry('country', (getCountry) => fieldsSchema(texts, questionedValues, getCountry));

export type QuoteValues = z.infer<ReturnType<typeof fieldsSchema>>;

export function quoteRow(values: QuoteValues) {
  const { consent: _, ...fields } = values;
  return toRow(fields);
}

function fieldsSchema(
  { messages, parts }: QuoteFormTexts,
  questionedValues: ReadonlySet<string>,
  getCountry: () => string,
) {
  const { email, line, phone, text } = textRules(parts.tooLong, questionedValues);
  return z.object({
    companyName: line(limits.name, messages.companyName),
    contactName: line(limits.name, messages.contactName),
    email: email(messages.email, false, domainDoubt(parts)),
    country: oneOf(choices.country, messages.country),
    phone: phone(messages.phone, makePhoneReader(parts.phone, getCountry)),
    serviceType: oneOf(choices.quoteService, messages.serviceType),
    projectDescription: text(limits.longText, messages.projectDescription),
    timeline: oneOf(choices.timeline, messages.timeline),
    budget: oneOf(choices.budget, messages.budget),
    consent: mustBeTicked(parts.submission.consentMissing),
  } satisfies Record<keyof QuoteFormTexts['fields'] | 'consent', z.ZodMiniType>);
}
