/** What a file really is, and what it may be called on a reader's disk. */
import { adminDetail } from '@/content/en/admin-detail';
import { kindOf } from '@/lib/file-kind/file-kind';
import { tidyFileName } from '@/lib/file-kind/file-name';

const mediaTypes: Partial<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A file is offered under its name only if its content, its type and its name agree. */
export async function isWhatItSays(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  fileName: string,
): Promise<boolean> {
  const kind = await kindOf(bytes);
  return mediaTypes[kind] === mediaType && fileName.toLowerCase().endsWith(kind);
}

/** What Windows takes for a device, with whatever ending. */
const device = /^(?=(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$))/i;

/** A name that no system reads as more than a name: nothing invisible, nothing that Windows forbids. */
export function safeFileName(name: string): string {
  const tidied = tidyFileName(name)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(device, '_');
  const extension = /\.[a-z\d]{1,10}$/i.exec(tidied)?.[0] ?? '';
  const base = tidied.slice(0, tidied.length - extension.length);
  return ([...base].slice(0, 100).join('') || adminDetail.files.fallbackName) + extension;
}

/** The bytes of text in base64. @throws Error when it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  // Uint8Array.from with a function takes a second for 5 MB, this a twentieth.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
