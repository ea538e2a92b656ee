import { randomUUID } from 'node:crypto';
import { addConfirmed, sendAll } from './mail';
import type { Row } from './tables';
import { actAs, callAs, readValue, type Tx } from './transaction';

export const applicationsTable = 'career_applications';

/** As `send_messages` takes it. */
interface Reply {
  id: string;
  record_id: string;
  subject: string;
  body: string;
  /** The status that its author saw. */
  seen: string;
  /** The status that sending sets. */
  status?: string;
  /** How many replies its author has seen, and how many received mails. */
  known?: number;
  known_mails?: number;
  /** Answers go to the author's own address. */
  to_author?: boolean;
  /** The ids of stored files. */
  files?: string[];
  is_proposal?: boolean;
  on_paper?: boolean;
  /** An address that wrote, in place of the record's, or `with_record` beside it. */
  sent_to?: string;
  with_record?: boolean;
  meeting?: object;
}

export const replyTo = (record_id: string, more: Partial<Reply> = {}): Reply => ({
  id: randomUUID(),
  record_id,
  subject: 'Your application (reference DR-1)',
  body: 'Dear Ada,\n\nThank you.',
  seen: 'new',
  ...more,
});

/** Queues replies as the present user, about records of one table. */
export const callSend = (
  tx: Tx,
  replies: Reply[],
  batch: string | null,
  table = applicationsTable,
) =>
  tx<{ record_id: string; outcome: string }[]>`
    select * from send_messages(${table}, ${JSON.stringify(replies)}::text::jsonb, ${batch})
  `;

/** Queues replies of an admin; returns the outcomes in the order of the replies. */
export async function queue(tx: Tx, replies: Reply[], batch: string | null = null) {
  const answers = await actAs(tx, 'admin', () => callSend(tx, replies, batch));
  return replies.map(
    ({ record_id }) => answers.find((one) => one.record_id === record_id)?.outcome,
  );
}

/** Queues one reply of an admin; returns it, and the outcome of the call. */
export async function queueReply(tx: Tx, table: string, recordId: string, more: Partial<Reply>) {
  const reply = replyTo(recordId, more);
  const [answer] = await actAs(tx, 'admin', () => callSend(tx, [reply], null, table));
  return { ...reply, outcome: answer?.outcome };
}

/** Stops the waiting replies of a batch, or the one with this id. */
export const stopBatch = (tx: Tx, batch: string) => callAs(tx, 'admin', 'stop_messages', batch);

/** An application whose confirmation and alerts have been sent. */
export const addApplicant = (tx: Tx, more: Row = {}) => addConfirmed(tx, more, applicationsTable);

/** An applicant to whom a reply of the admin waits. */
export async function addReply(tx: Tx, more: Partial<Reply> = {}, batch: string | null = null) {
  const { id, secret } = await addApplicant(tx);
  const reply = replyTo(id, more);
  await queue(tx, [reply], batch);
  return { id, secret, reply };
}

export const sendReplies = (tx: Tx) => sendAll(tx, 'reply');
export const makeRepliesDue = (tx: Tx) =>
  tx`update mails set due_at = now() where kind = 'reply' and state = 'waiting'`;
export const statusOf = (tx: Tx, id: string) =>
  readValue(tx`select status from career_applications where id = ${id}`);
export const stateOf = async (tx: Tx, { id }: Reply) =>
  (await tx`select state, reason from messages_list where id = ${id}`)[0];
export const shownStatus = (tx: Tx, secret: string) =>
  readValue(tx`select status from read_status(${secret})`);
