import { Buffer } from 'node:buffer';
import type { Attachment } from 'postal-mime';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';

export interface ReceivedFile {
  file_name: string;
  /** In base64. */
  content: string;
}

/** A file that was not kept; the staff area has a text for each problem. */
export interface Omission {
  file_name: string;
  size: number;
  problem: string;
}

/** Chooses the files to keep. Inline images, often logos, are the first to be left out. */
export function filesOf(attachments: Attachment[]): {
  files: ReceivedFile[];
  omissions: Omission[];
} {
  const files: ReceivedFile[] = [];
  const omissions: Omission[] = [];
  const sorted = attachments.toSorted((a, b) => Number(isInline(a)) - Number(isInline(b)));
  for (const attachment of sorted) {
    if (programTypes.test(attachment.mimeType)) continue;
    const bytes = contentBytes(attachment.content);
    const file_name =
      normalizeLine((attachment.filename ?? '').slice(-500)) || defaultNameOf(attachment);
    const problem = sealProblemOf(attachment, bytes);
    if (problem) omissions.push({ file_name, size: bytes.length, problem });
    else files.push({ file_name, content: base64Of(bytes) });
  }
  return { files, omissions };
}

const isInline = ({ related, disposition }: Attachment) => related || disposition === 'inline';

const programTypes =
  /\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-encrypted|delivery-status|disposition-notification)$/;
const pgpHeader = '-----BEGIN PGP MESSAGE';

function sealProblemOf({ mimeType, filename }: Attachment, bytes: Uint8Array): string | undefined {
  if (/\/(?:vnd\.)?ms-tnef$/.test(mimeType) || /^winmail\.dat$/i.test(filename ?? '')) {
    return 'winmail';
  }
  const isSealed =
    /\/(?:x-)?pkcs7-mime$/.test(mimeType) ||
    new TextDecoder().decode(bytes.subarray(0, 100)).trimStart().startsWith(pgpHeader);
  return isSealed ? 'sealed' : undefined;
}

const extensions: Record<string, string> = {
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
};

function defaultNameOf({ mimeType }: Attachment): string {
  const extension = extensions[mimeType] ?? /\/([a-z\d]{2,5})$/.exec(mimeType)?.[1];
  return extension ? `file.${extension}` : 'file';
}

export function contentBytes(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

export const base64Of = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, length).toString('base64');
