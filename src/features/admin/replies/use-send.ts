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

/** A reply in the names of the database function `send_messages`. */
interface OutgoingReply extends ReplyText, OtherRecipient {
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

/** What may differ when the same replies are sent again. */
const noContext = { seen: undefined, status: undefined, known: undefined, known_mails: undefined };

type Refusal = keyof typeof texts.refused;

type Outcome = 'queued' | Refusal;

/** What became of replies, by the id of the record; a record without an outcome is gone. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Returns why the reply to a record was refused; undefined if it will be sent. */
export function refusalIn(outcomes: Outcomes, recordId: string): Refusal | undefined {
  const outcome = outcomes.get(recordId) ?? 'gone';
  return outcome === 'queued' ? undefined : outcome;
}

interface UseSendOptions {
  table: RecordTable;
  refusalText: (outcomes: Outcomes) => string;
  /** Called once at least one reply will be sent, with the id that stops it or its batch. */
  onSent: (id: string, outcomes: Outcomes) => void;
}

/** Sends one reply, or a batch; a toast reports a failure if the editor was closed meanwhile. */
export function useSend({ table, refusalText, onSent }: UseSendOptions) {
  // Reused after a lost response, so that nothing is sent twice.
  const attempt = useRef({ content: '', batch: '', ids: [''] });
  return useCommand({
    run: async ({ replies, isBatch }: { replies: readonly OutgoingReply[]; isBatch?: boolean }) => {
      const content = JSON.stringify(replies.map((reply) => ({ ...reply, ...noContext })));
      if (attempt.current.content !== content) {
        attempt.current = { content, batch: randomId(), ids: replies.map(() => randomId()) };
      }
      const { batch, ids } = attempt.current;
      const [firstId = ''] = ids;
      const outcomes = await sendMessages(table, replies, ids, isBatch ? { batch } : {});
      if (![...outcomes.values()].includes('queued')) throw new RefusedError(refusalText(outcomes));
      return { id: isBatch ? batch : firstId, outcomes };
    },
    changes: [table, 'messages'],
    failed: failureText,
    isQuiet: true,
    onDone: ({ id, outcomes }) => onSent(id, outcomes),
  });
}

/** @throws RequestError unless the server has accepted or refused every reply. */
async function sendMessages(
  table_name: RecordTable,
  replies: readonly OutgoingReply[],
  ids: readonly string[],
  batchArgs: { batch?: string },
): Promise<Outcomes> {
  const identified = replies.map((reply, index) => ({ ...reply, id: ids[index] }));
  const outcomes = new Map<string, Outcome>();
  for (let start = 0; start < replies.length; start += replyLimits.perRequest) {
    const chunk = identified.slice(start, start + replyLimits.perRequest);
    // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
    const sent = await staff().rpc('send_messages', { table_name, replies: chunk, ...batchArgs });
    for (const { record_id, outcome } of dataOf(sent) ?? []) {
      outcomes.set(record_id, outcome as Outcome);
    }
  }
  return outcomes;
}

function failureText(error: Error): string {
  const { status } = error instanceof RequestError ? error : { status: undefined };
  if (status === 0) return texts.unanswered;
  return status === 429 ? texts.limit : texts.failed;
}
