import type { Sql } from 'postgres';
import { postings, quotes, submissions } from './tables';
import { people, readValue, type Tx } from './transaction';

/** Ids of one series, which begin with its digit seven times and the place of the kind. */
const idSeries = (digit: string) => (kind: string) =>
  `${digit.repeat(7)}${submissions.findIndex(({ name }) => name === kind)}-0000-4000-8000-000000000001`;
/** For a record of the kind that others can be duplicates of, which tests add themselves. */
export const originalIdOf = idSeries('d');
/** Of the only record of the kind. */
export const submissionIdOf = idSeries('b');
export const quoteId = submissionIdOf(quotes.name);

/** For a second quote request, which tests add themselves. */
export const otherQuoteId = 'bbbbbbbb-0000-4000-8000-000000000002';

/** One posting per status. */
export const postingIds: Record<string, string> = {
  active: 'cccccccc-0000-4000-8000-000000000001',
  inactive: 'cccccccc-0000-4000-8000-000000000002',
  draft: 'cccccccc-0000-4000-8000-000000000003',
};

const HOUR_MS = 3_600_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
export const daysAgo = (days: number) => hoursAgo(24 * days);

/** A date, counted in days from the company's today. */
export const dayIn = (tx: Tx, days: number) =>
  readValue<string>(tx`select (private.today() + ${days}::integer)::text`);

/** The columns of a submission that the honeypot caught. */
export const trapped = { spam_suspected: true, spam_reason: 'honeypot' };

/** Adds a note as the current persona. */
export const addNote = (tx: Tx, table_name: string, record_id: string, more: object = {}) =>
  tx`insert into messages ${tx({ table_name, record_id, body: 'Called.', ...more })}`;

export async function addFixtures(sql: Sql): Promise<void> {
  for (const { id, email, isConfirmed } of Object.values(people)) {
    const confirmedAt = isConfirmed ? new Date() : null;
    await sql`
      insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, ${confirmedAt})
    `;
    await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
  }
  const { admin, formerAdmin } = people;
  await sql`insert into public.admin_users (user_id) values (${admin.id}), (${formerAdmin.id})`;
  await sql`delete from public.admin_users where user_id = ${formerAdmin.id}`;

  for (const { name, row } of submissions) {
    await sql`insert into public.${sql(name)} ${sql({ ...row, id: submissionIdOf(name) })}`;
  }
  // A single reply is due at once.
  await sql`update private.mail_settings set reply_wait = '0'`;
  for (const [status, id] of Object.entries(postingIds)) {
    await sql`insert into public.job_postings ${sql({ ...postings.row, id, status })}`;
  }
}
