import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { adminSending } from '@/content/en/admin-sending';
import { randomId } from '@/lib/random-id';
import { problemOf } from './use-problem';
import { sendReplies, type Outgoing } from './reply-queries';
import type { ReplyText } from './reply-text';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { refreshReplied } from '../ui/refresh';
import { nameOf } from '../ui/name-of';

const { bulk: texts } = adminSending;

/** A sentence names so many people. */
const maxNamed = 3;

interface Sending {
  record: StaffRecord;
  /** Of the replies that are sent as one email. */
  mail: string;
  text: ReplyText;
  /** What the reply sets. */
  status: string | undefined;
  /** The number of replies that the author saw. */
  known: number;
}

interface Attempt {
  content: string;
  batch: string;
  replies: Outgoing[];
}

interface UseSendToAllOptions {
  list: RecordList;
  /** As the author saw them: nothing is sent to those whose status has changed since. */
  records: readonly StaffRecord[];
  onSent: (left: readonly StaffRecord[]) => void;
  onProblem: (problem: string) => void;
}

/** Reports what became of replies to several records, also after the dialog was closed. */
export function useSendToAll({ list, records, onSent, onProblem }: UseSendToAllOptions) {
  const client = useQueryClient();
  // Reused after a lost answer, so that nothing is sent twice.
  const attempt = useRef<Attempt>(undefined);

  const { mutate: send, isPending } = useMutation({
    mutationFn: (replies: readonly Sending[]) => {
      const content = JSON.stringify(replies.map(({ text, status }) => [text, status]));
      if (attempt.current?.content !== content) {
        attempt.current = {
          content,
          batch: randomId(),
          replies: replies.map(({ record, text, status, known }) => ({
            ...text,
            id: randomId(),
            record_id: record.id,
            to_author: false,
            seen: (records.find(({ id }) => id === record.id) ?? record).status || 'new',
            status,
            known,
          })),
        };
      }
      return sendReplies(list.table, attempt.current.replies, { batch: attempt.current.batch });
    },
    onSuccess: (outcomes, replies) => {
      const refused = records.flatMap((record) => {
        const outcome = outcomes.get(record.id) ?? 'gone';
        return outcome === 'queued' ? [] : [{ record, reason: texts.reasons[outcome] }];
      });
      const queued = replies.filter(({ record }) => outcomes.get(record.id) === 'queued');
      const sent = new Set(queued.map(({ mail }) => mail)).size;
      const named = refused
        .slice(0, maxNamed)
        .map(({ record, reason }) => `${isolated(nameOf(list, record))} (${reason})`);
      const problem = `${texts.refused(refused.length)} ${named.join(', ')}`;
      if (sent === 0) {
        onProblem(problem);
        return;
      }
      toast({
        ...(attempt.current && { id: attempt.current.batch }),
        kind: refused.length > 0 ? 'error' : 'success',
        title: texts.queued(sent),
        ...(refused.length > 0 && { description: problem }),
      });
      onSent(refused.map(({ record }) => record));
    },
    onError: (error) => onProblem(problemOf(error)),
    onSettled: () => void refreshReplied(client, list.table),
  });
  return { send, isPending };
}
