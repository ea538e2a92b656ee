import { localeOf } from './reply-text';
import type { StaffRecord } from '../records/record-list';

/** Returns the records that one email answers, for each email, and those without an address. */
export function mailsTo(records: readonly StaffRecord[]) {
  const mails = new Map<string, [StaffRecord, ...StaffRecord[]]>();
  for (const record of records) {
    if (record['mailbox'] === null) continue;
    const key = `${String(record['mailbox'] ?? record.id)} ${localeOf(record)}`;
    const answered = mails.get(key);
    if (answered) answered.push(record);
    else mails.set(key, [record]);
  }
  return {
    mails: [...mails.values()],
    unreachable: records.filter(({ mailbox }) => mailbox === null),
  };
}
