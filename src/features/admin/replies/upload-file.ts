import { base64 } from '@/lib/base64';
import type { Noted } from '../records/record-list';
import { postRpc } from '../ui/post-rpc';

export type UploadProblem = 'failed' | 'full' | 'program' | 'unreadable';

/** Stores a file for an unsent reply, once however often this is called with its id. Returns what kept it from being stored. */
export async function uploadFile(
  { table, recordId }: Noted,
  { id, file }: { id: string; file: File },
  onProgress: (share: number) => void,
): Promise<UploadProblem | undefined> {
  const content = await base64(file).catch(() => undefined);
  if (content === undefined) return 'unreadable';
  const { status, body } = await postRpc(
    'store_reply_file',
    { id, table_name: table, record_id: recordId, file_name: file.name, content },
    onProgress,
  );
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return 'full';
  return status === 400 && body.includes('"program"') ? 'program' : 'failed';
}
