import {
  adminReplies,
  replyNames,
  type ContactWay,
  type ReplyName,
} from '@/content/en/admin-replies';
import type { Locale } from '@/content/facts/languages';
import { limitedSubject } from '@/content/facts/replies';
import { mails as en } from '@/content/en/mails';
import { mails as fr } from '@/content/fr/mails';
import { replyMails } from '@/content/reply-mails';
import type { Database } from '@/lib/database.types';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { statusOf } from '../records/status-badge';
import type { RecordKind, RecordTable, StaffRecord, Status } from '../records/record-kind';
import { stripBidiControls } from '../ui/direction';
import { recordName } from '../ui/field-text';
import type { StaffUser } from '../ui/staff-user';

const mailTexts = { en, fr };

export interface ReplyText {
  subject: string;
  body: string;
}

export interface ReplyTarget {
  kind: RecordKind;
  record: StaffRecord;
}

export const placeholdersOf = (kind: RecordKind): readonly string[] => [
  '{name}',
  '{reference}',
  ...topicPlaceholders(kind),
];

/** Returns the templates of a kind, the one to begin with first. */
export const templatesOf = ({ awaitsProposal }: RecordKind): readonly ReplyName[] =>
  (Object.keys(replyNames) as ReplyName[]).filter((name) => name !== 'proposal' || awaitsProposal);

export type NamedTemplate = readonly [name: ReplyName, label: string];

export const namedTemplates = (kind: RecordKind): readonly NamedTemplate[] =>
  templatesOf(kind).map((name) => [
    name,
    name === 'meeting' && kind.awaitsDecision ? adminReplies.interview : replyNames[name],
  ]);

export type Author = Pick<StaffUser, 'name' | 'jobTitle' | 'phone' | 'company'>;

export type ReplyTemplate = Database['public']['Tables']['reply_templates']['Row'];

/** Returns the text to begin a reply with, which ends with its author; placeholders stand for each record's values. */
export function templateOf(
  kind: RecordKind,
  locale: Locale,
  name: ReplyName,
  author: Author,
  changed: readonly ReplyTemplate[] = [],
): ReplyText {
  const { subject, body } =
    changed.find((one) => one.locale === locale && one.name === name) ??
    originalTemplateOf(kind, locale, name);
  const { closing, closings } = replyMails[locale];
  const ending = [closings[name] ?? closing, ...signatureOf(author)].join('\n');
  return { subject, body: `${body}\n\n${ending}` };
}

/** Returns the last paragraph of a template: its closing and its author. */
export const closingOf = ({ body }: ReplyText) => body.slice(body.lastIndexOf('\n\n') + 2);

/** Returns a template as it is before the team changes it, without the closing. */
export function originalTemplateOf(kind: RecordKind, locale: Locale, name: ReplyName): ReplyText {
  const { table, job } = kind;
  const phrases = replyMails[locale];
  const { kinds, subject } = mailTexts[locale];
  const mail = phrases.mails[submissionTable(table)];
  const submission = job ? `${mail.sent} ${phrases.forJob('{job}')}` : mail.sent;
  const thanks = phrases.thanks(submission, '{reference}');
  const paragraphs =
    name === 'blank' ? [''] : [`${thanks} ${mail[name] ?? ''}`, ...(phrases.ends[name] ?? [])];
  return {
    subject: subject(
      kinds[submissionTable(table)].subject,
      '{reference}',
      ...topicPlaceholders(kind),
    ),
    body: [phrases.greeting('{name}'), ...paragraphs].join('\n\n'),
  };
}

function signatureOf({ name, jobTitle, phone, company }: Author): string[] {
  if (!name) return [company];
  return [name, [jobTitle, company].filter(Boolean).join(', '), ...(phone ? [phone] : [])];
}

/**
 * Puts a record's name, reference and job into a text. Each stays on one line; a subject is cut to what it holds.
 * @param others records of the same person that the text answers as well
 */
export function fillTemplate(
  kind: RecordKind,
  record: StaffRecord,
  { subject, body }: ReplyText,
  others: readonly StaffRecord[] = [],
): ReplyText {
  const { greeting, nameless, forJob } = replyMails[localeOf(record)];
  const records = [record, ...others];
  const topics = new Set(records.map((one) => toOneLine(topicOf(kind, one))).filter(Boolean));
  const topic = [...topics].join(', ');
  const name = toOneLine(personOf(kind, record));
  const references = records.map(({ id }) => referenceOf(id)).join(', ');
  const fill = (text: string, shownTopic: string) =>
    text
      .replaceAll('{name}', () => name)
      .replaceAll('{reference}', () => references)
      .replaceAll(kind.job ? '{job}' : '{service}', () => shownTopic);
  const subjectTemplate = topic ? subject : subject.replace(/\s?: \{(?:job|service)\}/u, '');
  const greetedBody = name ? body : body.replace(greeting('{name}'), nameless);
  const bodyTemplate = topic ? greetedBody : greetedBody.replace(` ${forJob('{job}')}`, '');
  // The topic is cut first, as in the confirmation, and then whatever is still too long.
  const filledSubject = limitedSubject(topic, (cutTopic) => fill(subjectTemplate, cutTopic));
  return {
    subject: limitedSubject(filledSubject, (cutSubject) => cutSubject),
    body: fill(bodyTemplate, topic),
  };
}

export const localeOf = (record: StaffRecord): Locale => (record['locale'] === 'fr' ? 'fr' : 'en');

/** Returns the status to set after a reply; undefined if the current one must not change. */
export function statusAfter(
  { statuses, statusByReply }: RecordKind,
  reply: ContactWay,
  status: string | null,
): Status | undefined {
  const from = statuses.findIndex(({ name }) => name === statusOf({ status }));
  const to = statuses.findIndex(({ name }) => name === statusByReply[reply]);
  return from >= 0 && to > from && !statuses[from]?.isFinal ? statuses[to]?.name : undefined;
}

/** Returns a link that starts a message on WhatsApp; undefined without a number in international form. */
export function whatsappLink({ table }: RecordKind, record: StaffRecord, phone: string) {
  if (!/^\+[1-9][0-9 ]+$/.test(phone)) return undefined;
  const { mails, whatsapp } = replyMails[localeOf(record)];
  const text = whatsapp(mails[submissionTable(table)].sent, referenceOf(record.id));
  return `https://wa.me/${phone.replaceAll(/[+ ]/g, '')}?text=${encodeURIComponent(text)}`;
}

function submissionTable(table: RecordTable) {
  if (table === 'job_postings') throw new Error('job postings have no sender');
  return table;
}

function topicPlaceholders({ job, service }: RecordKind): readonly string[] {
  if (job) return ['{job}'];
  return service ? ['{service}'] : [];
}

function topicOf({ job, service }: RecordKind, record: StaffRecord): string {
  const { topics } = mailTexts[localeOf(record)];
  const topic = (job ?? (service ? [service] : []))
    .map((field) => String(record[field] ?? ''))
    .find((value) => value && value !== 'other');
  return ownValue<string>(topics, topic ?? '') ?? topic ?? '';
}

function personOf(kind: RecordKind, record: StaffRecord): string {
  return kind.person ? String(record[kind.person] ?? '') : recordName(kind, record);
}

function toOneLine(text: string) {
  return stripBidiControls(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}
