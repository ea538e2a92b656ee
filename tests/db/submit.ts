import postgres from 'postgres';
import { pdf } from '../support/document-builders';
import type { Tx } from './personas';
import type { Row } from './tables';

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
export function submit(tx: Tx, table: string, row: Row) {
  if (table === 'career_applications') return apply(tx, row);
  return tx`insert into ${tx(table)} ${tx(row)}`;
}

/** Sends an application with files; both can be malformed. */
export function apply(tx: Tx, application: unknown, files: unknown = [resume]) {
  return tx`
    select public.submit_application(
      ${JSON.stringify(application)}::text::jsonb, ${JSON.stringify(files)}::text::jsonb
    ) as id
  `;
}

/** Returns the reason of a refusal as `part: reason` and its message. */
export async function refusal(tx: Tx, sent: unknown, files: unknown) {
  try {
    await tx.savepoint((step) => Promise.resolve(apply(step, sent, files)));
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PT400') throw error;
    const { field, reason } = JSON.parse(error.detail ?? '') as Record<'field' | 'reason', string>;
    return { why: `${field}: ${reason}`, message: error.message };
  }
  return null;
}
