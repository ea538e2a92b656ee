import * as z from 'zod/mini';
import { choices } from '@/content/facts/choices';
import { dialPlanOf } from '@/content/facts/countries';
import type { QuoteFormTexts } from '@/content/texts';
import { completePhone } from '@/lib/phone-number';
import { limits, oneOf, textRules, ticked } from '@/lib/rules';
import { toRow } from '../submission/submission-to';

function fieldsSchema({ messages, parts }: QuoteFormTexts) {
  const { email, line, phone, text } = textRules(parts.tooLong);
  return z.object({
    companyName: line(limits.name, messages.companyName),
    contactName: line(limits.name, messages.contactName),
    email: email(messages.email),
    country: oneOf(choices.country, messages.country),
    phone: phone(messages.phone, parts.onePhone),
    serviceType: oneOf(choices.quoteService, messages.serviceType),
    projectDescription: text(limits.longText, messages.projectDescription),
    timeline: oneOf(choices.timeline, messages.timeline),
    budget: oneOf(choices.budget, messages.budget),
    consent: ticked(parts.submission.consentMissing),
  });
}

export type QuoteValues = z.infer<ReturnType<typeof fieldsSchema>>;

export function quoteSchema(texts: QuoteFormTexts) {
  const complete = (written: QuoteValues) => ({ ...written, phone: phoneOf(written) });
  return z.pipe(z.transform(complete), fieldsSchema(texts));
}

export function quoteRow(values: QuoteValues) {
  const { consent: _, ...written } = values;
  return toRow(written);
}

export function phoneOf({ country, phone }: Pick<QuoteValues, 'country' | 'phone'>): string {
  const plan = dialPlanOf(country);
  return plan && phone ? completePhone(phone, plan) : phone;
}
