import { toBase64 } from '@/lib/base64';
import { env } from '@/lib/env';
import type { PostJson } from '@/lib/post-json';
import { fileLimitMs, withTimeLimit } from '@/lib/time-limit';
import { sendResultOf } from './send-result';
import type { SubmissionFile, Transport } from './types';

const responseLimitMs = 15_000;
/**
 * A proxy may accept everything immediately and forward it slowly, so the first attempt allows for the whole
 * body at this speed, slower than most 2G links. The next ones allow for a quarter and a sixteenth of it.
 */
const firstBytesPerMs = 8;

const timeoutMsOf = (bytes: number, attempts: number) =>
  responseLimitMs + (bytes / firstBytesPerMs) * 4 ** Math.min(attempts, 2);

export function transportBy(post: PostJson): Transport {
  /** Attempts without a response, by id: where storage is blocked, the submission does not know them. */
  const attemptsById = new Map<string, number>();

  return async (submission, onProgress) => {
    const { id, path, rowAs, files } = submission;
    const attempts = Math.max(submission.tries, attemptsById.get(id) ?? 0);
    const row = { ...submission.row, id };
    const encodedFiles = await Promise.all(files.map(encodeFile)).catch(() => undefined);
    if (!encodedFiles) return { result: 'unreadable' };
    const body = JSON.stringify(rowAs ? { [rowAs]: row, files: encodedFiles } : row);
    const headers = {
      apikey: env.supabaseKey,
      'content-type': 'application/json',
      ...(!rowAs && { prefer: 'return=minimal' }),
    };
    const url = `${env.supabaseUrl}/rest/v1${path}`;
    const timeoutMs = timeoutMsOf(body.length, attempts);
    const response = await post({ url, headers, body, timeoutMs }, onProgress);
    if (response.status === 0) attemptsById.set(id, attempts + 1);
    return sendResultOf(response, id);
  };
}

async function encodeFile({ field, name, content }: SubmissionFile) {
  const text = await withTimeLimit(toBase64(new Blob([content])), fileLimitMs);
  return { kind: field, file_name: name, content: text };
}
