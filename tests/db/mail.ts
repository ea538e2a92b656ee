import { randomUUID } from 'node:crypto';
import { submit } from './submit';
import { submissions, type Row } from './tables';
import { become, people, readValue, type Tx } from './transaction';

export interface ClaimedMail {
  id: string;
  /** In its Message-ID. */
  name: string;
  /** Lets its holder finish the mail, until another claims it. */
  lease: string;
  kind: string;
  locale: string;
  to: string;
  content: Record<string, unknown>;
}

/** Runs `work` as service_role, like the mail function, then continues as the owner. */
export async function asMailer<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await become(tx, 'owner');
  await tx`select set_config('role', 'service_role', true)`;
  const result = await work();
  await become(tx, 'owner');
  return result;
}

/** Plans mails and claims what is due; `more` says that it was not all. */
export function claim(tx: Tx, limit = 100): Promise<{ mails: ClaimedMail[]; more: boolean }> {
  return asMailer(tx, async () => {
    await tx`select public.plan_mails()`;
    return readValue(tx`select public.claim_mails(${limit})`);
  });
}

/** Claims what is due; returns the first mail of a kind. */
export async function claimOne(tx: Tx, kind: string): Promise<ClaimedMail> {
  const mail = (await claim(tx)).mails.find((one) => one.kind === kind);
  if (!mail) throw new Error(`no mail of the kind ${kind} is due`);
  return mail;
}

/** Says what became of a claimed mail. @returns whether its lease was still good */
export function finish(
  tx: Tx,
  { id, lease }: ClaimedMail,
  outcome: 'sent' | 'retry' | 'unavailable' | 'failed',
  { reason, retrySeconds }: { reason?: string; retrySeconds?: number } = {},
): Promise<boolean> {
  return asMailer(tx, () =>
    readValue(tx`
      select public.finish_mail(
        ${id}, ${lease}, ${outcome}, ${reason ?? null}, null, ${retrySeconds ?? null}, false
      )
    `),
  );
}

/** Sends what is due; returns the mails, or those of a kind. */
export async function sendAll(tx: Tx, kind?: string): Promise<ClaimedMail[]> {
  const sent: ClaimedMail[] = [];
  for (let more = true; more;) {
    const claimed = await claim(tx);
    more = claimed.more;
    for (const mail of claimed.mails) await finish(tx, mail, 'sent');
    sent.push(...claimed.mails);
  }
  return kind ? sent.filter((mail) => mail.kind === kind) : sent;
}

/** Submits as a visitor at the time `now()`; returns the id. */
export async function submitForm(tx: Tx, row: Row = {}, table = 'quote_requests'): Promise<string> {
  const id = randomUUID();
  const sample = submissions.find(({ name }) => name === table)?.row ?? {};
  await become(tx, 'anonymous');
  await submit(tx, table, { ...sample, seconds_to_fill: 40, ...row, id });
  await become(tx, 'owner');
  return id;
}

/** Submits as a visitor whose confirmation is sent, with the secret of its link. */
export async function addConfirmed(tx: Tx, row: Row = {}, table = 'quote_requests') {
  const id = await submitForm(tx, row, table);
  const [mail] = await sendAll(tx, 'acknowledgement');
  return { id, secret: String(mail?.content['secret']), content: mail?.content };
}

/** The admin's row in `mail_recipients`. */
export const adminRecipientId = (tx: Tx) =>
  readValue<string>(tx`select id from mail_recipients where user_id = ${people.admin.id}`);
