import { adminEntry as texts } from '@/content/en/admin-entry';
import { base64 } from '@/lib/base64';
import type { EntryValues } from './entry-schema';
import type { RecordTable } from '../records/record-list';
import { postRpc } from '../ui/post-rpc';
import { Refused } from '../ui/use-command';

/**
 * Stores a lead with its files, once however often this is called with its id.
 * @throws Refused if it is not stored, with the reason in words.
 */
export async function storeEntry(table: RecordTable, id: string, values: EntryValues) {
  const record: Record<string, string> = { id };
  const files: { kind: string; file_name: string; content: string }[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) {
      // oxlint-disable-next-line no-await-in-loop -- at most two
      const content = await base64(value).catch(() => {
        throw new Refused(texts.unreadable);
      });
      files.push({ kind: name, file_name: value.name, content });
    } else if (value) record[name] = value;
  }
  const { status } = await postRpc('add_submission', { table_name: table, record, files });
  if (status < 200 || status >= 300) throw new Refused(status === 429 ? texts.full : texts.failed);
}
