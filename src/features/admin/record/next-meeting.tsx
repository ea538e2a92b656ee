import { CalendarClock } from 'lucide-react';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { draftsOf } from '@/lib/drafts';
import type { RecordProps } from './record-queries';
import { meetingLine, useMeeting } from '../replies/meeting';
import type { Meeting } from '../replies/message-queries';
import { replyDraftName, type ReplyDraft } from '../replies/reply-draft';
import { Notice } from '../ui/notice';
import { useRunShortcut } from '../ui/open-record';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

/** The next interview or call; moving or cancelling it opens a reply. */
export function NextMeeting({ kind, record }: RecordProps) {
  const user = useStaffUser();
  const beginInRecord = useRunShortcut();
  const meetings = useMeeting(kind, record);
  const { current: meeting } = meetings;
  if (!meeting) return null;
  const meetingName = kind.awaitsDecision ? texts.interview : texts.call;
  /** Opens the reply that moves or cancels the meeting; typed text stays. */
  function openReply(current: Meeting, isCancelled: boolean) {
    const drafts = draftsOf<ReplyDraft>(user.id);
    const draftName = replyDraftName(kind.table, record.id);
    const draft: ReplyDraft = drafts.read(draftName) ?? {
      name: 'meeting',
      ...meetings.replyWithMeeting({ subject: '', body: '' }),
    };
    const base = isCancelled ? current : (draft.meeting ?? current);
    const changed = meetings.changeMeeting(draft, { ...base, cancelled: isCancelled });
    drafts.write(draftName, changed);
    beginInRecord('r');
  }
  return (
    <Notice
      icon={CalendarClock}
      tone="quiet"
      action={
        <>
          <ToolButton onClick={() => openReply(meeting, false)}>{texts.next.move}</ToolButton>
          <ToolButton onClick={() => openReply(meeting, true)}>{texts.next.cancel}</ToolButton>
        </>
      }
    >
      <strong className="text-ink">
        {texts.on(meetingName, meetingLine(meeting.at, meeting))}
      </strong>
    </Notice>
  );
}
