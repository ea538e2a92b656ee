import { Buffer } from 'node:buffer';
import { readFileSync, readdirSync } from 'node:fs';
import { readMail, type ReceivedMail } from '../../supabase/functions/mail/received/read-mail.ts';
import { recipientsOf } from '../../supabase/functions/mail/received/recipients.ts';

const folder = new URL('./', import.meta.url);

export const mailNames = readdirSync(folder)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => name.slice(0, -'.eml'.length));

/** Reads a mail as it travels, with CRLF. */
export function readMailNamed(name: string): Promise<ReceivedMail> {
  const text = readFileSync(new URL(`${name}.eml`, folder), 'latin1');
  const raw = new Uint8Array(Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'));
  return readMail(raw, { recipients: recipientsOf(raw, []) });
}
