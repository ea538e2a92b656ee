import * as z from 'zod/mini';
import { makePhoneReader } from '@/components/form/phone-number';
import { choices } from '@/content/facts/choices';
import type { ApplicationFormTexts } from '@/content/texts';
import { documentRule } from '@/lib/document-rule';
import { normalizeProfile } from '@/lib/profile-address';
import { limits, oneOf, textRules, mustBeTicked } from '@/lib/rules';
import { domainDoubt } from '../fields/suggest-domain';
import { toRow, type ChosenFile } from '../submission/submission-to';

export type Position = (typeof choices.position)[number];

export function applicationSchema(
  { messages, fileMessages, parts }: ApplicationFormTexts,
  questionedValues: ReadonlySet<string>,
  positionOfJob: () => Position | undefined,
) {
  const rules = textRules(parts.tooLong, questionedValues);
  const { email, line, optionalBy, optionalLine, optionalText, phone, text } = rules;
  return z.object({
    firstName: line(limits.personName, messages.firstName),
    lastName: line(limits.personName, messages.lastName),
    email: email(messages.email, false, domainDoubt(parts)),
    phone: phone(messages.phone, makePhoneReader(parts.phone)),
    location: line(limits.name, messages.location),
    linkedin: optionalBy(normalizeProfile)([1, limits.webAddress]),
    position: z.pipe(
      z.transform((picked: Position) => positionOfJob() ?? picked),
      oneOf(choices.position, messages.position),
    ),
    salary: optionalLine(limits.line),
    experience: oneOf(choices.experience, messages.experience),
    availability: oneOf(choices.availability, messages.availability),
    summary: text(limits.longText, messages.summary),
    skills: text(limits.skills, messages.skills),
    motivation: text(limits.longText, messages.motivation),
    resume: documentRule(fileMessages, messages.resume),
    coverLetter: z.optional(documentRule(fileMessages)),
    additionalInfo: optionalText(limits.text),
    terms: mustBeTicked(messages.terms),
    updates: z.boolean(),
  });
}

/** The position with which a posting's title begins: `devops-engineer` of "DevOps Engineer, Nights"; else `other`. */
export function positionNamedIn(
  title: string,
  { position: labels }: ApplicationFormTexts['options'],
): Position {
  const lowerTitle = title.toLowerCase();
  const isNamed = (position: Position) => lowerTitle.startsWith(labels[position].toLowerCase());
  return choices.position.find((position) => position !== 'other' && isNamed(position)) ?? 'other';
}

export type ApplicationValues = z.infer<ReturnType<typeof applicationSchema>>;

/** Without the terms: an application cannot be sent unless they are accepted. */
export function applicationRow(values: ApplicationValues, jobPostingId: string | undefined) {
  const { resume: _resume, coverLetter: _coverLetter, terms: _terms, ...fields } = values;
  const { location, position, salary, experience, updates, ...sameNamed } = fields;
  return toRow({
    currentLocation: location,
    positionAppliedFor: position,
    jobPostingId: jobPostingId ?? null,
    expectedSalary: salary,
    yearsExperience: experience,
    receiveUpdates: updates,
    ...sameNamed,
  });
}

export function applicationFiles({ resume, coverLetter }: ApplicationValues): ChosenFile[] {
  return Object.entries({ resume, cover_letter: coverLetter }).flatMap(([field, file]) =>
    file ? { field, name: file.name, content: file } : [],
  );
}

/** Under this name, the draft of an application for the posting with this id is stored on devices. */
export const formNameOf = (posting: string | null): string =>
  posting ? `application ${posting}` : 'application';
