import { kindOf } from '@/lib/file-kind/file-kind';

/** Whether a file is a document of the kind that its name ends with, which decides what opens it. */
export async function isWhatItSays(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<boolean> {
  const kind = await kindOf(bytes);
  return kind.startsWith('.') && fileName.toLowerCase().endsWith(kind);
}

/** The bytes of text in base64. @throws Error when it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  // Uint8Array.from with a function takes a second for 5 MB, this a twentieth.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
