import {
  adminReplies,
  replyMails,
  replyNames,
  type ContactWay,
  type ReplyName,
} from '@/content/en/admin-replies';
import { languages } from '@/content/en/admin-records';
import type { Locale } from '@/content/facts/languages';
import { site } from '@/content/facts/site';
import { mailto } from '@/lib/mailto';
import { referenceOf } from '@/lib/reference';
import { nameOf } from '../list/record-cells';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { unturned } from '../ui/direction';

/** Length of a mailto: link that mail programs still accept. */
export const maxLinkLength = 1900;

function personOf(list: RecordList, record: StaffRecord): string {
  return list.person ? String(record[list.person] ?? '') : nameOf(list, record);
}

const localeOf = (record: StaffRecord): Locale => (record['locale'] === 'fr' ? 'fr' : 'en');

export interface Reply {
  name: ReplyName;
  label: string;
  link: string;
}

/** Returns the replies available for a record. */
export function repliesTo(list: RecordList, record: StaffRecord): Reply[] {
  return (Object.keys(replyNames) as ReplyName[]).map((name) => ({
    name,
    label: replyNames[name],
    link: replyLink(list, record, name),
  }));
}

/** Returns the status to set after a reply; undefined if the current one must not change. */
export function statusAfter(
  { statuses, replies }: RecordList,
  reply: ContactWay,
  present: string | null,
): Status | undefined {
  const from = statuses.findIndex(({ name }) => name === (present || 'new'));
  const to = statuses.findIndex(({ name }) => name === replies[reply]);
  return from >= 0 && to > from && !statuses[from]?.final ? statuses[to]?.name : undefined;
}

export const opensIn = (record: StaffRecord) => adminReplies.opens(languages[localeOf(record)]);

/**
 * Returns a mailto: link that starts a reply in the visitor's language, with their name and the reference
 * number. Everything the visitor wrote is encoded on one line, so that it cannot add recipients or headers.
 */
function replyLink(list: RecordList, record: StaffRecord, name: ReplyName): string {
  const { words, mail } = wordsFor(list, record);
  const reference = referenceOf(record.id);
  const thanks = words.thanks(mail.sent, reference);
  const text = name === 'blank' ? [''] : [`${thanks} ${mail[name]}`, ...(words.ends[name] ?? [])];
  const person = oneLine(personOf(list, record));
  const address = oneLine(String(record['email'] ?? ''));

  const link = (greeting: string) =>
    mailto(
      address,
      words.subject(mail.subject, reference),
      [greeting, ...text, `${words.closing}\n${site.name}`].join('\n\n'),
    );
  const named = link(person ? words.greeting(person) : words.nameless);
  return named.length <= maxLinkLength ? named : link(words.nameless);
}

/** Returns a link that starts a message on WhatsApp; undefined without a number in international form. */
export function whatsappLink(list: RecordList, record: StaffRecord, phone: string) {
  if (!/^\+[1-9][0-9 ]+$/.test(phone)) return undefined;
  const { words, mail } = wordsFor(list, record);
  const text = words.whatsapp(mail.sent, referenceOf(record.id));
  return `https://wa.me/${phone.replaceAll(/[+ ]/g, '')}?text=${encodeURIComponent(text)}`;
}

function wordsFor({ table }: RecordList, record: StaffRecord) {
  const words = replyMails[localeOf(record)];
  if (table === 'job_postings') throw new Error('job postings have no sender');
  return { words, mail: words.mails[table] };
}

function oneLine(text: string) {
  return unturned(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}
