import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { randomId } from '@/lib/random-id';
import { sendReplies, type OutgoingMeeting, type Refusal } from './reply-queries';
import type { ReplyText } from './reply-text';
import type { SentTo } from './reply-to';
import { problemOf } from './use-problem';
import { useStop } from './use-stop';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { refreshReplied } from '../ui/refresh';
import { dayAndClock } from '../ui/timestamps';
import { offerUndo } from '../changes/undo';

const { editor: texts } = adminSending;

interface UseSendOptions {
  list: RecordList;
  record: StaffRecord;
  known: number | undefined;
  knownMails: number | undefined;
  onSent: (id: string) => void;
  onProblem: (problem: string) => void;
}

interface Sending {
  text: ReplyText;
  status: Status | undefined;
  to: SentTo;
  toAuthor: boolean;
  isProposal: boolean;
  onPaper: boolean;
  sendAt?: Date | undefined;
  /** The ids of stored files. */
  files: readonly string[];
  meeting: OutgoingMeeting | undefined;
}

/** Reports what became of a reply, also after the editor was closed. */
export function useSend({ list, record, known, knownMails, onSent, onProblem }: UseSendOptions) {
  const client = useQueryClient();
  const { mutate: stop } = useStop();
  // Reused after a lost answer, so that the same text is not sent twice.
  const attempt = useRef({ id: '', content: '' });

  const { mutate: send, isPending } = useMutation({
    mutationFn: async ({
      text,
      status,
      to,
      toAuthor,
      isProposal,
      onPaper,
      sendAt,
      files,
      meeting,
    }: Sending): Promise<'queued' | Refusal> => {
      const content = JSON.stringify([
        text,
        to,
        toAuthor,
        isProposal,
        onPaper,
        sendAt,
        files,
        meeting,
      ]);
      if (attempt.current.content !== content) attempt.current = { id: randomId(), content };
      const reply = {
        ...text,
        ...to,
        id: attempt.current.id,
        record_id: record.id,
        to_author: toAuthor,
        ...(isProposal && { is_proposal: true, on_paper: onPaper }),
        seen: record.status || 'new',
        status,
        known,
        known_mails: knownMails,
        files,
        ...(meeting && { meeting }),
      };
      const outcomes = await sendReplies(list.table, [reply], { sendAt });
      return outcomes.get(record.id) ?? 'gone';
    },
    onSuccess: (outcome, { status, sendAt }) => {
      if (outcome !== 'queued') {
        onProblem(texts.refused[outcome]);
        return;
      }
      const { id } = attempt.current;
      const description = [
        ...(status ? [texts.moves(statusBadge(list, status).label)] : []),
        ...(record['owner_id'] === null ? [texts.takes] : []),
      ].join(' ');
      offerUndo(
        {
          kind: 'success',
          title: sendAt ? texts.queuedFor(dayAndClock(sendAt)) : texts.queued,
          ...(description && { description }),
        },
        { label: texts.stop, undo: () => stop(id) },
      );
      onSent(id);
    },
    onError: (error) => onProblem(problemOf(error)),
    onSettled: () => void refreshReplied(client, list.table),
  });
  return { send, isPending };
}
