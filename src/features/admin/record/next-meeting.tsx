import { CalendarClock } from 'lucide-react';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { draftsOf } from '@/lib/drafts';
import type { Shown } from './record-queries';
import { meetingLine, useMeeting } from '../replies/meeting';
import type { Meeting } from '../replies/message-queries';
import { replyDraftName, type ReplyDraft } from '../replies/reply-draft';
import { Notice } from '../ui/notice';
import { useRunShortcut } from '../ui/open-record';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

/** The next interview or call; moving or cancelling it opens a reply. */
export function NextMeeting({ kind, record }: Shown) {
  const user = useStaffUser();
  const begin = useRunShortcut();
  const meetings = useMeeting(kind, record);
  const { present: meeting } = meetings;
  if (!meeting) return null;
  const what = kind.awaitsDecision ? texts.interview : texts.call;

  /** Opens the reply that moves or cancels the meeting; typed text stays. */
  function write(present: Meeting, cancelled: boolean) {
    const drafts = draftsOf<ReplyDraft>(user.id);
    const draft = replyDraftName(kind.table, record.id);
    const begun: ReplyDraft = drafts.read(draft) ?? {
      name: 'meeting',
      ...meetings.begin({ subject: '', body: '' }),
    };
    const wanted = cancelled ? present : (begun.meeting ?? present);
    drafts.write(draft, meetings.change(begun, { ...wanted, cancelled }));
    begin('r');
  }

  return (
    <Notice
      icon={CalendarClock}
      tone="quiet"
      action={
        <>
          <ToolButton onClick={() => write(meeting, false)}>{texts.next.move}</ToolButton>
          <ToolButton onClick={() => write(meeting, true)}>{texts.next.cancel}</ToolButton>
        </>
      }
    >
      <strong className="text-ink">{texts.on(what, meetingLine(meeting.at, meeting))}</strong>
    </Notice>
  );
}
