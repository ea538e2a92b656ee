import { kindOf } from '@/lib/file-kind/file-kind';

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

/** Decodes base64. @throws Error on invalid input. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  // For 5 MB, Uint8Array.from with a function takes a second, this loop a twentieth of that.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
