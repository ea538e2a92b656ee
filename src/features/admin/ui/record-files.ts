import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordRef } from '../records/record-kind';
import { fileSize } from '@/lib/format';
import { bytesOf } from '@/lib/base64';
import { kindOf } from '@/lib/file-kind/file-kind';
import { saveFile } from '@/lib/save-file';

type Row = Database['public']['Tables']['record_files']['Row'];

/** Of an applicant's document, a reply or a received mail. Before a reply is sent, only its author sees its files. */
export type RecordFile = Pick<
  Row,
  'id' | 'kind' | 'reply_id' | 'received_mail_id' | 'file_name' | 'size'
>;

/** Files without their contents. */
export const filesOf = () =>
  staff().from('record_files').select('id, kind, reply_id, received_mail_id, file_name, size');

/** The files of a record, without their contents. */
export function recordFilesQuery({ table, recordId }: RecordRef) {
  return queryOptions({
    queryKey: ['record_files', table, recordId],
    queryFn: async ({ signal }): Promise<RecordFile[]> =>
      dataOf(
        await filesOf()
          .eq('table_name', table)
          .eq('record_id', recordId)
          .order('kind', { ascending: false })
          .order('created_at')
          .abortSignal(signal),
      ) ?? [],
    enabled: table !== 'job_postings',
  });
}

export const sizeOf = (bytes: number): string => fileSize(bytes, 'en');

export class WrongType extends Error {
  override name = 'WrongType';
}

/** Reads a PDF, to be drawn in the page. */
export async function readPdf(file: RecordFile): Promise<Uint8Array> {
  return (await read(file, true)).bytes;
}

/** Downloads a file as untyped bytes. */
export async function downloadFile(file: RecordFile): Promise<void> {
  // An applicant's document is a PDF or Word file; others can be anything but a program.
  const { bytes, name } = await read(file, file.kind !== null);
  saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
}

/** Reads a file; a document's content has to be what its name says. */
async function read({ id }: RecordFile, isDocument: boolean) {
  const answer = await staff().rpc('read_record_file', { file_id: id });
  const { file_name: name, base64 } = dataOf(answer) as { file_name: string; base64: string };
  const bytes = bytesOf(base64);
  if (isDocument && !(await isWhatItSays(bytes, name))) throw new WrongType();
  return { bytes, name };
}

/** Returns whether a file's content matches its extension, which decides the program that opens it. */
export async function isWhatItSays(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<boolean> {
  const found = await kindOf(bytes);
  // Half a PDF is still one: what was stored can be downloaded.
  const kind = found === 'incomplete' ? '.pdf' : found;
  return kind.startsWith('.') && fileName.toLowerCase().endsWith(kind);
}
