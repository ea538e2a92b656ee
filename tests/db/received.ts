import { asMailer } from './mail';
import type { Tx } from './transaction';

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
  asMailer(tx, async () => {
    const [row] = await tx`select receive_mail(${JSON.stringify(mail)}::text::jsonb) as became`;
    return row?.['became'] as string;
  });

/** The address to which a sender answers. */
export async function addressOf(tx: Tx, id: string) {
  const [row] = await tx`select reply_token as token from private.records where id = ${id}`;
  return `r.${row?.['token'] as string}@reply.example.com`;
}

export const mailsOf = (tx: Tx, id: string | null) => tx`
  select m.*, m.created_at as received_at, l.open from messages as m join messages_list as l using (id)
  where m.kind = 'received' and m.record_id is not distinct from ${id} order by m.created_at`;

export async function waitingSince(tx: Tx, id: string) {
  const [row] = await tx`select new_answer_at from private.records where id = ${id}`;
  return row?.['new_answer_at'] as Date | null;
}
