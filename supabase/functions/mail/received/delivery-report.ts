import type { Attachment, Email } from 'postal-mime';
import { maxAddressLength } from '../../../../src/lib/email-address.ts';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { shorten } from '../line.ts';
import { contentBytes } from './mail-files.ts';

/** A mail server's report about a mail that it could not deliver (RFC 3464), or a complaint about one (RFC 5965). */
export interface DeliveryReport {
  kind: 'failed' | 'delayed' | 'complaint';
  /** Message-IDs that the report names as the mail it is about. */
  messageIds: string[];
  /** The undeliverable address; empty if none is named. */
  recipient: string;
  /** The address will never accept mail. */
  permanent: boolean;
  reason: string;
}

type Fields = Partial<Record<string, string>>;

const statusTypes = ['message/delivery-status', 'message/feedback-report'];
const quotedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'];
const maxPartBytes = 20_000;
const maxValueLength = 1000;
const statusCode = /(?<![\d.])[45]\.[1-7]\.\d{1,3}(?!\.?\d)/;
/** 5.1.7 and 5.1.8 are about the sender. */
const noMailbox = /^5\.(?:1\.(?![78]$)\d{1,3}|2\.1)$/;

/** Returns whether the server's code means an unknown mailbox; undefined without a code. */
export function saysNoMailbox(diagnostic: string): boolean | undefined {
  const code = statusCode.exec(diagnostic.slice(0, 2 * maxValueLength))?.[0];
  return code === undefined ? undefined : noMailbox.test(code);
}

export const hasReportFormat = (email: Email) =>
  /^multipart\/report\b/i.test(headerOf(email, 'content-type')) ||
  headerOf(email, 'x-failed-recipients') !== '' ||
  isQmail(email);

export function reportIn(email: Email): DeliveryReport | null {
  const fieldBlocks = partsOf(email, statusTypes).flatMap((part) =>
    part.split(/\r?\n\r?\n/, 50).map(fieldsIn),
  );
  const fields =
    fieldBlocks.find((block) => kindOf(block) === 'failed') ??
    fieldBlocks.find(kindOf) ??
    fieldsOfText(email);
  const kind = fields && kindOf(fields);
  if (!kind) return null;
  const { status = '', 'diagnostic-code': diagnostic = '' } = fields;
  const recipient = fields['final-recipient'] ?? fields['original-rcpt-to'] ?? '';
  const [address = ''] = /[^\s<>;,]+@[^\s<>;,]+/.exec(recipient) ?? [];
  return {
    kind,
    messageIds: messageIdsIn(email),
    recipient: shorten(address.toLowerCase(), maxAddressLength),
    permanent: kind === 'failed' && saysNoMailbox(`${status} ${diagnostic}`) === true,
    reason: shorten(diagnostic.replace(/^[a-z\d-]{1,40}\s*;\s*/i, '') || status, 300),
  };
}

/** Returns the reply addresses of ours in the mail that a report quotes. */
export const replyAddressesIn = (email: Email): string[] =>
  [...quotedTextOf(email).matchAll(/\br\.[\da-z]{1,64}@[\w.-]{1,255}/g)]
    .slice(0, 5)
    .map(([address]) => address);

/** Reads reports of programs that write no fields: Exim, cPanel, qmail. */
function fieldsOfText(email: Email): Fields | undefined {
  const failed = headerOf(email, 'x-failed-recipients');
  if (!failed && !isQmail(email)) return undefined;
  const lines = (email.text ?? '').slice(0, maxPartBytes).split('\n');
  const recipient = failed || (lines.find((line) => /^<[^<>\s]{1,320}>:/.test(line)) ?? '');
  return {
    action: 'failed',
    'final-recipient': recipient.slice(0, maxValueLength),
    'diagnostic-code': normalizeLine(
      (lines.find((line) => statusCode.test(line)) ?? '').slice(0, maxValueLength),
    ),
  };
}

const partsOf = ({ attachments }: Email, types: string[]) =>
  attachments.filter(({ mimeType }) => types.includes(mimeType)).map(textOf);

const textOf = ({ content }: Attachment) =>
  new TextDecoder().decode(contentBytes(content).subarray(0, maxPartBytes));

const quotedTextOf = (email: Email) =>
  [...partsOf(email, quotedTypes), (email.text ?? '').slice(0, maxPartBytes)].join('\n');

function messageIdsIn(email: Email): string[] {
  const { inReplyTo = '', references = '' } = email;
  const quoted = [...quotedTextOf(email).matchAll(/^message-id:\s{0,9}<([^<>\s]{1,300})>/gim)];
  const ids = quoted.length > 0 ? quoted.map(([, id = '']) => id) : [inReplyTo, references];
  return [...new Set(ids.flatMap((text) => text.split(/[\s<>]+/)))]
    .filter((word) => word.includes('@'))
    .slice(0, 20);
}

function fieldsIn(block: string): Fields {
  const lines = block.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/, 500);
  return Object.fromEntries(
    lines.flatMap((line): [string, string][] => {
      const end = line.indexOf(':');
      if (end < 0) return [];
      const value = normalizeLine(line.slice(end + 1, end + 1 + maxValueLength));
      return [[line.slice(0, end).trim().toLowerCase(), value]];
    }),
  );
}

function kindOf(fields: Fields): DeliveryReport['kind'] | undefined {
  const { action = '', 'feedback-type': feedback = '' } = fields;
  if (/^failed\b/i.test(action)) return 'failed';
  if (/^delayed\b/i.test(action)) return 'delayed';
  return /^(?:abuse|fraud)\b/i.test(feedback) ? 'complaint' : undefined;
}

const headerOf = ({ headers }: Email, name: string) =>
  headers.find(({ key }) => key === name)?.value ?? '';

const isQmail = ({ text = '' }: Email) => /^\s{0,9}Hi\. This is the qmail-send/.test(text);
