import { randomUUID } from 'node:crypto';
import { addConfirmed, sendAll } from './mail';
import type { Row } from './tables';
import { actAs, callAs, readValue, type Tx } from './transaction';

export const applicationsTable = 'career_applications';

interface Reply {
  id: string;
  record_id: string;
  subject: string;
  body: string;
  seen: string;
  status?: string;
  known?: number;
  to_author?: boolean;
  files?: string[];
  is_proposal?: boolean;
  on_paper?: boolean;
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

export const callSend = (
  tx: Tx,
  replies: Reply[],
  batch: string | null,
  name = applicationsTable,
) =>
  tx<{ record_id: string; outcome: string }[]>`
    select * from send_messages(${name}, ${JSON.stringify(replies)}::text::jsonb, ${batch})
  `;

/** Queues replies of an admin; returns the outcomes in the order of the replies. */
export async function queue(tx: Tx, replies: Reply[], batch: string | null = null) {
  const answers = await actAs(tx, 'admin', () => callSend(tx, replies, batch));
  return replies.map(
    ({ record_id }) => answers.find((one) => one.record_id === record_id)?.outcome,
  );
}

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
