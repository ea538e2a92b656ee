import { adminMeetings as texts } from '@/content/en/admin-meetings';
import type { Locale } from '@/content/facts/languages';
import { replyLimits } from '@/content/facts/replies';
import { replyMails } from '@/content/reply-mails';
import { fullDate } from '@/lib/format';
import { normalizeLine } from '@/lib/normalize-text';
import { timeAt } from '@/lib/zoned-time';
import { upcomingMeeting, type Meeting } from './message-queries';
import { closingOf, fillTemplate, localeOf, templateOf, type ReplyText } from './reply-text';
import { entriesOf, useTimeline } from './timeline-query';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { useStaffUser } from '../ui/staff-user';
import { senderZone } from '../ui/sender-zone';
import { clockText, dayAndTime, readerZone, zoneCity } from '../ui/timestamps';

const yearMs = 365 * 86_400_000;

interface TextWithMeeting extends ReplyText {
  meeting?: Meeting | undefined;
}

/** The meeting of a reply, and the one to which the sender was invited before. */
export function useMeeting(kind: RecordKind, record: StaffRecord) {
  const author = useStaffUser();
  const { data } = useTimeline({ table: kind.table, recordId: record.id });
  const current = upcomingMeeting(entriesOf(data?.rows, 'reply'));
  const locale = localeOf(record);
  const blank = templateOf(kind, locale, 'blank', author);
  const closing = closingOf(blank);
  /** Returns the sentence that moves or cancels what the sender was invited to. */
  function changeSentence({ cancelled }: Meeting) {
    const { what, ...sentences } = replyMails[locale].meeting;
    const invitation = kind.awaitsDecision ? what.interview : what.call;
    return sentences[cancelled ? 'cancelled' : 'moved'](invitation);
  }
  return {
    current,
    /** Adds a meeting without a day to an invitation. */
    begin: (invitation: ReplyText): TextWithMeeting =>
      current
        ? {
            ...fillTemplate(kind, record, withParagraph(blank, changeSentence(current), closing)),
            meeting: current,
          }
        : { ...invitation, meeting: newMeeting(kind, record) },
    /** Changes the meeting and the sentence about it. */
    change<Draft extends TextWithMeeting>(draft: Draft, meeting: Meeting): Draft {
      const { meeting: before, body } = draft;
      return {
        ...draft,
        body: before ? body.replace(changeSentence(before), changeSentence(meeting)) : body,
        meeting,
      };
    },
    /** Returns the text with the meeting, and the meeting as it is sent. */
    finish({ subject, body, meeting }: TextWithMeeting) {
      if (!meeting) return { text: { subject, body } };
      const text = withParagraph({ subject, body }, meetingText(meeting, locale), closing);
      return { text, ...checkMeeting(meeting) };
    },
  };
}

const newMeeting = (kind: RecordKind, record: StaffRecord): Meeting => ({
  day: '',
  clock: '10:00',
  minutes: 45,
  timeZone: senderZone(kind, record) ?? readerZone(),
  place: '',
  cancelled: false,
});

/** Returns when a meeting begins, once that is chosen. */
export const startOfMeeting = ({ day, clock, timeZone }: Meeting): Date | undefined =>
  day && clock ? timeAt(day, clock, timeZone).at : undefined;

export type OutgoingMeeting =
  | { starts_at: string; minutes: number; time_zone: string; place: string }
  | { cancelled: true };

/** Returns a meeting as it is sent, or what keeps it from being sent. */
function checkMeeting(meeting: Meeting): { outgoing?: OutgoingMeeting; problem?: string } {
  if (meeting.cancelled) return { outgoing: { cancelled: true } };
  const at = startOfMeeting(meeting);
  const place = normalizeLine(meeting.place);
  const { problems } = texts;
  if (!at) return { problem: problems.noDate };
  if (Number(at) <= Date.now() || Number(at) >= Date.now() + yearMs)
    return { problem: problems.notWithinYear };
  if (!place || [...place].length > replyLimits.place) return { problem: problems.place };
  const { minutes, timeZone } = meeting;
  return { outgoing: { starts_at: at.toISOString(), minutes, time_zone: timeZone, place } };
}

/** Returns the sentence about a meeting in the sender's language. */
export function meetingText(meeting: Meeting, locale: Locale): string {
  const at = startOfMeeting(meeting);
  if (!at) return '';
  const { minutes, timeZone, cancelled } = meeting;
  const words = replyMails[locale].meeting;
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  const when = words.when({
    day: fullDate(at, locale === 'en' ? 'en-GB' : locale, timeZone),
    from: clockText(at, timeZone),
    to: clockText(new Date(Number(at) + minutes * 60_000), timeZone),
    city: zoneCity(timeZone),
    // Some engines write GMT+0.
    offset: offset?.value.replace(/\+0$/, '') ?? '',
  });
  const place = cancelled ? [] : [words.where(normalizeLine(meeting.place))];
  return `${[when, ...place].join('\n')}\n\n${cancelled ? words.removed : words.attached}`;
}

/** Puts a paragraph above the closing of a reply, or at its end. */
function withParagraph({ subject, body }: ReplyText, paragraph: string, closing: string) {
  const text = body.trimEnd();
  const [above, end] = text.endsWith(closing)
    ? [text.slice(0, -closing.length).trimEnd(), closing]
    : [text, ''];
  return { subject, body: [above, paragraph, end].filter(Boolean).join('\n\n') };
}

/** Formats `Tue 8 Dec 10:00 Lagos, 45 min`. */
export function meetingLine(at: Date, { timeZone, minutes }: Meeting): string {
  return texts.at(dayAndTime(at, timeZone), zoneCity(timeZone), minutes);
}
