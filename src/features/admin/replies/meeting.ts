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

/** The database takes no later meeting. */
const yearMs = 365 * 86_400_000;

interface ReplyWithMeeting extends ReplyText {
  meeting?: Meeting | undefined;
}

/** Writes the meeting of a reply to a record; `current` is the one to which the sender was invited before. */
export function useMeeting(kind: RecordKind, record: StaffRecord) {
  const author = useStaffUser();
  const { data } = useTimeline({ table: kind.table, recordId: record.id });
  const current = upcomingMeeting(entriesOf(data?.rows, 'reply'));
  const locale = localeOf(record);
  const blank = templateOf(kind, locale, 'blank', author);
  const closing = closingOf(blank);
  /** Returns the sentence of a reply that moves or cancels what the sender was invited to. */
  function sentenceAbout({ cancelled }: Meeting) {
    const { what, ...sentences } = replyMails[locale].meeting;
    const invitation = kind.awaitsDecision ? what.interview : what.call;
    return sentences[cancelled ? 'cancelled' : 'moved'](invitation);
  }
  return {
    current,
    /** Returns the invitation with a meeting that has no day yet, or else a text that moves the current one. */
    replyWithMeeting(invitation: ReplyText): ReplyWithMeeting {
      if (!current) return { ...invitation, meeting: newMeeting(kind, record) };
      const text = withParagraph(blank, sentenceAbout(current), closing);
      return { ...fillTemplate(kind, record, text), meeting: current };
    },
    /** Returns a reply with another meeting; the sentence that moves or cancels follows, where it is unchanged. */
    changeMeeting<Draft extends ReplyWithMeeting>(draft: Draft, meeting: Meeting): Draft {
      const { meeting: before, body } = draft;
      if (!before) return { ...draft, meeting };
      return {
        ...draft,
        meeting,
        body: body.replace(sentenceAbout(before), sentenceAbout(meeting)),
      };
    },
    /** Returns the text that says when and where, and the meeting as it is sent or what keeps it from that. */
    finishReply({ subject, body, meeting }: ReplyWithMeeting) {
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

/** Returns the paragraphs about a meeting that a reply ends with; empty before it has a day. */
export function meetingText(meeting: Meeting, locale: Locale): string {
  const at = startOfMeeting(meeting);
  if (!at) return '';
  const { minutes, timeZone, cancelled } = meeting;
  const phrases = replyMails[locale].meeting;
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  const when = phrases.when({
    day: fullDate(at, locale === 'en' ? 'en-GB' : locale, timeZone),
    from: clockText(at, timeZone),
    to: clockText(new Date(Number(at) + minutes * 60_000), timeZone),
    city: zoneCity(timeZone),
    // Some engines write GMT+0.
    offset: offset?.value.replace(/\+0$/, '') ?? '',
  });
  if (cancelled) return `${when}\n\n${phrases.removed}`;
  return `${when}\n${phrases.where(normalizeLine(meeting.place))}\n\n${phrases.attached}`;
}

/** Puts a paragraph above the closing of a reply, or at its end. */
function withParagraph(
  { subject, body }: ReplyText,
  paragraph: string,
  closing: string,
): ReplyText {
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
