import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Noted } from '../records/record-list';

export interface RecordFile {
  id: string;
  /** Of an applicant's document. */
  kind: string | null;
  /** Null until the reply is sent; only its author sees the file until then. */
  reply_id: string | null;
  received_mail_id: string | null;
  file_name: string;
  media_type: string;
  size: number | null;
}

/** Files without their contents. */
export const filesOf = () =>
  staff()
    .from('record_files')
    .select('id, kind, reply_id, received_mail_id, file_name, media_type, size');

/** The files of a record, without their contents. */
export function recordFilesQuery({ table, recordId }: Noted) {
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
