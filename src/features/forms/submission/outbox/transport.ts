import { env } from '@/lib/env';
import type { PostJson } from './post-json';
import { sendResultOf } from './send-result';
import type { SubmissionFile, Transport } from './types';

export function transportBy(post: PostJson): Transport {
  return async (submission, onProgress) => {
    const { id, revision, path, rowAs, files } = submission;
    const row = { ...submission.row, id, revision };
    const encodedFiles = await Promise.all(files.map(encoded)).catch(() => undefined);
    if (!encodedFiles) return { result: 'unreadable' };
    const body = rowAs ? { [rowAs]: row, files: encodedFiles } : row;
    const headers = {
      apikey: env.supabaseKey,
      'content-type': 'application/json',
      ...(!rowAs && { prefer: 'return=minimal' }),
    };
    const url = `${env.supabaseUrl}/rest/v1${path}`;
    return sendResultOf(await post(url, headers, JSON.stringify(body), onProgress), id);
  };
}

async function encoded({ field, name, content }: SubmissionFile) {
  return { kind: field, file_name: name, content: await base64(new Blob([content])) };
}

function base64(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(content);
  });
}
