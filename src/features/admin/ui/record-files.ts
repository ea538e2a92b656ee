import { queryOptions } from '@tanstack/react-query';
import { fromBase64 } from '@/lib/base64';
import type { Database } from '@/lib/database.types';
import { kindOf } from '@/lib/file-kind/file-kind';
import { fileSize } from '@/lib/format';
import { saveFile } from '@/lib/save-file';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordRef } from '../records/record-kind';

type Row = Database['public']['Tables']['record_files']['Row'];

/** Of an applicant's document, a reply or a received mail. Before a reply is sent, only its author sees its files. */
export type RecordFile = Pick<
  Row,
  'id' | 'kind' | 'reply_id' | 'received_mail_id' | 'file_name' | 'size'
>;

export const selectFiles = () =>
  staff().from('record_files').select('id, kind, reply_id, received_mail_id, file_name, size');

export function recordFilesQuery({ table, recordId }: RecordRef) {
  return queryOptions({
    queryKey: ['record_files', table, recordId],
    queryFn: async ({ signal }): Promise<RecordFile[]> =>
      dataOf(
        await selectFiles()
          .eq('table_name', table)
          .eq('record_id', recordId)
          .order('kind', { ascending: false })
          .order('created_at')
          .abortSignal(signal),
      ) ?? [],
    enabled: table !== 'job_postings',
  });
}

export const sizeText = (bytes: number): string => fileSize(bytes, 'en');

export class WrongTypeError extends Error {
  override name = 'WrongTypeError';
}

export const readPdf = async (file: RecordFile): Promise<Uint8Array> =>
  (await readFile(file, { isDocument: true })).bytes;

export async function downloadFile(file: RecordFile): Promise<void> {
  // An applicant's document is a PDF or Word file; others can be anything but a program.
  const { bytes, name } = await readFile(file, { isDocument: file.kind !== null });
  saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
}

/** @throws WrongTypeError if an applicant's document is not what its name says */
async function readFile({ id }: RecordFile, { isDocument }: { isDocument: boolean }) {
  const response = await staff().rpc('read_record_file', { file_id: id });
  const { file_name: name, base64 } = dataOf(response) as { file_name: string; base64: string };
  const bytes = fromBase64(base64);
  if (isDocument && !(await matchesExtension(bytes, name))) throw new WrongTypeError();
  return { bytes, name };
}

/** Returns whether a file's content matches its extension, which decides the program that opens it. */
export async function matchesExtension(bytes: Uint8Array<ArrayBuffer>, fileName: string) {
  const kind = await kindOf(bytes);
  // Half a PDF is still one: what was stored can be downloaded.
  const extension = kind === 'incomplete' ? '.pdf' : kind;
  return extension.startsWith('.') && fileName.toLowerCase().endsWith(extension);
}
