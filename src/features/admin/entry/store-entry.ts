import { base64 } from '@/lib/base64';
import { documents, type EntryValues } from './entry-schema';
import type { RecordTable } from '../records/record-list';
import { postRpc } from '../ui/post-rpc';

export type EntryProblem = 'failed' | 'full' | 'unreadable';

/** Stores a lead with its files, once however often this is called with its id. Returns what kept it from being stored. */
export async function storeEntry(
  table: RecordTable,
  id: string,
  values: EntryValues,
  onProgress: (share: number) => void,
): Promise<EntryProblem | undefined> {
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
  if (!files) return 'unreadable';
  const { status } = await postRpc(
    'add_submission',
    { table_name: table, record: { id, ...Object.fromEntries(written) }, files },
    onProgress,
  );
  if (status >= 200 && status < 300) return undefined;
  return status === 429 ? 'full' : 'failed';
}
