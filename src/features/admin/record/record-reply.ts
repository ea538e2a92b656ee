import { adminReplies, replyMails, replyNames, type ReplyName } from '@/content/en/admin-replies';
import { languages } from '@/content/en/admin-records';
import type { Locale } from '@/content/facts/languages';
import { site } from '@/content/facts/site';
import { mailto } from '@/lib/mailto';
import { referenceOf } from '@/lib/reference';
import { nameOf } from '../list/record-cells';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { unturned } from '../ui/direction';

/** What mail programs still take whole. */
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

/** The replies that a record can be answered with. */
export function repliesTo(list: RecordList, record: StaffRecord): Reply[] {
  return (Object.keys(replyNames) as ReplyName[]).map((name) => ({
    name,
    label: replyNames[name],
    link: replyLink(list, record, name),
  }));
}

/** The status that fits after a reply; undefined where the present one, which is never moved back, fits. */
export function statusAfter(
  { statuses, replies }: RecordList,
  reply: ReplyName,
  present: string | null,
): Status | undefined {
  const from = statuses.findIndex(({ name }) => name === (present || 'new'));
  const to = statuses.findIndex(({ name }) => name === replies[reply]);
  return from >= 0 && to > from && !statuses[from]?.final ? statuses[to]?.name : undefined;
}

export const opensIn = (record: StaffRecord) => adminReplies.opens(languages[localeOf(record)]);

/**
 * A mailto: link that begins an answer to the visitor in his language, with his name and the reference number. All
 * that he wrote is encoded and on one line, so that it can add no recipient and no header.
 */
function replyLink(list: RecordList, record: StaffRecord, name: ReplyName): string {
  const words = replyMails[localeOf(record)];
  const { table } = list;
  if (table === 'job_postings') throw new Error('nobody sent a job posting');
  const mail = words.mails[table];
  const reference = referenceOf(record.id);
  const thanks = words.thanks(mail.sent, reference);
  const text = name === 'blank' ? [''] : [`${thanks} ${mail[name]}`, ...(words.ends[name] ?? [])];
  const person = oneLine(personOf(list, record));
  const address = encodeURIComponent(oneLine(String(record['email'] ?? ''))).replace('%40', '@');

  const link = (greeting: string) =>
    mailto(
      address,
      words.subject(mail.subject, reference),
      [greeting, ...text, `${words.closing}\n${site.name}`].join('\n\n'),
    );
  const named = link(person ? words.greeting(person) : words.nameless);
  return named.length <= maxLinkLength ? named : link(words.nameless);
}

function oneLine(text: string) {
  return unturned(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}
