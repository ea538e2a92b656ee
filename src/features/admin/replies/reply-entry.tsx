import { adminDetail } from '@/content/en/admin-detail';
import { adminMail } from '@/content/en/admin-mail';
import { adminMeetings } from '@/content/en/admin-meetings';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import { ownValue } from '@/lib/own-value';
import { meetingLine, meetingOf } from './meeting';
import { senderOf } from './received-entry';
import type { ReceivedMail } from './received-queries';
import type { Reply } from './reply-queries';
import { UnsentActions } from './unsent-replies';
import { LeavesAt, StopReply } from './waiting-replies';
import { authorName } from '../ui/colleagues';
import { isolated, unturned } from '../ui/direction';
import { FileEntry } from '../ui/file-entry';
import type { RecordFile } from '../ui/record-files';

const { history: texts } = adminSending;

interface ReplyEntryProps {
  reply: Reply;
  files: readonly RecordFile[];
  received?: readonly ReceivedMail[] | undefined;
}

/** What staff wrote, and whether it was sent. */
export function ReplyEntry({ reply, files, received = [] }: ReplyEntryProps) {
  const { state, reason, send_at, batch } = reply;
  const why =
    reason && state !== 'sent' && (ownValue(adminMail.reasons, reason) ?? adminMail.said(reason));
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        <bdi className="font-semibold">
          {authorName(reply.author_id, reply.author_email) ?? adminDetail.notes.formerAccount}
        </bdi>{' '}
        {reply.is_proposal ? texts.proposed : texts.replied}
        {reply.sent_to && ` ${texts.other(isolated(reply.sent_to))}`}:{' '}
        <span className={state === 'failed' ? 'font-semibold text-bad' : 'text-quiet'}>
          {state === 'waiting' ? <LeavesAt time={send_at} /> : texts.states[state]}
        </span>
        {why && ` ${unturned(why)}`}
      </p>
      <MeetingLine reply={reply} received={received} />
      <details>
        <summary className="cursor-pointer text-link pointer-coarse:py-2.5">
          <bdi>{unturned(reply.subject)}</bdi>
        </summary>
        <p dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap">
          {unturned(reply.body)}
        </p>
      </details>
      {state === 'waiting' && batch === null && <StopReply reply={reply} />}
      {files.length > 0 && (
        <ul aria-label={adminSending.files.title}>
          {files.map((file) => (
            <FileEntry key={file.id} file={file} />
          ))}
        </ul>
      )}
      {reply.unsent && <UnsentActions reply={reply} />}
    </div>
  );
}

function MeetingLine({ reply, received = [] }: Omit<ReplyEntryProps, 'files'>) {
  const meeting = meetingOf(reply);
  if (!meeting) return null;
  const at = reply.meeting_declined_at;
  const declining = received.find(({ created_at }) => created_at === at);
  const { interview, call, on, movedTo, cancelled, declined, declinedBy } = adminMeetings;
  const describe = meeting.cancelled ? cancelled : reply.meeting_sequence ? movedTo : on;
  const what = reply.table_name === 'career_applications' ? interview : call;
  return (
    <div className="font-semibold">
      <p className={cx(at && 'line-through')}>{describe(what, meetingLine(meeting.at, meeting))}</p>
      {at && (
        <p className="text-warning">
          {declining
            ? declinedBy(isolated(senderOf(declining)), unturned(declining.new_text))
            : declined}
        </p>
      )}
    </div>
  );
}
