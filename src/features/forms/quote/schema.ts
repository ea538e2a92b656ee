import * as z from 'zod/mini';
import { countries } from '@/content/facts/countries';
import { budgets, quoteMessages as messages, timelines } from '@/content/en/quote';
import { quoteServices } from '@/content/en/services';
import { email, limits, oneOf, phone, text } from '@/lib/rules';

export const quoteSchema = z.lazy(() =>
  z.object({
    companyName: text(2, limits.name, messages.companyName),
    contactName: text(2, limits.name, messages.contactName),
    email: email(messages.email),
    country: oneOf(
      countries.map((country) => country.name),
      messages.country,
    ),
    phone: phone(messages.phone),
    serviceType: oneOf(quoteServices, messages.serviceType),
    projectDescription: text(10, limits.longText, messages.projectDescription),
    timeline: oneOf(
      timelines.map((timeline) => timeline.value),
      messages.timeline,
    ),
    budget: oneOf(
      budgets.map((budget) => budget.value),
      messages.budget,
    ),
  }),
);

export type QuoteValues = z.infer<typeof quoteSchema>;
