import { replyMails } from '@/content/reply-mails';
import {
  checkMeeting,
  meetingText,
  newMeeting,
  presentMeeting,
  withParagraph,
  type Meeting,
} from './meeting';
import { closingOf, filled, localeOf, templateOf, type Author, type ReplyText } from './reply-text';
import { entriesOf, useTimeline } from './timeline-query';
import type { RecordList, StaffRecord } from '../records/record-list';

interface Dated extends ReplyText {
  meeting?: Meeting | undefined;
}

/** The date of an interview or a call in a reply, and what the sender was invited to before. */
export function useMeeting(list: RecordList, record: StaffRecord, author: Author) {
  const { data } = useTimeline({ table: list.table, recordId: record.id });
  const present = presentMeeting(entriesOf(data?.rows, 'reply'));
  const locale = localeOf(record);
  const blank = templateOf(list, locale, 'blank', author);

  /** Returns the sentence that moves or cancels what the sender was invited to. */
  const saidOf = ({ cancelled }: Meeting) =>
    replyMails[locale].meeting[cancelled ? 'cancelled' : 'moved'];

  return {
    present,
    /** Adds a date to begin with to an invitation. */
    begin: (invitation: ReplyText): Dated =>
      present
        ? {
            ...filled(list, record, withParagraph(blank, saidOf(present), closingOf(blank))),
            meeting: present,
          }
        : { ...invitation, meeting: newMeeting(list, record) },
    /** Follows with the sentence about it. */
    change<Draft extends Dated>(draft: Draft, meeting: Meeting): Draft {
      const { meeting: before, body } = draft;
      return {
        ...draft,
        body: before ? body.replace(saidOf(before), saidOf(meeting)) : body,
        meeting,
      };
    },
    /** Returns the text with the date, and what is sent of it. */
    finish({ subject, body, meeting }: Dated) {
      if (!meeting) return { text: { subject, body } };
      const text = withParagraph({ subject, body }, meetingText(meeting, locale), closingOf(blank));
      return { text, ...checkMeeting(meeting) };
    },
  };
}
