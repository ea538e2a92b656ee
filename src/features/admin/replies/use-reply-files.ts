import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { replyLimits } from '@/content/facts/replies';
import { confirmBeforeLeaving } from '@/lib/confirm-before-leaving';
import { toBase64 } from '@/lib/base64';
import { randomId } from '@/lib/random-id';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordRef } from '../records/record-kind';
import { postRpc } from '../ui/post-rpc';
import { recordFilesQuery, type RecordFile } from '../ui/record-files';
import { useStaffQuery } from '../ui/staff-query';
import { useUnsaved } from '../ui/unsaved';

const { files: texts } = adminSending;

interface Upload {
  id: string;
  file: File;
  /** Why it was not stored; undefined while it is being uploaded. */
  problem?: keyof typeof texts.problems | undefined;
}

/** The files of a reply: stored ones, which the server keeps for a day until it is sent, and uploads. */
export function useReplyFiles(target: RecordRef) {
  const queryClient = useQueryClient();
  const query = recordFilesQuery(target);
  const stored = (useStaffQuery(query).data ?? []).filter(isUnsent);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState<string>();
  useUnsaved(uploads.length > 0);
  useEffect(() => (uploads.length > 0 ? confirmBeforeLeaving() : undefined), [uploads.length]);
  const dropUpload = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const updateStored = (change: (files: readonly RecordFile[]) => RecordFile[]) =>
    queryClient.setQueryData(query.queryKey, (files = []) => change(files));
  async function startUpload(file: File) {
    const id = randomId();
    setUploads((all) => [...all, { id, file }]);
    const failure = await storeFile(target, id, file);
    if (failure) {
      dropUpload(id);
      return setUploads((all) => [...all, { id, file, problem: failure }]);
    }
    const unsent = { id, kind: null, reply_id: null, received_mail_id: null };
    updateStored((files) => [...files, { ...unsent, file_name: file.name, size: file.size }]);
    dropUpload(id);
    return queryClient.invalidateQueries({ queryKey: query.queryKey });
  }
  function addFiles(files: readonly File[]) {
    const refusal = refusalOf(files, [...stored, ...uploads.map(({ file }) => file)]);
    setProblem(refusal);
    if (!refusal) for (const file of files) void startUpload(file);
  }
  async function removeFile(file: RecordFile) {
    setProblem(undefined);
    try {
      dataOf(await staff().from('record_files').delete().eq('id', file.id));
      updateStored((files) => files.filter(({ id }) => id !== file.id));
    } catch {
      setProblem(texts.notRemoved(file.file_name));
    }
  }
  return {
    stored,
    uploads,
    problem,
    addFiles,
    dropUpload,
    removeFile,
    /** A sentence about files that keep the reply from being sent. */
    obstacle: obstacleIn(uploads),
  };
}

function obstacleIn(uploads: readonly Upload[]): string | undefined {
  if (uploads.some(({ problem }) => !problem)) return texts.wait;
  return uploads.length > 0 ? texts.unfinished : undefined;
}

/** Returns why files are not added to those that are there; undefined if they are. */
function refusalOf(files: readonly File[], present: readonly { size: number }[]) {
  const emptyFile = files.find(({ size }) => size === 0);
  if (emptyFile) return texts.empty(emptyFile.name);
  const all = [...present, ...files];
  const totalBytes = all.reduce((sum, { size }) => sum + size, 0);
  const isTooMuch = all.length > replyLimits.files || totalBytes > replyLimits.fileBytes;
  return isTooMuch ? texts.tooMuch : undefined;
}

/** Stores a file; returns the problem if it was not stored. */
async function storeFile(
  { table, recordId }: RecordRef,
  id: string,
  file: File,
): Promise<Upload['problem']> {
  const content = await toBase64(file).catch(() => undefined);
  if (content === undefined) return 'unreadable';
  const { status, body } = await postRpc('store_reply_file', {
    id,
    table_name: table,
    record_id: recordId,
    file_name: file.name,
    content,
  });
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return 'full';
  return status === 400 && /"(program|type)"/.test(body) ? 'program' : 'failed';
}

const isUnsent = ({ kind, reply_id, received_mail_id }: RecordFile) =>
  kind === null && reply_id === null && received_mail_id === null;
