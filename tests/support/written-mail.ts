import { mergeFacts, type FactRow } from '@/content/facts/merge';
import { messageFrom, type MailMessage } from '../../supabase/functions/mail/message';
import type { QueuedMail, MailContent } from '../../supabase/functions/mail/mail-content';

export const id = '1a2b3c4d-0000-4000-8000-000000000001';

/** A submission as mails to staff name it. */
export const submission = {
  tableName: 'quote_requests' as const,
  recordId: id,
  reference: 'DR-1A2B3C4D',
  person: 'Ada Obi',
  company: 'Harmattan Mobile',
  replyTo: 'ada@example.com',
};

/** A message as the transports send it. */
export const plainMessage: MailMessage = {
  id,
  messageId: '<m1@mail.example.com>',
  from: { name: 'Deccan Reach', address: 'noreply@mail.example.com' },
  to: 'v0@example.com',
  subject: 'Hello',
  text: 'Hello.\n',
  headers: {},
};

/** Writes a mail of the queue; with `replyDomain`, senders answer to an address of their record. */
export function writeMail(
  mail: MailContent & { locale?: 'en' | 'fr'; name?: string },
  replyDomain?: string,
  factRows: readonly FactRow[] = [],
): MailMessage {
  const facts = mergeFacts(factRows);
  const write = messageFrom({
    facts,
    from: { name: facts.site.name, address: 'noreply@mail.example.com' },
    siteUrl: 'https://site.example/',
    functionUrl: 'https://project.example/functions/v1/mail',
    replyDomain,
  });
  const row = { id, name: id, lease: id, locale: 'en', to: 'to@example.com', ...mail };
  return write(row as QueuedMail);
}
