import type { Email } from 'postal-mime';
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
const mostBytes = 20_000;
const longestValue = 1000;

export function reportIn({ headers, attachments }: Email): DeliveryReport | null {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type)) return null;
  const fields = (types: string[]) =>
    attachments
      .filter(({ mimeType }) => types.includes(mimeType))
      .flatMap(({ content }) => fieldsIn(bytesOf(content).subarray(0, mostBytes)));
  const status = fields(statusTypes);
  const field = (name: string) => status.find(([key]) => key === name)?.[1] ?? '';
  const kind = kindOf(field('action'), field('feedback-type'));
  if (!kind) return null;
  const quoted = fields(quotedTypes).filter(([key]) => key === 'message-id');
  const named = [field('original-message-id'), ...quoted.map(([, value]) => value)];
  return {
    kind,
    messageIds: [...new Set(named.flatMap((text) => text.split(/[\s<>]+/)))]
      .filter((word) => word.includes('@'))
      .slice(0, 20),
    reason: shortened(
      field('diagnostic-code').replace(/^[a-z\d-]{1,40}\s*;\s*/i, '') || field('status'),
      300,
    ),
  };
}

/** The header fields of a part, with lower-case names. */
function fieldsIn(part: Uint8Array): [string, string][] {
  const lines = new TextDecoder()
    .decode(part)
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/);
  return lines.slice(0, 500).flatMap((line): [string, string][] => {
    const end = line.indexOf(':');
    if (end < 0) return [];
    const value = normalizeLine(line.slice(end + 1, end + 1 + longestValue));
    return [[line.slice(0, end).trim().toLowerCase(), value]];
  });
}

function kindOf(action: string, feedback: string): DeliveryReport['kind'] | undefined {
  if (/^failed\b/i.test(action)) return 'failed';
  if (/^delayed\b/i.test(action)) return 'delayed';
  return /^(?:abuse|fraud)\b/i.test(feedback) ? 'complaint' : undefined;
}
