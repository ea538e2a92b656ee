import { encodeText } from './encode-text';

/** A link that begins an e-mail. What cannot be encoded is left out. */
export function mailto(address: string, subject: string, body: string): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeText(subject)}&body=${encodeText(lines)}`;
}
