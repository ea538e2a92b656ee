import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { randomId } from '@/lib/random-id';
import { sendReplies, type Refusal } from './reply-queries';
import type { ReplyText } from './reply-text';
import { problemOf } from './use-problem';
import { show, useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { refresh } from '../ui/refresh';
import { offerUndo } from '../changes/undo';

const { editor: texts } = adminSending;

interface UseSendOptions {
  list: RecordList;
  record: StaffRecord;
  known: number | undefined;
  onSent: () => void;
  onProblem: (problem: string) => void;
}

interface Sending {
  text: ReplyText;
  status: Status | undefined;
  toAuthor: boolean;
}

/** Reports what became of a reply, also after the editor was closed. */
export function useSend({ list, record, known, onSent, onProblem }: UseSendOptions) {
  const client = useQueryClient();
  const { mutate: update } = useUpdateRecords(list.table);
  // Reused after a lost answer, so that the same text is not sent twice.
  const attempt = useRef({ id: '', content: '' });

  const { mutate: send, isPending } = useMutation({
    mutationFn: async ({ text, status, toAuthor }: Sending): Promise<'queued' | Refusal> => {
      const content = JSON.stringify([text, toAuthor]);
      if (attempt.current.content !== content) attempt.current = { id: randomId(), content };
      const outcomes = await sendReplies(list.table, [
        {
          ...text,
          id: attempt.current.id,
          record_id: record.id,
          to_author: toAuthor,
          seen: record.status || 'new',
          status,
          known,
        },
      ]);
      return outcomes.get(record.id) ?? 'gone';
    },
    onSuccess: (outcome, { status }) => {
      if (outcome !== 'queued') {
        onProblem(texts.refused[outcome]);
        return;
      }
      // What staff do next is compared with the status that they see.
      if (status) show(client, list.table, new Map([[record.id, { status }]]));
      offerUndo(
        {
          kind: 'success',
          title: texts.queued,
          ...(status && { description: texts.moved(statusBadge(list, status).label) }),
        },
        status && {
          label: texts.undo,
          undo: () =>
            update({
              records: [{ ...record, status }],
              set: { status },
              before: new Map([[record.id, { status: record.status || 'new' }]]),
            }),
        },
      );
      onSent();
    },
    onError: (error) => onProblem(problemOf(error)),
    onSettled: () => void refresh(client, list.table, 'replies', 'activity_log'),
  });
  return { send, isPending };
}
