import { base64 } from '@/lib/base64';
import { env } from '@/lib/env';
import { postJson } from '@/lib/post-json';
import { staff } from '@/lib/supabase/staff';
import type { Noted } from '../records/record-list';

export type UploadProblem = 'failed' | 'full' | 'program' | 'unreadable';

const silenceMs = 60_000;

/** Stores a file for an unsent reply, once however often this is called with its id. Returns what kept it from being stored. */
export async function uploadFile(
  { table, recordId }: Noted,
  { id, file }: { id: string; file: File },
  onProgress: (share: number) => void,
): Promise<UploadProblem | undefined> {
  const content = await base64(file).catch(() => undefined);
  if (content === undefined) return 'unreadable';
  const { data } = await staff().auth.getSession();
  const { status, body } = await postJson(
    {
      url: `${env.supabaseUrl}/rest/v1/rpc/store_reply_file`,
      headers: {
        apikey: env.supabaseKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        id,
        table_name: table,
        record_id: recordId,
        file_name: file.name,
        content,
      }),
      timeoutMs: silenceMs,
    },
    onProgress,
  );
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return 'full';
  return status === 400 && body.includes('"program"') ? 'program' : 'failed';
}
