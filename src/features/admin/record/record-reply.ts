import { adminDetail } from '@/content/en/admin-detail';
import { site } from '@/content/facts/site';
import { referenceOf } from '@/lib/reference';
import { nameOf } from '../list/record-cells';
import type { RecordList, StaffRecord } from '../registry/record-lists';
import { unturned } from '../ui/direction';

const { reply } = adminDetail;

/** Where a record names a company first, the field of the person who wrote. */
const personFields: Partial<Record<RecordList['table'], string>> = {
  quote_requests: 'contact_name',
  partnership_applications: 'contact_person',
};

export function personOf(list: RecordList, record: StaffRecord): string {
  const field = personFields[list.table];
  return field ? String(record[field] ?? '') : nameOf(list, record);
}

/**
 * A mailto: link that begins an answer to the visitor in his language, with his name and the reference number. All
 * that he wrote is encoded and on one line, so that it can add no recipient and no header.
 */
export function replyLink(list: RecordList, record: StaffRecord): string {
  const words = reply[record['locale'] === 'fr' ? 'fr' : 'en'];
  const subject = words.subject(referenceOf(record.id));
  const greeting = words.greeting(oneLine(personOf(list, record)));
  const body = `${greeting}\r\n\r\n\r\n\r\n${words.closing}\r\n${site.name}`;
  const address = encodeURIComponent(oneLine(String(record['email'] ?? ''))).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function oneLine(text: string) {
  return unturned(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}
