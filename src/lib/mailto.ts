import { encodeText } from './encode-text';

export function mailto(address: string, subject: string, body: string): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeText(subject)}&body=${encodeText(lines)}`;
}
