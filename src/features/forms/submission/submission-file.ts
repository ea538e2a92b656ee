import type { SubmissionFile } from './outbox/types';

/** What tells one choice of files from another. */
export function fingerprint({ name, content }: SubmissionFile) {
  return content instanceof File
    ? [name, content.size, content.lastModified]
    : [name, content instanceof Blob ? content.size : content.byteLength];
}

/** Bytes outlast the place where a phone found the file. */
export async function readBytes(file: SubmissionFile): Promise<SubmissionFile> {
  if (!(file.content instanceof Blob)) return file;
  const bytes = await file.content.arrayBuffer().catch(() => undefined);
  return bytes ? { ...file, content: bytes } : file;
}

/** Null where the device's clock cannot be right: it must not cost the submission. */
export function secondsSince(moment: number): number | null {
  const seconds = Math.round((Date.now() - moment) / 1000);
  return seconds >= 0 && seconds <= 604_800 ? seconds : null;
}
