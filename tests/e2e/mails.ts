import { existsSync, readFileSync } from 'node:fs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { LOCAL_REPLY_DOMAIN } from '../../supabase/embedded/settings.ts';
import { preview } from '../support/preview-server.ts';
import { sql } from './admin-support.ts';
import { expect } from './support.ts';

interface Mail {
  to: string;
  subject: string;
  link: string | null;
  text: string;
  /** Paths of its files. */
  files: string[];
}

/** Returns the mails that the preview server has sent to an address. */
export function mailsTo(email: string): Mail[] {
  // The first mail creates it.
  if (!existsSync(preview.mailLog)) return [];
  return readFileSync(preview.mailLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Mail)
    .filter((mail) => mail.to === email);
}

/** Lets the replies to a record leave before they have waited. */
export async function sendWaitingReplies(recordId: string): Promise<void> {
  const makeDue = () =>
    sql`update mails set due_at = now() where kind = 'reply' and record_id = ${recordId} and state = 'waiting' returning id`;
  await expect.poll(async () => (await makeDue()).length).toBeGreaterThan(0);
  await sql`select private.notify_mailer()`;
}

/** Answers the mails about a submission, as its sender does in a mail program. */
export async function answerByMail(recordId: string, mail: SendMailOptions): Promise<void> {
  const [record] = await sql`select reply_token from private.records where id = ${recordId}`;
  const port = Number(readFileSync(preview.mailPort, 'utf8'));
  await createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
    to: `r.${String(record?.['reply_token'])}@${LOCAL_REPLY_DOMAIN}`,
    ...mail,
  });
}
