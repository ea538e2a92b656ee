import { adminEntry as texts } from '@/content/en/admin-entry';
import { base64 } from '@/lib/base64';
import { documents, type EntryValues } from './entry-schema';
import type { RecordTable } from '../records/record-list';
import { postRpc } from '../ui/post-rpc';

/**
 * Stores a lead with its files, once however often this is called with its id.
 * @throws Error with what kept it from being stored, in words.
 */
export async function storeEntry(
  table: RecordTable,
  id: string,
  values: EntryValues,
  onProgress: (share: number) => void,
): Promise<void> {
  const written = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  const chosen = documents.flatMap((kind) => {
    const file = values[kind];
    return file instanceof File ? { kind, file } : [];
  });
  const files = await Promise.all(
    chosen.map(async ({ kind, file }) => ({
      kind,
      file_name: file.name,
      content: await base64(file),
    })),
  ).catch(() => undefined);
  if (!files) throw new Error(texts.unreadable);
  const { status } = await postRpc(
    'add_submission',
    { table_name: table, record: { id, ...Object.fromEntries(written) }, files },
    onProgress,
  );
  if (status < 200 || status >= 300) throw new Error(status === 429 ? texts.full : texts.failed);
}
