import type { ReactNode } from 'react';
import { adminAnswers as texts } from '@/content/en/admin-answers';
import { adminMeetings } from '@/content/en/admin-meetings';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { RawMailButtons } from './raw-mail-buttons';
import type { ReceivedMail } from './message-queries';
import type { RecordTable } from '../records/record-kind';
import { Entry, EntryText, EntryAuthor } from '../ui/entry';
import { ownerName } from '../ui/colleagues';
import { isolate, stripBidiControls } from '../ui/direction';
import { FileEntry } from '../ui/file-entry';
import { sizeText, type RecordFile } from '../ui/record-files';
import { dateOf, exactTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { RefusedError, useCommand } from '../ui/use-command';

interface ReceivedFilesProps {
  mail: ReceivedMail;
  files: readonly RecordFile[];
}

interface ReceivedEntryProps extends ReceivedFilesProps {
  /** The newest of those that wait for a reply, whose button settles all. */
  isNewestOpen: boolean;
}

/** A message of the sender; automatic ones are folded. It is a landmark until it has been dealt with. */
export function ReceivedEntry({ mail, files, isNewestOpen }: ReceivedEntryProps) {
  const { automatic, open, done_at, done_by } = mail;
  const action = meetingAnswerIn(mail) ?? (automatic ? texts.wroteAutomatically : texts.wrote);
  const entry = (
    <Entry
      tone={open ? 'fresh' : 'theirs'}
      author={<Sender mail={mail} />}
      description={
        <>
          {action}
          {open && <strong className="ms-2 text-good">{texts.title}</strong>}
        </>
      }
      timestamp={mail.created_at}
    >
      {automatic ? (
        <FoldedText summary={<bdi>{stripBidiControls(mail.subject) || texts.noSubject}</bdi>}>
          <EntryText>{stripBidiControls(mail.body)}</EntryText>
        </FoldedText>
      ) : (
        <ReceivedText mail={mail} />
      )}
      <ReceivedFiles mail={mail} files={files} />
      {!mail.proposal && <RawMailButtons mail={mail} />}
      {done_at && done_by && <p className="text-quiet">{texts.doneBy(ownerName(done_by))}</p>}
      {isNewestOpen && <SettleButton mail={mail} />}
    </Entry>
  );
  return open ? <section aria-label={texts.title}>{entry}</section> : entry;
}

function SettleButton({ mail }: { mail: ReceivedMail }) {
  const { run, isPending } = useCommand({
    run: async () => {
      const isSettled = dataOf(await staff().rpc('settle_answers', { mail_id: mail.id }));
      if (!isSettled) throw new RefusedError(texts.notSettled);
    },
    changes: [mail.table_name as RecordTable, 'messages'],
    done: texts.settled,
    failed: texts.settleFailed,
  });
  return (
    <ToolButton className="mt-2" inactive={isPending} onClick={() => void run()}>
      {isPending ? texts.settling : texts.notNeeded}
    </ToolButton>
  );
}

function Sender({ mail }: { mail: ReceivedMail }) {
  return (
    <>
      <EntryAuthor>{senderOf(mail)}</EntryAuthor>
      {mail.other_sender && (
        <span className="text-warning"> {texts.otherAddress(isolate(mail.from_address))}</span>
      )}
      <SenderProof mail={mail} />
    </>
  );
}

function SenderProof({ mail: { proposal, sender_proof, automatic } }: { mail: ReceivedMail }) {
  if (proposal) return <span className="text-quiet"> {texts.proposal.byLink}</span>;
  if (sender_proof === 'failed')
    return <span className="font-semibold text-bad"> {texts.forged}</span>;
  return !sender_proof && !automatic && <span className="text-quiet"> {texts.unproved}</span>;
}

export const senderOf = ({ from_name, from_address }: ReceivedMail) =>
  stripBidiControls(from_name || from_address) || texts.unreadableSender;

const meetingAnswerIn = ({ meeting_answer }: ReceivedMail) =>
  meeting_answer ? ownValue(adminMeetings.answers, meeting_answer) : undefined;

/** The new text or else the subject; the whole mail is folded if it has more. An answer to a proposal has its own form. */
function ReceivedText({ mail }: { mail: ReceivedMail }) {
  const { new_text, body, subject, proposal } = mail;
  if (proposal) return <ProposalAnswer mail={mail} />;
  const text = new_text || body;
  const isEmpty = text.trim() === '';
  return (
    <>
      <EntryText>{stripBidiControls(isEmpty ? subject || texts.noSubject : text)}</EntryText>
      {isEmpty && !meetingAnswerIn(mail) && <p className="text-quiet">{texts.noText}</p>}
      {text.trim() !== body.trim() && (
        <FoldedText summary={texts.whole}>
          <EntryText>{stripBidiControls(body)}</EntryText>
        </FoldedText>
      )}
    </>
  );
}

/** The sender's answer on the status page, with the proposal as they saw it. */
function ProposalAnswer({ mail }: { mail: ReceivedMail }) {
  const { proposal, proposal_answer, new_text } = mail;
  if (!proposal || !proposal_answer) return null;
  return (
    <>
      <p className="font-semibold">{ownValue<string>(texts.proposal.answers, proposal_answer)}</p>
      {new_text && <EntryText>{stripBidiControls(new_text)}</EntryText>}
      <FoldedText summary={texts.proposal.seen(exactTime(dateOf(proposal.sent_at)))}>
        <p>
          <bdi>{stripBidiControls(proposal.subject)}</bdi>
        </p>
        <ul>
          {proposal.files.map(({ name, size, hash }) => (
            <li key={hash}>
              <bdi>{name}</bdi>, {sizeText(size)}
              <br />
              <span className="break-all text-quiet">SHA-256 {hash}</span>
            </li>
          ))}
        </ul>
      </FoldedText>
    </>
  );
}

export function FoldedText({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-0.5 text-link pointer-coarse:py-2.5">
        {summary}
      </summary>
      {children}
    </details>
  );
}

export function ReceivedFiles({ mail, files }: ReceivedFilesProps) {
  const ownFiles = files.filter(({ received_mail_id }) => received_mail_id === mail.id);
  return (
    <>
      {ownFiles.length > 0 && (
        <ul aria-label={texts.files}>
          {ownFiles.map((file) => (
            <FileEntry key={file.id} file={file} />
          ))}
        </ul>
      )}
      {mail.left_out.length > 0 && (
        <ul className="text-warning">
          {mail.left_out.map((leftOut, index) => (
            <li key={index}>{leftOutText(leftOut)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function leftOutText({ file_name, size, problem }: ReceivedMail['left_out'][number]): string {
  const { text, unread, parts, one, unnamed, reasons } = texts.leftOut;
  if (problem === 'text') return text;
  if (problem === 'unread') return unread;
  if (problem === 'parts') return parts(size ?? 0);
  return one(isolate(file_name || unnamed), ownValue(reasons, problem) ?? problem);
}
