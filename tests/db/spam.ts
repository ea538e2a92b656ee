import { randomUUID } from 'node:crypto';
import { spamDays } from '@/content/facts/retention';
import type { Tx } from './personas';
import { update } from './update';

/** Returns the changes that mark submissions as spam, or clear the mark. */
export const marks = (ids: string[], isSpam = true) =>
  ids.map((id) => ({ id, seen: { spam_suspected: !isSpam }, set: { spam_suspected: isSpam } }));

export async function mark(tx: Tx, ids: string[], isSpam = true, table = 'quote_requests') {
  const options = { table, batch: randomUUID() };
  const { changed } = await update(tx, 'admin', marks(ids, isSpam), options);
  return Object.keys(changed);
}

/** Purges when all spam of the table is past its time. */
export async function purgeSpam(tx: Tx, table = 'quote_requests') {
  const days = spamDays + 1;
  await tx`update ${tx(table)} set created_at = now() - make_interval(days => ${days})`;
  await tx`update activity_log set created_at = created_at - make_interval(days => ${days})`;
  await tx`select private.purge_expired()`;
}

export const reasonOf = async (tx: Tx, id: string) =>
  (await tx`select spam_reason from quote_requests where id = ${id}`)[0]?.['spam_reason'];
