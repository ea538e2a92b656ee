import * as z from 'zod/mini';
import { choices } from '@/content/facts/choices';
import type { QuoteFormTexts } from '@/content/texts';
import { limits, oneOf, textRules } from '@/lib/rules';

export function quoteSchema({ messages, parts }: QuoteFormTexts) {
  const { email, phone, text } = textRules(parts.tooLong);
  return z.object({
    companyName: text(2, limits.name, messages.companyName),
    contactName: text(2, limits.name, messages.contactName),
    email: email(messages.email),
    country: oneOf(choices.country, messages.country),
    phone: phone(messages.phone),
    serviceType: oneOf(choices.quoteService, messages.serviceType),
    projectDescription: text(10, limits.longText, messages.projectDescription),
    timeline: oneOf(choices.timeline, messages.timeline),
    budget: oneOf(choices.budget, messages.budget),
  });
}

export type QuoteValues = z.infer<ReturnType<typeof quoteSchema>>;
