import PostalMime, { type Email } from 'postal-mime';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { bytesOf } from './mail-files.ts';
import { shortened } from './shortened.ts';

/** A mail server's report about a mail that it could not deliver (RFC 3464), or a complaint about one (RFC 5965). */
export interface DeliveryReport {
  kind: 'failed' | 'delayed' | 'complaint';
  /** Of the mail that it is about, as many as it names. */
  messageIds: string[];
  /** The server's words. */
  reason: string;
}

const statusTypes = ['message/delivery-status', 'message/feedback-report'];
const quotedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'];

export async function reportIn({ headers, attachments }: Email): Promise<DeliveryReport | null> {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type.trim())) return null;
  const partsOf = (types: string[]) =>
    attachments
      .filter(({ mimeType }) => types.includes(mimeType))
      .map(({ content }) => new TextDecoder().decode(bytesOf(content)).slice(0, 100_000));
  const status = partsOf(statusTypes)
    .join('\n')
    .replaceAll(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) =>
    normalizeLine(new RegExp(`^${name}[ \\t]*:(.*)$`, 'im').exec(status)?.[1] ?? '');
  const kind = kindOf(field('Action'), field('Feedback-Type'));
  if (!kind) return null;
  const quoted = await Promise.all(partsOf(quotedTypes).map((part) => PostalMime.parse(part)));
  const named = [field('Original-Message-ID'), ...quoted.map(({ messageId = '' }) => messageId)];
  return {
    kind,
    messageIds: [...new Set(named.flatMap((text) => text.match(/[^\s<>]+@[^\s<>]+/g) ?? []))],
    reason: shortened(
      field('Diagnostic-Code').replace(/^[a-z\d-]+\s*;\s*/i, '') || field('Status'),
      300,
    ),
  };
}

function kindOf(action: string, feedback: string): DeliveryReport['kind'] | undefined {
  if (/^failed\b/i.test(action)) return 'failed';
  if (/^delayed\b/i.test(action)) return 'delayed';
  return /^(?:abuse|fraud)\b/i.test(feedback) ? 'complaint' : undefined;
}
