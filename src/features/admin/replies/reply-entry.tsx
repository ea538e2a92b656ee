import { adminDetail } from '@/content/en/admin-detail';
import { adminMail } from '@/content/en/admin-mail';
import { adminMeetings } from '@/content/en/admin-meetings';
import { adminSending } from '@/content/en/admin-sending';
import { ownValue } from '@/lib/own-value';
import { meetingLine, meetingOf } from './meeting';
import type { Reply } from './reply-queries';
import { UnsentActions } from './unsent-replies';
import { LeavesAt, StopReply } from './waiting-replies';
import { authorName } from '../ui/colleagues';
import { unturned } from '../ui/direction';
import { FileEntry } from '../ui/file-entry';
import type { RecordFile } from '../ui/record-files';

const { history: texts } = adminSending;

/** What staff wrote, and whether it was sent. */
export function ReplyEntry({ reply, files }: { reply: Reply; files: readonly RecordFile[] }) {
  const { state, reason, send_at, batch } = reply;
  const why =
    reason && state !== 'sent' && (ownValue(adminMail.reasons, reason) ?? adminMail.said(reason));
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        <bdi className="font-semibold">
          {authorName(reply.author_id, reply.author_email) ?? adminDetail.notes.formerAccount}
        </bdi>{' '}
        {reply.is_proposal ? texts.proposed : texts.replied}:{' '}
        <span className={state === 'failed' ? 'font-semibold text-bad' : 'text-quiet'}>
          {state === 'waiting' ? <LeavesAt time={send_at} /> : texts.states[state]}
        </span>
        {why && ` ${unturned(why)}`}
      </p>
      <MeetingLine reply={reply} />
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

function MeetingLine({ reply }: { reply: Reply }) {
  const meeting = meetingOf(reply);
  if (!meeting) return null;
  const { interview, call, on, movedTo, cancelled } = adminMeetings;
  const describe = meeting.cancelled ? cancelled : reply.meeting_sequence ? movedTo : on;
  const what = reply.table_name === 'career_applications' ? interview : call;
  return <p className="font-semibold">{describe(what, meetingLine(meeting.at, meeting))}</p>;
}
