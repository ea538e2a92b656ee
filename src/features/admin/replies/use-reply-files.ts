import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { replyLimits } from '@/content/facts/replies';
import { confirmBeforeLeaving } from '@/lib/ask-before-leaving';
import { base64 } from '@/lib/base64';
import { randomId } from '@/lib/random-id';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Noted } from '../records/record-list';
import { postRpc } from '../ui/post-rpc';
import { recordFilesQuery, type RecordFile } from '../ui/record-files';
import { useStaffQuery } from '../ui/staff-query';
import { useUnsaved } from '../ui/unsaved';

const { files: texts } = adminSending;

export interface Upload {
  id: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  problem?: keyof typeof texts.problems;
}

const isUnsent = ({ kind, reply_id, received_mail_id }: RecordFile) =>
  kind === null && reply_id === null && received_mail_id === null;

/** The files of a reply: those that the server keeps for a day until it is sent, and those on their way there. */
export function useReplyFiles(noted: Noted) {
  const client = useQueryClient();
  const query = recordFilesQuery(noted);
  const stored = (useStaffQuery(query).data ?? []).filter(isUnsent);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState<string>();
  const removed = useRef(new Set<string>());
  const input = useRef<HTMLInputElement>(null);
  const isUploading = uploads.some(({ problem: found }) => !found);

  useUnsaved(uploads.length > 0);
  useEffect(() => (uploads.length > 0 ? confirmBeforeLeaving() : undefined), [uploads.length]);

  const change = (id: string, to: (upload: Upload) => Upload) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? to(upload) : upload)));
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const setStored = (to: (files: RecordFile[]) => RecordFile[]) =>
    client.setQueryData(query.queryKey, (files) => files && to(files));

  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey });

  async function start({ id, file }: Pick<Upload, 'id' | 'file'>) {
    const found = await uploadFile(noted, { id, file }, (share) =>
      change(id, (upload) => ({ ...upload, share })),
    );
    if (found) return change(id, (upload) => ({ ...upload, problem: found }));
    if (removed.current.has(id)) return void deleteFile(id).catch(() => undefined);
    const { name: file_name, size } = file;
    const fresh = { id, kind: null, reply_id: null, received_mail_id: null };
    setStored((files) => [...files, { ...fresh, file_name, size }]);
    drop(id);
    refresh();
  }

  function add(files: readonly File[]) {
    let number = stored.length + uploads.length;
    let bytes = [...stored, ...uploads.map(({ file }) => file)].reduce(
      (sum, { size }) => sum + (size ?? 0),
      0,
    );
    const refused: string[] = [];
    for (const file of files) {
      if (file.size === 0) refused.push(texts.empty(file.name));
      else if (number >= replyLimits.files) refused.push(texts.tooMany(file.name));
      else if (bytes + file.size > replyLimits.fileBytes) refused.push(texts.tooLarge(file.name));
      else {
        number += 1;
        bytes += file.size;
        const upload = { id: randomId(), file, share: 0 };
        setUploads((all) => [...all, upload]);
        void start(upload);
      }
    }
    setProblem(refused.join(' ') || undefined);
  }

  function retry(upload: Upload) {
    change(upload.id, ({ id, file }) => ({ id, file, share: 0 }));
    void start(upload);
  }

  function cancel(id: string) {
    removed.current.add(id);
    drop(id);
    setProblem(undefined);
  }

  async function remove(file: RecordFile) {
    setProblem(undefined);
    try {
      await deleteFile(file.id);
      setStored((files) => files.filter(({ id }) => id !== file.id));
    } catch {
      setProblem(texts.notRemoved(file.file_name));
    }
  }

  return {
    /** Where files are chosen. */
    input,
    stored,
    uploads,
    problem,
    add,
    retry,
    cancel,
    remove,
    /** What keeps the reply from being sent. */
    obstacle: isUploading ? texts.wait : uploads.length > 0 ? texts.unfinished : undefined,
  };
}

async function deleteFile(id: string) {
  dataOf(await staff().from('record_files').delete().eq('id', id));
}

/** Stores a file, once however often this is called with its id. Returns what kept it from being stored. */
async function uploadFile(
  { table, recordId }: Noted,
  { id, file }: Pick<Upload, 'id' | 'file'>,
  onProgress: (share: number) => void,
): Promise<Upload['problem']> {
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
