import { useRef } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { replyLimits } from '@/content/facts/replies';
import { randomId } from '@/lib/random-id';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { OutgoingMeeting } from './meeting';
import type { ReplyText } from './reply-text';
import type { OtherRecipient } from './reply-recipient';
import type { RecordTable } from '../records/record-kind';
import { RefusedError, useCommand } from '../ui/use-command';

const { editor: texts } = adminSending;

interface Outgoing extends ReplyText, OtherRecipient {
  record_id: string;
  to_author?: boolean;
  is_proposal?: boolean;
  on_paper?: boolean;
  /** The status that the author saw: with another one, nothing is sent. */
  seen: string;
  status: string | undefined;
  /** The number of replies that the author saw. */
  known?: number;
  /** The number of mails from the sender that the author saw. */
  known_mails?: number;
  files?: string[];
  meeting?: OutgoingMeeting;
}

/** Fields that may differ when the same reply is sent again, as they are not part of its text. */
const contextFields: readonly (keyof Outgoing)[] = ['seen', 'status', 'known', 'known_mails'];

type Refusal = keyof typeof texts.refused;

/** The results of replies, by record. */
export type Outcomes = ReadonlyMap<string, 'queued' | Refusal>;

export function refusalIn(outcomes: Outcomes, recordId: string): Refusal | undefined {
  const outcome = outcomes.get(recordId) ?? 'gone';
  return outcome === 'queued' ? undefined : outcome;
}

interface UseSendOptions {
  table: RecordTable;
  /** Returns a sentence about why nothing was sent. */
  refusalOf: (outcomes: Outcomes) => string;
  /** Called with the id that stops the reply or the batch. */
  onSent: (id: string, outcomes: Outcomes) => void;
}

/** Sends one reply, or a batch; a toast reports a failure if the editor was closed meanwhile. */
export function useSend({ table, refusalOf, onSent }: UseSendOptions) {
  // Reused after a lost response, so that nothing is sent twice.
  const attempt = useRef({ content: '', batch: '', ids: [''] });
  return useCommand({
    run: async ({ replies, isBatch }: { replies: readonly Outgoing[]; isBatch?: boolean }) => {
      const content = JSON.stringify(replies, (name, value: unknown) =>
        contextFields.some((one) => one === name) ? undefined : value,
      );
      if (attempt.current.content !== content) {
        attempt.current = { content, batch: randomId(), ids: replies.map(() => randomId()) };
      }
      const { batch, ids } = attempt.current;
      const [first = ''] = ids;
      const outcomes = await sendMessages(table, replies, ids, isBatch ? { batch } : {});
      if (![...outcomes.values()].includes('queued')) throw new RefusedError(refusalOf(outcomes));
      return { id: isBatch ? batch : first, outcomes };
    },
    changes: [table, 'messages'],
    failed: problemOf,
    isQuiet: true,
    onDone: ({ id, outcomes }) => onSent(id, outcomes),
  });
}

/** @throws RequestError unless the server has accepted or refused every reply. */
async function sendMessages(
  table_name: RecordTable,
  replies: readonly Outgoing[],
  ids: readonly string[],
  batchArgs: { batch?: string },
): Promise<Outcomes> {
  const identified = replies.map((reply, index) => ({ ...reply, id: ids[index] }));
  const outcomes = new Map();
  for (let start = 0; start < replies.length; start += replyLimits.perRequest) {
    const chunk = identified.slice(start, start + replyLimits.perRequest);
    // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
    const sent = await staff().rpc('send_messages', { table_name, replies: chunk, ...batchArgs });
    for (const { record_id, outcome } of dataOf(sent) ?? []) outcomes.set(record_id, outcome);
  }
  return outcomes;
}

function problemOf(error: Error): string {
  const { status } = error instanceof RequestError ? error : { status: undefined };
  if (status === 0) return texts.unanswered;
  return status === 429 ? texts.limit : texts.failed;
}
