import { randomUUID } from 'node:crypto';
import { readValue, type Tx } from './transaction';
import { updateAs } from './update';

/** Returns the changes that mark submissions as spam, or clear the mark. */
export const spamChanges = (ids: string[], isSpam = true) =>
  ids.map((id) => ({ id, seen: { spam_suspected: !isSpam }, set: { spam_suspected: isSpam } }));

export async function markSpam(tx: Tx, ids: string[], isSpam = true, table = 'quote_requests') {
  const options = { table, batch: randomUUID() };
  const { changed } = await updateAs(tx, 'admin', spamChanges(ids, isSpam), options);
  return Object.keys(changed);
}

export const spamReasonOf = (tx: Tx, id: string) =>
  readValue(tx`select spam_reason from quote_requests where id = ${id}`);
