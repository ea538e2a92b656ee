import { adminDetail } from '@/content/en/admin-detail';
import { adminMeetings } from '@/content/en/admin-meetings';
import { adminSending } from '@/content/en/admin-sending';
import { cx } from '@/lib/cx';
import { meetingLine } from './meeting';
import { meetingOf, type Reply } from './message-queries';
import { UnsentActions, failureTextOf } from './unsent-replies';
import { StopButton } from './waiting-replies';
import { Entry, EntryText, EntryAuthor } from '../ui/entry';
import { authorName } from '../ui/colleagues';
import { isolate, stripBidiControls } from '../ui/direction';
import { FileEntry } from '../ui/file-entry';
import type { RecordFile } from '../ui/record-files';
import { clockText, dateOf } from '../ui/timestamps';

const { history: texts } = adminSending;

/** A reply, what became of it, and what can still be done about it. `files` are those of all entries. */
export function ReplyEntry({ reply, files }: { reply: Reply; files: readonly RecordFile[] }) {
  const { state, batch } = reply;
  const author = authorName(reply.author_id, reply.author_email);
  const reason = unsentReasonOf(reply);
  const ownFiles = files.filter(({ reply_id }) => reply_id === reply.id);
  return (
    <Entry
      tone="ours"
      author={<EntryAuthor>{author ?? adminDetail.notes.formerAccount}</EntryAuthor>}
      description={
        <>
          {reply.is_proposal ? texts.proposed : texts.replied}
          {reply.sent_to && ` ${texts.other(isolate(reply.sent_to))}`}:{' '}
          <span className={state === 'failed' ? 'font-semibold text-bad' : undefined}>
            {state === 'waiting'
              ? adminSending.waiting.leaves(clockText(dateOf(reply.send_at)))
              : texts.states[state]}
          </span>
          {reason && `.${reason}`}
        </>
      }
      timestamp={reply.created_at}
    >
      <MeetingLine reply={reply} />
      <p className="text-[0.8125rem] text-quiet">
        <bdi>{stripBidiControls(reply.subject)}</bdi>
      </p>
      <EntryText>{stripBidiControls(reply.body)}</EntryText>
      {ownFiles.length > 0 && (
        <ul aria-label={adminSending.files.title}>
          {ownFiles.map((file) => (
            <FileEntry key={file.id} file={file} />
          ))}
        </ul>
      )}
      <div className="mt-1.5 empty:hidden">
        {state === 'waiting' && batch === null && (
          <StopButton table={reply.table_name} id={reply.id} count={1} sendAt={reply.send_at} />
        )}
        {reply.unsent && <UnsentActions reply={reply} />}
      </div>
    </Entry>
  );
}

/** Returns why a mail has not been sent, after a space; empty for one that was sent or has no reason. */
export const unsentReasonOf = (mail: { state: string; reason: string | null }) =>
  mail.reason && mail.state !== 'sent' ? ` ${failureTextOf(mail)}` : '';

function MeetingLine({ reply }: { reply: Reply }) {
  const meeting = meetingOf(reply);
  if (!meeting) return null;
  const isDeclined = Boolean(reply.meeting_declined_at);
  const { interview, call, on, movedTo, cancelled, declined } = adminMeetings;
  const describeMoved = reply.meeting_sequence ? movedTo : on;
  const describe = meeting.cancelled ? cancelled : describeMoved;
  const meetingName = reply.table_name === 'career_applications' ? interview : call;
  return (
    <div className="font-semibold">
      <p className={cx(isDeclined && 'line-through')}>
        {describe(meetingName, meetingLine(meeting.at, meeting))}
      </p>
      {isDeclined && <p className="text-warning">{declined}</p>}
    </div>
  );
}
