import { randomUUID } from 'node:crypto';
import { readValue, type Tx } from './transaction';
import { updateAs } from './update';

/** Marks submissions as spam as an admin, or clears the mark; returns the ids of those that this changed. */
export async function markSpam(tx: Tx, ids: string[], isSpam = true, table = 'quote_requests') {
  const [seen, set] = [{ spam_suspected: !isSpam }, { spam_suspected: isSpam }];
  const changes = ids.map((id) => ({ id, seen, set }));
  const { changed } = await updateAs(tx, 'admin', changes, { table, batch: randomUUID() });
  return Object.keys(changed);
}

export const spamReasonOf = (tx: Tx, id: string) =>
  readValue(tx`select spam_reason from quote_requests where id = ${id}`);
