import { replyMails } from '@/content/reply-mails';
import {
  checkMeeting,
  meetingText,
  newMeeting,
  presentMeeting,
  withParagraph,
  type Meeting,
} from './meeting';
import { repliesQuery } from './reply-queries';
import { closingOf, filled, localeOf, templateOf, type Author, type ReplyText } from './reply-text';
import type { RecordList, StaffRecord } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';

export interface Dated extends ReplyText {
  meeting?: Meeting | undefined;
}

/** The date of an interview or a call in a reply, and what the sender was invited to before. */
export function useMeeting(list: RecordList, record: StaffRecord, author: Author) {
  const { data } = useStaffQuery(repliesQuery({ table: list.table, recordId: record.id }));
  const present = presentMeeting(data);
  const locale = localeOf(record);

  /** Returns the text that moves or cancels what the sender was invited to. */
  function noticeOf({ cancelled }: Meeting): ReplyText {
    const { subject, body } = templateOf(list, locale, 'blank', author);
    const said = replyMails[locale].meeting[cancelled ? 'cancelled' : 'moved'];
    const closing = closingOf(locale, author);
    return filled(list, record, withParagraph({ subject, body }, said, closing));
  }

  return {
    present,
    /** Adds a date to begin with to an invitation. */
    begin: (invitation: ReplyText): Dated =>
      present
        ? { ...noticeOf(present), meeting: present }
        : { ...invitation, meeting: newMeeting(list, record) },
    /** Follows with a text that nobody changed. */
    change<Draft extends Dated>(draft: Draft, meeting: Meeting): Draft {
      const { meeting: before, body } = draft;
      const isNotice = before && body === noticeOf(before).body;
      return { ...draft, ...(isNotice && noticeOf(meeting)), meeting };
    },
    /** Returns the text with the date, and what is sent of it. */
    finish({ subject, body, meeting }: Dated, sendAt = new Date()) {
      if (!meeting) return { text: { subject, body }, problem: undefined, outgoing: undefined };
      const added = meetingText(meeting, locale);
      return {
        text: withParagraph({ subject, body }, added, closingOf(locale, author)),
        ...checkMeeting(meeting, sendAt),
      };
    },
  };
}
