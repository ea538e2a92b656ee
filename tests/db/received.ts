import { asMailer } from './mail';
import { readValue, type Tx } from './transaction';

let mailCount = 0;

/** A mail as the function has read it. */
export const mailTo = (recipients: string[], overrides: object = {}) => ({
  key: `<${++mailCount}@mail.example.org>`,
  messageId: `<${mailCount}@mail.example.org>`,
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
});

export const receive = (tx: Tx, mail: object) =>
  asMailer(tx, () =>
    readValue<string>(tx`select receive_mail(${JSON.stringify(mail)}::text::jsonb)`),
  );

/** The address to which a sender answers. */
export const addressOf = (tx: Tx, id: string) =>
  readValue<string>(
    tx`select 'r.' || reply_token || '@reply.example.com' from private.records where id = ${id}`,
  );

export const mailsOf = (tx: Tx, id: string | null) => tx`
  select m.*, m.created_at as received_at, l.open from messages as m join messages_list as l using (id)
  where m.kind = 'received' and m.record_id is not distinct from ${id} order by m.created_at`;

export const waitingSince = (tx: Tx, id: string) =>
  readValue<Date | null>(tx`select new_answer_at from private.records where id = ${id}`);
