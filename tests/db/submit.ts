import postgres from 'postgres';
import { pdf } from '../support/document-builders';
import type { Row } from './tables';
import { actAs, tryStep, type Tx } from './transaction';

/** A file as the form sends it with an application. */
export interface SentFile {
  kind: string;
  file_name: string;
  /** base64 */
  content: string;
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

export const resume: SentFile = {
  kind: 'resume',
  file_name: 'resume.pdf',
  content: base64(pdf()),
};

/** Sends a submission the way its form does. */
export async function submit(tx: Tx, table: string, row: Row): Promise<{ count: number }> {
  if (table === 'career_applications') return apply(tx, row);
  return tx`insert into ${tx(table)} ${tx(row)}`;
}

/**
 * Sends an application with files; both can be malformed.
 * @throws PostgresError for the refusal that the function answers.
 */
export async function apply(tx: Tx, application: unknown, files: unknown = [resume]) {
  const rows = await tx<{ id: string | object }[]>`
    select public.submit_application(
      ${JSON.stringify(application)}::text::jsonb, ${JSON.stringify(files)}::text::jsonb
    ) as id
  `;
  const answer = rows[0]?.id;
  if (typeof answer === 'object') throw toPostgresError(answer as Record<string, string>);
  return rows;
}

const toPostgresError = ({ details, ...fields }: Record<string, string>) =>
  Object.assign(Object.create(postgres.PostgresError.prototype) as postgres.PostgresError, {
    ...fields,
    detail: details,
  });

/** Enters a lead as the admin; see `tryStep`. */
export const enterLead = (tx: Tx, table: string, record: Row, files: unknown = []) =>
  actAs(tx, 'admin', () =>
    tryStep(
      tx,
      (step) => step`
        select add_submission(
          ${table}, ${JSON.stringify(record)}::text::jsonb, ${JSON.stringify(files)}::text::jsonb
        ) as id
      `,
    ),
  );

/** Returns the reason of a refusal as `part: reason` and its message; null for an application that is stored. */
export async function readRefusal(tx: Tx, application: unknown, files: unknown) {
  try {
    await tx.savepoint((step) => Promise.resolve(apply(step, application, files)));
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PT400') throw error;
    const { field, reason } = JSON.parse(error.detail ?? '') as Record<'field' | 'reason', string>;
    return { why: `${field}: ${reason}`, message: error.message };
  }
  return null;
}

/** Returns `stored`, or what the refusal at a limit says. */
export async function storedOrLimit(tx: Tx, step: (tx: Tx) => Promise<unknown>) {
  try {
    await tx.savepoint(step);
    return 'stored';
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PGRST') throw error;
    const { code, details } = JSON.parse(error.message) as Record<'code' | 'details', string>;
    return { code, ...JSON.parse(error.detail ?? ''), ...JSON.parse(details) } as object;
  }
}
