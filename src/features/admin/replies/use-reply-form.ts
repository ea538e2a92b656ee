import { useRef, useState } from 'react';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { checkReply } from './check-reply';
import type { TextRange } from './insert-template';
import { rememberTemplate } from './reply-draft';
import { fillTemplate, placeholdersOf, statusAfter } from './reply-text';
import { useReplyRecipient } from './reply-recipient';
import { entriesOf, useTimeline } from './timeline-query';
import { focusMeeting, useReplyDraft } from './use-reply-draft';
import { useReplyFiles } from './use-reply-files';
import { refusalIn, useSend } from './use-send';
import { useStopReplies } from './use-stop';
import { offerUndo } from '../changes/undo';
import type { RecordKind, StaffRecord, Status } from '../records/record-kind';
import { statusOf } from '../records/status-badge';
import { replyDomainQuery } from '../ui/mail-state';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

const { editor: texts } = adminSending;

export interface ReplyFormProps {
  kind: RecordKind;
  record: StaffRecord;
  onSent: () => void;
}

/** The draft, recipient and files of a reply, what keeps it from being sent, and its sending. */
export function useReplyForm({ kind, record, onSent }: ReplyFormProps) {
  const { data, hasNextPage } = useTimeline({ table: kind.table, recordId: record.id });
  const mails = entriesOf(data?.rows, 'received');
  const user = useStaffUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyDraft({ kind, record, mails, field });
  const { draft, meetings, isProposal } = reply;
  const { name, toAuthor = false, onPaper = false } = draft;
  const [hasSubject, setHasSubject] = useState(false);
  const [problem, setProblem] = useState<string>();
  const known = entriesOf(data?.rows, 'reply').length;
  const counts = data && !hasNextPage ? { known, known_mails: mails.length } : {};
  /** Numbers of messages that the author saw at first; they are told once about later ones. */
  const [seenCounts, setSeenCounts] = useState<typeof counts | undefined>(counts);
  const { data: replyDomain } = useStaffQuery(replyDomainQuery);
  const recipient = useReplyRecipient(record, mails);
  const files = useReplyFiles({ table: kind.table, recordId: record.id });
  const { run: stop } = useStopReplies(kind.table);
  const { run: send, isPending } = useSend({
    table: kind.table,
    refusalOf: (outcomes) => texts.refused[refusalIn(outcomes, record.id) ?? 'gone'],
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
  async function submit(status?: Status) {
    if (isPending) return;
    const finished = meetings.finish(draft);
    const checked = checkReply(finished.text, reply.blank, placeholdersOf(kind));
    const obstacle = checked.problem ?? finished.problem ?? files.obstacle;
    setProblem(obstacle);
    if (checked.problem === texts.problems.subject) setHasSubject(true);
    else if (checked.problem) field.current?.focus();
    else if (finished.problem) focusMeeting(field.current, finished.problem);
    if (obstacle) return;
    const outgoing = {
      ...fillTemplate(kind, record, checked.text),
      ...recipient.to,
      record_id: record.id,
      seen: statusOf(record),
      to_author: toAuthor,
      ...(isProposal && { is_proposal: true, on_paper: onPaper }),
      status,
      ...(seenCounts ?? counts),
      files: files.stored.map(({ id }) => id),
      ...(finished.outgoing && { meeting: finished.outgoing }),
    };
    setProblem(await send({ replies: [outgoing] }));
    setSeenCounts(undefined);
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
    /** The status that the reply sets. */
    nextStatus: draft.meeting?.cancelled ? undefined : statusAfter(kind, name, record.status),
    problem,
    clearProblem: () => setProblem(undefined),
    chooseTemplate,
    submit,
    isPending,
  };
}
