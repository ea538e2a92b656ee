import * as z from 'zod/mini';
import { choices } from '@/content/facts/choices';
import type { ContactFormTexts } from '@/content/texts';
import { limits, oneOf, textRules } from '@/lib/rules';
import { domainDoubt } from '../fields/suggest-domain';
import { toRow } from '../submission/submission-to';

export function contactSchema(
  { messages, parts }: ContactFormTexts,
  questionedValues: ReadonlySet<string>,
) {
  const { email, line, optionalLine, text } = textRules(parts.tooLong, questionedValues);
  return z.object({
    firstName: line(limits.personName, messages.firstName),
    lastName: line(limits.personName, messages.lastName),
    email: email(messages.email, false, domainDoubt(parts)),
    company: optionalLine(limits.name, messages.company),
    serviceInterest: oneOf(choices.service, messages.serviceInterest),
    projectDetails: text(limits.longText, messages.projectDetails),
  } satisfies Record<keyof ContactFormTexts['fields'], z.ZodMiniType>);
}

export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;

export const contactRow = ({ company, ...sameNamed }: ContactValues) =>
  toRow({ companyOperator: company, ...sameNamed });
