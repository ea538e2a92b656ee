import { randomUUID } from 'node:crypto';
import type { PendingQuery, Row } from 'postgres';
import { become, type Tx } from './personas';

/** Returns the changes that mark submissions as spam, or clear the mark. */
export const marks = (ids: string[], isSpam: boolean) => {
  const [seen, set] = [{ spam_suspected: !isSpam }, { spam_suspected: isSpam }];
  return JSON.stringify(ids.map((id) => ({ id, seen, set })));
};

export async function answerTo(tx: Tx, call: PendingQuery<Row[]>) {
  await become(tx, 'admin');
  const [row] = await call;
  await become(tx, 'owner');
  return row?.['answer'] as Record<string, unknown>;
}

export async function mark(tx: Tx, ids: string[], isSpam = true, table = 'quote_requests') {
  const { changed } = await answerTo(
    tx,
    tx`select update_records(${table}, ${marks(ids, isSpam)}::text::jsonb, ${randomUUID()}, true) as answer`,
  );
  return Object.keys(changed as object);
}

export const deleteSpam = (tx: Tx, ids: string[], table = 'quote_requests', anyway = false) =>
  answerTo(tx, tx`select delete_spam(${table}, ${ids}, ${anyway}) as answer`);

export const reasonOf = async (tx: Tx, id: string) =>
  (await tx`select spam_reason from quote_requests where id = ${id}`)[0]?.['spam_reason'];
