import { useRef, useState } from 'react';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { checkReply } from './check-reply';
import type { TextRange } from './insert-template';
import { rememberTemplate } from './reply-draft';
import { fillTemplate, placeholdersOf, statusAfter, type ReplyTarget } from './reply-text';
import { useReplyRecipient } from './reply-recipient';
import { entriesOf, useTimeline } from './timeline-query';
import { focusMeeting, useReplyDraft } from './use-reply-draft';
import { useReplyFiles } from './use-reply-files';
import { refusalIn, useSend } from './use-send';
import { useStopReplies } from './use-stop';
import { offerUndo } from '../changes/undo';
import type { RecordRef, Status } from '../records/record-kind';
import { statusOf } from '../records/status-badge';
import { replyDomainQuery } from '../ui/mail-state';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

const { editor: texts } = adminSending;

export interface ReplyFormProps extends ReplyTarget {
  onSent: () => void;
}

/** The draft, recipient and files of a reply, what keeps it from being sent, and its sending. */
export function useReplyForm({ kind, record, onSent }: ReplyFormProps) {
  const target = { table: kind.table, recordId: record.id };
  const { mails, seenCounts, acceptNewMessages } = useSeenMessages(target);
  const user = useStaffUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyDraft({ kind, record, mails, field });
  const { draft, meetings, isProposal } = reply;
  const { name, toAuthor = false, onPaper = false } = draft;
  const [hasSubject, setHasSubject] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data: replyDomain } = useStaffQuery(replyDomainQuery);
  const recipient = useReplyRecipient(record, mails);
  const files = useReplyFiles(target);
  const { run: stop } = useStopReplies(kind.table);
  const { run: send, isPending } = useSend({
    table: kind.table,
    refusalText: (outcomes) => texts.refused[refusalIn(outcomes, record.id) ?? 'gone'],
    onSent(id) {
      rememberTemplate(user.id, kind.table, name);
      reply.deleteDraft();
      offerUndo(
        { kind: 'success', title: texts.queued },
        { label: texts.stop, undo: () => void stop(id) },
      );
      onSent();
    },
  });
  function chooseTemplate(template: ReplyName, place?: TextRange) {
    setProblem(undefined);
    reply.chooseTemplate(template, place);
  }
  /** Returns the reply as it is sent; undefined for an unfinished one, where the focus moves to what is missing. */
  function finish() {
    const { text, outgoing, problem: meetingProblem } = meetings.finishReply(draft);
    const checked = checkReply(text, reply.blank, placeholdersOf(kind));
    const obstacle = checked.problem ?? meetingProblem ?? files.obstacle;
    setProblem(obstacle);
    if (checked.problem === texts.problems.subject) setHasSubject(true);
    else if (checked.problem) field.current?.focus();
    else if (meetingProblem) focusMeeting(field.current, meetingProblem);
    if (obstacle) return undefined;
    return {
      ...fillTemplate(kind, record, checked.text),
      ...(outgoing && { meeting: outgoing }),
      ...(isProposal && { is_proposal: true, on_paper: onPaper }),
      to_author: toAuthor,
      files: files.stored.map(({ id }) => id),
    };
  }
  async function submit(status?: Status) {
    const finished = isPending ? undefined : finish();
    if (!finished) return;
    const context = { record_id: record.id, seen: statusOf(record), status, ...seenCounts };
    setProblem(await send({ replies: [{ ...finished, ...recipient.to, ...context }] }));
    acceptNewMessages();
  }
  return {
    ...reply,
    field,
    mails,
    recipient,
    /** Answers can go to this address, because the site receives none. */
    authorAddress: replyDomain === null ? user.email : undefined,
    files,
    hasSubject,
    toggleSubject: () => setHasSubject(!hasSubject),
    nextStatus: draft.meeting?.cancelled ? undefined : statusAfter(kind, name, record.status),
    problem,
    clearProblem: () => setProblem(undefined),
    chooseTemplate,
    submit,
    isPending,
  };
}

/** What the sender wrote, and how many messages the author saw first: the database refuses a reply once for later ones. */
function useSeenMessages(target: RecordRef) {
  const { data, hasNextPage } = useTimeline(target);
  const mails = entriesOf(data?.rows, 'received');
  const known = entriesOf(data?.rows, 'reply').length;
  const counts = data && !hasNextPage ? { known, known_mails: mails.length } : {};
  const [initialCounts, setInitialCounts] = useState<typeof counts | undefined>(counts);
  return {
    mails,
    seenCounts: initialCounts ?? counts,
    acceptNewMessages: () => setInitialCounts(undefined),
  };
}
