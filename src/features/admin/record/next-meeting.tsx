import { CalendarClock } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { draftsOf } from '@/lib/drafts';
import type { Shown } from './record-queries';
import { entriesOf, useTimeline } from '../replies/timeline-query';
import { meetingLine, presentMeeting, type Meeting } from '../replies/meeting';
import { replyDraftName, type ReplyDraft } from '../replies/reply-draft';
import { useMeeting } from '../replies/use-meeting';
import { Notice } from '../ui/notice';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

/** When an applicant comes or a sender is called, and the ways to change it, which a reply tells. */
export function NextMeeting(shown: Shown) {
  const { data } = useTimeline({ table: shown.list.table, recordId: shown.record.id });
  const meeting = presentMeeting(entriesOf(data?.rows, 'reply'));
  return meeting && <MeetingNotice {...shown} meeting={meeting} />;
}

interface MeetingNoticeProps extends Shown {
  meeting: Meeting & { at: Date };
}

function MeetingNotice({ list, record, meeting }: MeetingNoticeProps) {
  const user = useStaffUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const date = useMeeting(list, record, user);
  const what = list.decisions ? texts.interview : texts.call;

  /** Opens the reply that moves or cancels it; what is typed stays. */
  function write(cancelled: boolean) {
    const drafts = draftsOf<ReplyDraft>(user.id);
    const draft = replyDraftName(list.table, record.id);
    const begun: ReplyDraft = drafts.read(draft) ?? {
      name: 'meeting',
      ...date.begin({ subject: '', body: '' }),
    };
    const wanted = cancelled ? meeting : (begun.meeting ?? meeting);
    drafts.write(draft, date.change(begun, { ...wanted, cancelled }));
    void navigate(pathname + search, { replace: true, state: { shortcut: 'r' } });
  }

  return (
    <Notice
      icon={CalendarClock}
      tone="quiet"
      action={
        <>
          <ToolButton inactive={!date.present} onClick={() => write(false)}>
            {texts.next.move}
          </ToolButton>
          <ToolButton inactive={!date.present} onClick={() => write(true)}>
            {texts.next.cancel}
          </ToolButton>
        </>
      }
    >
      <strong className="text-ink">{texts.on(what, meetingLine(meeting.at, meeting))}</strong>
    </Notice>
  );
}
