import { asMailer } from './mail';
import { readValue, type Tx } from './transaction';

let mailCount = 0;

/** A mail as the function has read it, with a Message-ID of its own. */
export function mailTo(recipients: string[], overrides: object = {}) {
  mailCount += 1;
  const messageId = `<${mailCount}@mail.example.org>`;
  return {
    key: messageId,
    messageId,
    recipients,
    from: { name: 'Ada Obi', address: 'ada@example.com' },
    subject: 'Re: Your request',
    text: 'Yes.\n\nOn Monday you wrote:\n> Shall we?',
    newText: 'Yes.',
    automatic: false,
    report: null,
    calendar: null,
    files: [],
    leftOut: [],
    ...overrides,
  };
}

/** @returns `stored`, `known` if it had come before, or `not assigned` to a record */
export const receive = (tx: Tx, mail: object) =>
  asMailer(tx, () =>
    readValue<string>(tx`select receive_mail(${JSON.stringify(mail)}::text::jsonb)`),
  );

/** The address to which the sender of a record answers. */
export const addressOf = (tx: Tx, recordId: string) =>
  readValue<string>(
    tx`select 'r.' || reply_token || '@reply.example.com' from private.records where id = ${recordId}`,
  );

/** The received mails of a record, or of none. */
export const mailsOf = (tx: Tx, recordId: string | null) => tx`
  select m.*, m.created_at as received_at, l.open from messages as m join messages_list as l using (id)
  where m.kind = 'received' and m.record_id is not distinct from ${recordId} order by m.created_at`;

/** When the oldest message came that nobody has dealt with. */
export const waitingSince = (tx: Tx, recordId: string) =>
  readValue<Date | null>(tx`select new_answer_at from private.records where id = ${recordId}`);
