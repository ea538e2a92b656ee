/** For tests: what the database does when staff mark or delete spam. */
import type { FakeRow } from './fake-rest';

export interface SpamChange {
  table_name: string;
  /** Marks these records or clears the mark. */
  record_ids?: string[];
  is_spam?: boolean;
  /** Deletes those of these records that are spam. */
  ids?: string[];
}

export function changeSpam(tables: Record<string, FakeRow[]>, change: SpamChange): Response {
  const { table_name: table, record_ids, is_spam: isSpam = false, ids = [] } = change;
  const rows = tables[table] ?? [];
  if (!record_ids) {
    const gone = rows.filter((row) => ids.includes(row.id) && row['spam_suspected']);
    tables[table] = rows.filter((row) => !gone.includes(row));
    return Response.json(gone.map(({ id }) => id));
  }
  const changed = rows.filter(
    (row) => record_ids.includes(row.id) && Boolean(row['spam_suspected']) !== isSpam,
  );
  const mark = { spam_suspected: isSpam, spam_reason: isSpam ? 'marked by staff' : null };
  for (const row of changed) Object.assign(row, mark);
  return Response.json(changed.map(({ id }) => id));
}
