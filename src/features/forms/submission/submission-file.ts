import { withTimeLimit } from '@/lib/time-limit';
import type { SubmissionFile } from './outbox/types';

export function fingerprint({ name, content }: SubmissionFile) {
  return content instanceof File
    ? [name, content.size, content.lastModified]
    : [name, content instanceof Blob ? content.size : content.byteLength];
}

/** Bytes stay readable when the phone can no longer find the file. */
export async function readBytes(file: SubmissionFile): Promise<SubmissionFile> {
  if (!(file.content instanceof Blob)) return file;
  const bytes = await withTimeLimit(file.content.arrayBuffer()).catch(() => undefined);
  return bytes ? { ...file, content: bytes } : file;
}

/** Null when the moment is unknown or the device's clock must be wrong: that must not block the submission. */
export function secondsSince(moment: number | null): number | null {
  if (moment === null) return null;
  const seconds = Math.round((Date.now() - moment) / 1000);
  return seconds >= 0 && seconds <= 604_800 ? seconds : null;
}
