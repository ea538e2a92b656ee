import PostalMime, { addressParser, type Email } from 'postal-mime';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { filesOf, type MailFile } from './mail-files.ts';
import { isAutomatic } from './is-automatic.ts';
import { textsOf } from './mail-texts.ts';
import { shortened } from './shortened.ts';
import { reportIn, type DeliveryReport } from './delivery-report.ts';

/** What `receive_mail` stores. HTML is in none of it. */
export interface ReceivedMail {
  /** The same for every copy of this mail. */
  key: string;
  messageId: string | null;
  recipients: string[];
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** The text without what it quotes. */
  newText: string;
  /** The text was longer than what is kept. */
  textBytes: number | null;
  automatic: boolean;
  report: DeliveryReport | null;
  files: MailFile[];
}

/** Reads a raw mail. `envelope` names recipients that its headers may not. Rejects what is no mail. */
export async function readMail(raw: Uint8Array, envelope: string[] = []): Promise<ReceivedMail> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  if (!email.headers.some(({ key }) => ['from', 'received', 'to', 'return-path'].includes(key))) {
    throw new Error('This is no mail.');
  }
  const messageId = /^<[!-;=?-~]{1,250}>$/.exec(email.messageId?.trim() ?? '')?.[0] ?? null;
  const report = await reportIn(email);
  return {
    key: messageId ?? `sha256:${await hashOf(raw)}`,
    messageId,
    recipients: recipientsOf(email, envelope),
    from: senderOf(email),
    subject: shortened(normalizeLine(email.subject ?? ''), 300),
    ...textsOf(email),
    automatic: report !== null || isAutomatic(email),
    report,
    // those of a report quote our own mail
    files: report ? [] : filesOf(email.attachments),
  };
}

const recipientHeaders = new Set([
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
]);

function recipientsOf({ headers }: Email, envelope: string[]): string[] {
  const named = headers.filter(({ key }) => recipientHeaders.has(key)).map(({ value }) => value);
  const addresses = [...envelope, ...named].flatMap((text) => addressesIn(text));
  return [...new Set(addresses.map((address) => address.toLowerCase()))].slice(0, 500);
}

function addressesIn(text: string): string[] {
  return addressParser(text.slice(0, 50_000), { flatten: true }).flatMap(({ address }) =>
    address ? [shortened(normalizeLine(address), 320)] : [],
  );
}

function senderOf({ from, sender, returnPath }: Email): ReceivedMail['from'] {
  const one = [from, sender].flatMap((some) => some?.group ?? some ?? [])[0];
  const address = one?.address || addressesIn(returnPath ?? '')[0] || '';
  return {
    name: shortened(normalizeLine(one?.name ?? ''), 200),
    address: shortened(normalizeLine(address), 320),
  };
}

async function hashOf(raw: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(raw));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
