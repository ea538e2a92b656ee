import * as z from 'zod/mini';
import { contactMessages as messages } from '@/content/en/contact-form';
import { services } from '@/content/en/services';
import { email, limits, oneOf, optionalText, text } from '@/lib/rules';
import { toRow } from '../submission/submission-to';

export const contactSchema = z.lazy(() =>
  z.object({
    firstName: text(1, limits.name, messages.firstName),
    lastName: text(1, limits.name, messages.lastName),
    email: email(messages.email),
    company: optionalText(limits.name, 2, messages.company),
    serviceInterest: oneOf(services, messages.serviceInterest),
    projectDetails: text(10, limits.longText, messages.projectDetails),
  }),
);

export type ContactValues = z.infer<typeof contactSchema>;

export function contactRow({ company, ...same }: ContactValues) {
  return { company_operator: company || null, ...toRow(same) };
}
