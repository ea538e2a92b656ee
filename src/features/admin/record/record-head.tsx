import { CalendarClock } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import { draftsOf } from '@/lib/drafts';
import { referenceOf } from '@/lib/reference';
import { entriesOf, useTimeline } from './timeline-query';
import type { RecordList, StaffRecord } from '../records/record-list';
import { meetingLine, presentMeeting, type Meeting } from '../replies/meeting';
import { replyDraftName, type ReplyDraft } from '../replies/reply-draft';
import { useMeeting } from '../replies/use-meeting';
import { unturned } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

interface RecordHeadProps {
  list: RecordList;
  record: StaffRecord;
}

/** Below a record's name: who wrote or for which company, the reference, and the next meeting. */
export function RecordHead({ list, record }: RecordHeadProps) {
  const { data } = useTimeline({ table: list.table, recordId: record.id });
  const meeting = presentMeeting(entriesOf(data?.rows, 'reply'));
  const other = [list.person, list.company]
    .map((field) => unturned(String((field && record[field]) || '')))
    .find((name) => name && name !== nameOf(list, record));
  return (
    <>
      <p className="text-[0.8125rem] text-quiet wrap-anywhere">
        {other && <bdi>{other}, </bdi>}
        <span className="tabular-nums">{referenceOf(record.id)}</span>
      </p>
      {meeting && <NextMeeting list={list} record={record} meeting={meeting} />}
    </>
  );
}

interface NextMeetingProps extends RecordHeadProps {
  meeting: Meeting & { at: Date };
}

/** When an applicant comes or a sender is called, and the ways to change it, which a reply tells. */
function NextMeeting({ list, record, meeting }: NextMeetingProps) {
  const user = useStaffUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const date = useMeeting(list, record, user);
  const what = list.decisions ? texts.interview : texts.call;

  /** Opens the reply that moves or cancels it, unless another one is begun, which stays. */
  function write(cancelled: boolean) {
    const drafts = draftsOf<ReplyDraft>(user.id);
    const draft = replyDraftName(list.table, record.id);
    if (drafts.read(draft) === undefined) {
      const begun = { name: 'meeting' as const, ...date.begin({ subject: '', body: '' }) };
      drafts.write(draft, cancelled ? date.change(begun, { ...meeting, cancelled }) : begun);
    }
    void navigate(pathname + search, { replace: true, state: { shortcut: 'r' } });
  }

  return (
    <p className="flex flex-wrap items-center gap-x-1 text-[0.8125rem]">
      <CalendarClock aria-hidden className="size-4 text-warning" strokeWidth={1.75} />
      <span className="font-semibold">{texts.on(what, meetingLine(meeting.at, meeting))}</span>
      <ToolButton variant="text" className={small} onClick={() => write(false)}>
        {texts.move}
      </ToolButton>
      <ToolButton variant="text" className={small} onClick={() => write(true)}>
        {texts.cancel}
      </ToolButton>
    </p>
  );
}

const small = 'min-h-7! px-1.5! font-normal pointer-coarse:min-h-11!';
