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

const mails = { en, fr };

export interface ReplyText {
  subject: string;
  body: string;
}

export const placeholdersOf = (kind: RecordKind): readonly string[] => [
  '{name}',
  '{reference}',
  ...topicsOf(kind),
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

/** A template that the team has changed. */
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
  const end = [closings[name] ?? closing, ...signatureOf(author)].join('\n');
  return { subject, body: `${body}\n\n${end}` };
}

/** Returns the closing of a template with its author. */
export const closingOf = ({ body }: ReplyText) => body.slice(body.lastIndexOf('\n\n') + 2);

/** Returns a template as it is before the team changes it, without the closing. */
export function originalTemplateOf(kind: RecordKind, locale: Locale, name: ReplyName): ReplyText {
  const { table, job } = kind;
  const words = replyMails[locale];
  const { kinds, subject } = mails[locale];
  const mail = words.mails[submissionTable(table)];
  const thanks = words.thanks(mail.sent + (job ? ` ${words.forJob('{job}')}` : ''), '{reference}');
  const text =
    name === 'blank' ? [''] : [`${thanks} ${mail[name] ?? ''}`, ...(words.ends[name] ?? [])];
  return {
    subject: subject(kinds[submissionTable(table)].subject, '{reference}', ...topicsOf(kind)),
    body: [words.greeting('{name}'), ...text].join('\n\n'),
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
  const fill = (text: string, about = topic) =>
    text
      .replaceAll('{name}', () => name)
      .replaceAll('{reference}', () => references)
      .replaceAll(topicsOf(kind)[0] ?? '{}', () => about);
  const subjectTemplate = topic ? subject : subject.replace(/\s?: \{(?:job|service)\}/u, '');
  return {
    // The topic is cut first, as in the confirmation.
    subject: limitedSubject(
      limitedSubject(topic, (cut) => fill(subjectTemplate, cut)),
      (cut) => cut,
    ),
    body: fill(
      body
        .replace(name ? '' : greeting('{name}'), name ? '' : nameless)
        .replace(topic ? '' : ` ${forJob('{job}')}`, ''),
    ),
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
  const { mails: words, whatsapp } = replyMails[localeOf(record)];
  const text = whatsapp(words[submissionTable(table)].sent, referenceOf(record.id));
  return `https://wa.me/${phone.replaceAll(/[+ ]/g, '')}?text=${encodeURIComponent(text)}`;
}

function submissionTable(table: RecordTable) {
  if (table === 'job_postings') throw new Error('job postings have no sender');
  return table;
}

function topicsOf({ job, service }: RecordKind): readonly string[] {
  if (job) return ['{job}'];
  return service ? ['{service}'] : [];
}

function topicOf({ job, service }: RecordKind, record: StaffRecord): string {
  const { topics } = mails[localeOf(record)];
  const named = (job ?? (service ? [service] : []))
    .map((field) => String(record[field] ?? ''))
    .find((one) => one && one !== 'other');
  return ownValue<string>(topics, named ?? '') ?? named ?? '';
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
