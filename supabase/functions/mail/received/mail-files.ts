import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import type { Attachment } from 'postal-mime';

export interface MailFile {
  file_name: string;
  /** Base64. */
  content: string;
}

/** Logos of a signature come last, where too many files are left out. */
export function filesOf(attachments: Attachment[]): MailFile[] {
  return attachments
    .toSorted((one, other) => Number(isInline(one)) - Number(isInline(other)))
    .map((attachment) => ({
      file_name: normalizeLine((attachment.filename ?? '').slice(-500)) || nameFor(attachment),
      content: base64(attachment.content),
    }));
}

const isInline = ({ related, disposition }: Attachment) => related || disposition === 'inline';

const endings: Record<string, string> = {
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
};

function nameFor({ mimeType }: Attachment): string {
  const ending = endings[mimeType] ?? /\/([a-z\d]{2,5})$/.exec(mimeType)?.[1];
  return ending ? `file.${ending}` : 'file';
}

export function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function base64(content: Attachment['content']): string {
  const bytes = bytesOf(content);
  let binary = '';
  // more arguments would exceed the stack
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary);
}
